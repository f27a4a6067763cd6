import type { Venue } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import styles from './getting-there.module.css';
import { groupByStation, railStations } from './group-stations.ts';
import { directionsAddress } from './map-links.ts';
import { StationList } from './station-list.tsx';
import { VenueOnMap } from './venue-on-map.tsx';

/** The address on a map, the way there, and every stop, bike and parking near by (spec/booking.md §2). */
export const GettingThere = ({ venue }: { venue: Venue }) => {
  const { t } = useTranslation('booking');
  const { settings } = usePlatform();
  const { address, coordinates, openingHours, transit, buses, bikeShareStations, parkings } = venue;
  const { street, zipCode, city, countryCode } = address;
  const rails = railStations(transit);
  const busStops = groupByStation(buses.map((bus) => ({ mode: 'busLine' as const, ...bus })));
  return (
    <section aria-labelledby="coming">
      <h2 id="coming">{t('venuePage.coming.title')}</h2>
      <div className={styles.place}>
        <address className={styles.address}>
          {street}, {zipCode} {city}
        </address>
        {openingHours ? <p className={styles.hours}>{t('venuePage.coming.hours', openingHours)}</p> : null}
        <a className={styles.itinerary} href={directionsAddress(coordinates, settings)} target="_blank" rel="noreferrer">
          {t('venuePage.coming.itinerary')}
          <span className="visually-hidden"> {t('venuePage.coming.newTab')}</span> <Icon name="external" size={16} />
        </a>
      </div>
      <div className={styles.map}>
        <VenueOnMap venue={venue} />
      </div>
      <div className={styles.ways}>
        {rails.length > 0 ? (
          <div>
            <h3 className={styles.way}>{t('venuePage.coming.rail')}</h3>
            <StationList stations={rails} country={countryCode} />
          </div>
        ) : null}
        {busStops.length > 0 ? (
          <div>
            <h3 className={styles.way}>{t('venuePage.coming.bus')}</h3>
            <StationList stations={busStops} country={countryCode} />
          </div>
        ) : null}
        {bikeShareStations.length > 0 ? (
          <div>
            <h3 className={styles.way}>{t('venuePage.coming.bike')}</h3>
            <ul className={styles.spots}>
              {bikeShareStations.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {parkings.length > 0 ? (
          <div>
            <h3 className={styles.way}>{t('venuePage.coming.car')}</h3>
            <ul className={styles.spots}>
              {parkings.map(({ name, street: parkingStreet, minutesToWalk }) => (
                <li key={`${name} ${parkingStreet}`}>
                  {name}{' '}
                  <span className={styles.detail}>
                    {parkingStreet} · {t('venuePage.coming.walk', { minutes: minutesToWalk })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  );
};
