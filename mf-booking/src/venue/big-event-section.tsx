import type { Venue } from '@plenary/contracts/venue';
import { Skeleton } from '@plenary/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { requestIn } from './availability-outcome.ts';
import styles from './big-event-section.module.css';
import type { VenueData } from './load-venue.ts';

const BigEventForm = lazy(() => import('../big-event/big-event-form.tsx').then((module) => ({ default: module.BigEventForm })));

/** Whether the venue takes requests alone, or prices the search by hand. */
export const isPricedByHand = ({ venue, outcome }: VenueData): boolean => venue.isRequestOnly || requestIn(outcome) !== null;

/** The contact form on the page of a custom-priced venue (spec/booking.md §2 "Venue detail"). */
export const BigEventSection = ({ venue, query }: { venue: Venue; query: string }) => {
  const { t } = useTranslation('booking');
  return (
    <section className={styles.section} aria-labelledby="big-event">
      <h2 id="big-event">{t('bigEvent.headline', { venue: venue.name })}</h2>
      <p className={styles.lead}>{t('bigEvent.lead')}</p>
      <Suspense fallback={<Skeleton />}>
        <BigEventForm venue={venue} query={query} />
      </Suspense>
    </section>
  );
};
