import type { VenueCard } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { VenueCover } from '../cover/venue-cover.tsx';
import { PriceFigure } from '../credits/price-figure.tsx';
import { paths } from '../paths.ts';
import styles from './alternative-venue.module.css';

/** Another venue that is free, as one row; the whole row is its link. */
export const AlternativeVenue = ({ venue, query }: { venue: VenueCard; query: string }) => {
  const { t } = useTranslation('booking');
  const { language } = usePlatform();
  const { slug, name, themeName, address, price } = venue;
  return (
    <Link className={styles.row} to={paths.venue(slug, query)}>
      <span className={styles.picture}>
        <VenueCover venue={venue} ratio="1/1" sizes="4rem" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {themeName[language]} · {address.district}
        </span>
      </span>
      {price?.type === 'standard' ? <PriceFigure cents={price.amount} size="small" suffix={t('venue.card.excludingVat')} /> : null}
      {price?.type === 'custom' ? <span>{t('price.custom')}</span> : null}
    </Link>
  );
};
