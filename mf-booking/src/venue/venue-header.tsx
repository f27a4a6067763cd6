import type { Venue } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Breadcrumb } from '@plenary/ui/breadcrumb';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { KeepVenue } from '../favourites/keep-venue.tsx';
import { listBehind } from '../filters/filter-address.ts';
import { paths } from '../paths.ts';
import { asksForAvailabilities } from '../search/search-address.ts';
import { mapAddress } from './map-links.ts';
import styles from './venue-header.module.css';

/** Path in the list of venues, name and address. */
export const VenueHeader = ({ venue, search }: { venue: Venue; search: string }) => {
  const { t } = useTranslation('booking');
  const { language, settings } = usePlatform();
  const { slug, name, themeName, address } = venue;
  const { street, zipCode, city, countryCode } = address;
  const behind = listBehind(search, countryCode);
  return (
    <header className={styles.header}>
      <Breadcrumb
        label={t('venue.breadcrumb')}
        items={[
          { id: 'home', content: <Link to={paths.list(asksForAvailabilities(search) ? behind : '')}>{t('venue.home')}</Link> },
          { id: 'country', content: <Link to={paths.list(behind)}>{t(`country.${countryCode}`)}</Link> },
          { id: 'venue', content: name },
        ]}
      />
      <div className={styles.row}>
        <h1 className={styles.name}>{name}</h1>
        <KeepVenue slug={slug} />
      </div>
      <p className={styles.place}>
        <span className={styles.theme}>{themeName[language]}</span>
        <a className={styles.address} href={mapAddress(address, settings)} target="_blank" rel="noreferrer">
          <Icon name="map-pin" size={20} />
          <span>
            {street}, {zipCode} {city}
            <span className="visually-hidden"> {t('venue.onMap')}</span>
          </span>
          <Icon name="external" size={16} />
        </a>
      </p>
    </header>
  );
};
