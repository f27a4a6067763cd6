import { usePlatform, useTitle } from '@plenary/platform';
import { useLoaderData, useLocation } from '@plenary/platform/router';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { BookingPath } from '../booking-path/booking-path.tsx';
import { useSearch } from '../search/use-search.ts';
import { Amenities } from './amenities.tsx';
import { BigEventSection } from './big-event-section.tsx';
import { BookingCard } from './booking-card.tsx';
import { Features } from './features.tsx';
import { Figures } from './figures.tsx';
import { Gallery } from './gallery.tsx';
import { GettingThere } from './getting-there.tsx';
import { isPricedByHand } from './is-priced-by-hand.ts';
import type { VenueData } from './load-venue.ts';
import { PageSections } from './page-sections.tsx';
import { Promises } from './promises.tsx';
import { useSignInWhenRequired, useTracking } from './use-venue-effects.ts';
import { VenueHeader } from './venue-header.tsx';
import styles from './venue-page.module.css';
import { VenueRooms } from './venue-rooms.tsx';

/** A venue and its booking card (spec/booking.md §2 "Venue detail"). */
export const VenuePage = () => {
  const data = useLoaderData<VenueData>();
  return <VenueView key={data.venue.slug} data={data} />;
};

const VenueView = ({ data }: { data: VenueData }) => {
  const { t } = useTranslation('booking');
  const { language } = usePlatform();
  const { search: query } = useLocation();
  const { venue, outcome } = data;
  const fieldErrors = outcome?.type === 'form_errors' ? outcome.errors : undefined;
  const search = useSearch({ query, countryCode: venue.address.countryCode, fieldErrors });
  useTitle(t('venue.title', { name: venue.name, district: venue.address.district }));
  useTracking(outcome, venue);
  useSignInWhenRequired(outcome);
  return (
    <div className={styles.page}>
      {venue.unseen ? <Callout tone="warning" title={t(`venue.unseen.${venue.unseen}`)} /> : null}
      {venue.isRequestOnly || isPricedByHand(data) ? null : <BookingPath current="venue" />}
      <VenueHeader venue={venue} search={query} />
      <div className={styles.columns}>
        <Gallery venue={venue} />
        <div className={styles.booking}>
          <BookingCard data={data} query={query} search={search} />
        </div>
        <div className={styles.words}>
          <PageSections hasRooms={(venue.rooms ?? []).length > 0} />
          <p className={styles.description}>{venue.description[language]}</p>
          <VenueRooms venue={venue} outcome={outcome} query={query} search={search} />
          <Promises />
          <Figures venue={venue} />
          <Features venue={venue} />
          <Amenities />
          {isPricedByHand(data) ? <BigEventSection venue={venue} query={query} /> : null}
          <GettingThere venue={venue} />
        </div>
      </div>
    </div>
  );
};
