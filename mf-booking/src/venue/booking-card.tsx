import { Card } from '@plenary/ui/card';
import { useTranslation } from 'react-i18next';
import type { Search } from '../search/use-search.ts';
import styles from './booking-card.module.css';
import { BookingSearch } from './booking-search.tsx';
import type { VenueData } from './load-venue.ts';
import { RequestOnly } from './request-only.tsx';

interface Props {
  data: VenueData;
  /** Query with the search. */
  query: string;
  search: Search;
}

/** The booking card (spec/booking.md §2): search and what came of it; a request-only venue has no price form (§6). */
export const BookingCard = ({ data, query, search }: Props) => {
  const { t } = useTranslation('booking');
  const { venue } = data;
  return (
    <Card as="section" tone="raised" aria-labelledby="booking">
      <div className={styles.card}>
        <h2 id="booking" className={styles.heading}>
          {t('venue.card.title', { name: venue.name })}
        </h2>
        {venue.isRequestOnly ? <RequestOnly data={data} query={query} /> : <BookingSearch data={data} query={query} search={search} />}
      </div>
    </Card>
  );
};
