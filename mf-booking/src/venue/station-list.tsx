import type { CountryCode } from '@plenary/contracts/vocabulary';
import { useTranslation } from 'react-i18next';
import type { Station } from './group-stations.ts';
import { LineBadge } from './line-badge.tsx';
import type { RailMode } from './line-colours.ts';
import styles from './station-list.module.css';

interface Props {
  stations: readonly Station<{ mode: RailMode | 'busLine'; line: string }>[];
  country: CountryCode;
}

/** Stations with the badges of their lines and how far they are on foot. */
export const StationList = ({ stations, country }: Props) => {
  const { t } = useTranslation('booking');
  return (
    <ul className={styles.stations}>
      {stations.map(({ name, minutes, lines }) => (
        <li key={name} className={styles.station}>
          <ul className={styles.lines}>
            {lines.map(({ mode, line }) => (
              <li key={`${mode} ${line}`}>
                <LineBadge country={country} mode={mode} line={line} />
              </li>
            ))}
          </ul>
          <span className={styles.name}>{name}</span>
          <span className={styles.walk}>{t('venuePage.coming.walk', { minutes })}</span>
        </li>
      ))}
    </ul>
  );
};
