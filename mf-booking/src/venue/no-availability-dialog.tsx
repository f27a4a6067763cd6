import { Link } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { inCountry } from '../search/search-address.ts';
import { AlternativeVenue } from './alternative-venue.tsx';
import { NearbyDays } from './nearby-days-list.tsx';
import styles from './no-availability-dialog.module.css';
import type { NoAvailabilityProps } from './no-availability-props.ts';

/** The venue is taken: other days, other venues, another search (spec/booking.md §4, §8). */
export const NoAvailabilityDialog = ({ venue, query, nearby, alternatives, onClose }: NoAvailabilityProps & { onClose: () => void }) => {
  const { t } = useTranslation('booking');
  const hasAlternatives = nearby.length + alternatives.length > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('venue.noAvailability.title', { name: venue.name })}
      description={t(hasAlternatives ? 'venue.noAvailability.text' : 'venue.noAvailability.textAlone')}
      closeLabel={t('search.close')}
      size="medium"
      footer={
        <div className={styles.ways}>
          <Link className={buttonClass()} to={paths.list(inCountry(query, venue.address.countryCode))}>
            {t('venue.noAvailability.list')}
          </Link>
          <Button variant="secondary" onClick={onClose}>
            {t('venue.noAvailability.change')}
          </Button>
        </div>
      }
    >
      <NearbyDays slug={venue.slug} nearby={nearby} />
      {alternatives.length > 0 ? (
        <div>
          <p className={styles.label}>{t('venue.alternatives.venues')}</p>
          <ul className={styles.venues}>
            {alternatives.map((alternative) => (
              <li key={alternative.slug}>
                <AlternativeVenue venue={alternative} query={query} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Dialog>
  );
};
