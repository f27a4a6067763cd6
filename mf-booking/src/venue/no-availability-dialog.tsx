import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useTranslation } from 'react-i18next';
import { listBehind } from '../filters/filter-address.ts';
import { paths } from '../paths.ts';
import { isBookedByOthers, reasonText } from '../search/reason-text.ts';
import { AlternativeVenue } from './alternative-venue.tsx';
import { NearbyDays } from './nearby-days-list.tsx';
import styles from './no-availability-dialog.module.css';
import type { NoAvailabilityProps } from './no-availability-props.ts';
import { OtherSearches } from './other-searches.tsx';

/** Why the venue cannot be had, and what can: other days, other searches, other venues (spec/booking.md §4, §8). */
export const NoAvailabilityDialog = (props: NoAvailabilityProps & { onClose: () => void }) => {
  const { venue, query, nearby, alternatives, reason, onClose } = props;
  const { t } = useTranslation('booking');
  const { language, locale } = usePlatform();
  const { venues } = alternatives;
  const hasAlternatives = nearby.length + venues.length > 0;
  const text = reason
    ? reasonText(reason, { t, language, locale })
    : t(hasAlternatives ? 'venue.noAvailability.text' : 'venue.noAvailability.textAlone');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isBookedByOthers(reason) ? 'venue.noAvailability.title' : 'venue.noAvailability.titleUnfit', { name: venue.name })}
      description={text}
      closeLabel={t('search.close')}
      size="medium"
      footer={
        <div className={styles.ways}>
          <Link className={buttonClass()} to={paths.list(listBehind(query, venue.address.countryCode))}>
            {t('venue.noAvailability.list')}
          </Link>
          <Button variant="secondary" onClick={onClose}>
            {t('venue.noAvailability.change')}
          </Button>
        </div>
      }
    >
      <NearbyDays slug={venue.slug} nearby={nearby} />
      <OtherSearches venue={venue} query={query} alternatives={alternatives} />
      {venues.length > 0 ? (
        <div>
          <p className={styles.label}>{t('venue.alternatives.venues')}</p>
          <ul className={styles.venues}>
            {venues.map((alternative) => (
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
