import type { Venue } from '@plenary/contracts/venue';
import { Skeleton } from '@plenary/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './big-event-section.module.css';

const BigEventForm = lazy(() => import('../big-event/big-event-form.tsx').then((module) => ({ default: module.BigEventForm })));

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
