import type { VenueCard } from '@plenary/contracts/venue';
import { useTranslation } from 'react-i18next';
import styles from './list-page.module.css';

interface Props {
  /** All venues of the answer. */
  venues: readonly VenueCard[];
  /** How many of them the filters leave. */
  shownCount: number;
}

/** How many of the venues found have a price, how many answer on request, and how many the filters leave. */
export const PriceCounts = ({ venues, shownCount }: Props) => {
  const { t } = useTranslation('booking');
  const countOf = (type: 'standard' | 'custom') => venues.filter(({ price }) => price?.type === type).length;
  const counts = [
    { name: 'priced', count: countOf('standard') },
    { name: 'onRequest', count: countOf('custom') },
  ] as const;
  const texts = counts.filter(({ count }) => count > 0).map(({ name, count }) => t(`list.${name}`, { count }));
  if (shownCount < venues.length) texts.push(t('list.shown', { count: shownCount, total: venues.length }));
  return texts.length > 0 ? <p className={styles.counts}>{texts.join(' · ')}</p> : null;
};
