import type { Venue } from '@plenary/contracts/venue';
import { useTitle } from '@plenary/platform';
import { Link, useLoaderData, useLocation } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { BigEventVenue } from './big-event-venue.tsx';
import styles from './confirmation-page.module.css';
import { NextSteps } from './next-steps.tsx';

/** Says that a demand has been sent (spec/booking.md §2 "Big-event demand … confirmation page"). */
export const ConfirmationPage = () => {
  const { t } = useTranslation('booking');
  const venue = useLoaderData<Venue>();
  const { search: query } = useLocation();
  useTitle(t('bigEvent.sent.title', { venue: venue.name }));
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <span className={styles.mark}>
          <Icon name="check" size={24} />
        </span>
        <h1>{t('bigEvent.sent.headline')}</h1>
        <p className={styles.lead}>{t('bigEvent.sent.text', { venue: venue.name })}</p>
        <NextSteps />
        <Link className={buttonClass({ size: 'large' })} to={paths.list()}>
          {t('bigEvent.sent.home')}
        </Link>
      </div>
      <BigEventVenue venue={venue} query={query} />
    </div>
  );
};
