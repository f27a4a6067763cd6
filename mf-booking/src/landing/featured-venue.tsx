import type { VenueCard } from '@plenary/contracts/venue';
import { Link } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { VenueCover } from '../cover/venue-cover.tsx';
import { FromPrice } from '../credits/from-price.tsx';
import { paths } from '../paths.ts';
import styles from './landing.module.css';

/** A venue of the list with its price, beside the promise. */
export const FeaturedVenue = ({ venue, search }: { venue: VenueCard; search: string }) => {
  const { t } = useTranslation('booking');
  const { slug, name, address, features, fromPrice } = venue;
  return (
    <div className={styles.featured}>
      <VenueCover venue={venue} ratio="fill" sizes="(width >= 64rem) 36rem, 1px" />
      <div className={styles.card}>
        <Link className={styles.venue} to={paths.venue(slug, search)}>
          {name}
        </Link>
        <span className={styles.text}>{`${address.district}\u00a0· ${t('card.capacity', { count: features.capacity })}`}</span>
        <FromPrice cents={fromPrice} />
        <span className={`${styles.text} ${styles.included}`}>{t('landing.included')}</span>
      </div>
    </div>
  );
};
