import type { VenueCard } from '@plenary/contracts/venue';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { useFitLines } from '../search/use-fit-lines.ts';
import styles from './venue-fit.module.css';

/** Why a venue fits a search: the plenary's room with its places, and where the other rooms lie. Then its nearest station. */
export const VenueFit = ({ fit, facts }: Pick<VenueCard, 'fit' | 'facts'>) => {
  const { t } = useTranslation('booking');
  const fitLines = useFitLines();
  const lines = fit ? fitLines(fit) : [];
  const station = facts?.station;
  if (lines.length === 0 && !station) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" size={16} />
          {line}
        </li>
      ))}
      {station ? (
        <li className={styles.way}>
          <Icon name="map-pin" size={16} />
          {t('card.station', { lines: station.lines.join(', '), station: station.name, count: station.minutesToWalk })}
        </li>
      ) : null}
    </ul>
  );
};
