import type { CountryOffer } from '@plenary/contracts/booking.schemas';
import { Link } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { VenueCover } from '../cover/venue-cover.tsx';
import { FromPrice } from '../credits/from-price.tsx';
import { paths } from '../paths.ts';
import styles from './landing.module.css';

/** The network by its cities: each begins the list of its country. */
export const Cities = ({ countries }: { countries: readonly CountryOffer[] }) => {
  const { t } = useTranslation('booking');
  const count = countries.reduce((sum, { venueCount }) => sum + venueCount, 0);
  return (
    <section aria-labelledby="cities" className={styles.how}>
      <h2 id="cities" className={styles.title}>
        {t('cities.title', { count })}
      </h2>
      <ul className={styles.cities}>
        {countries.map(({ countryCode, city, venueCount, fromPrice, cover }) => (
          <li key={countryCode}>
            <Link className={styles.city} to={paths.list(`?countryCode=${countryCode}`)}>
              <VenueCover venue={cover} ratio="3/2" sizes="(width >= 64rem) 26rem, 100vw" />
              <span className={styles.name}>{city}</span>
              <span className={styles.text}>{t('cities.venues', { count: venueCount })}</span>
              <FromPrice cents={fromPrice} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
