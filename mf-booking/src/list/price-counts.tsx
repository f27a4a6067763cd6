import type { VenueCard } from '@plenary/contracts/venue';
import { useTranslation } from 'react-i18next';
import styles from './list-page.module.css';

/** How many of the venues found have a price, and how many answer on request. */
export const PriceCounts = ({ venues }: { venues: readonly VenueCard[] }) => {
  const { t } = useTranslation('booking');
  const countOf = (type: 'standard' | 'custom') => venues.filter(({ price }) => price?.type === type).length;
  const counts = [
    { name: 'priced', count: countOf('standard') },
    { name: 'onRequest', count: countOf('custom') },
  ] as const;
  const texts = counts.filter(({ count }) => count > 0).map(({ name, count }) => t(`list.${name}`, { count }));
  return <p className={styles.counts}>{texts.join(' · ')}</p>;
};
