import { formatCount } from '@plenary/contracts/format';
import type { VenueCard } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import styles from './venue-fit.module.css';

type Fit = NonNullable<VenueCard['fit']>;

const useFitLines = () => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  return ({ plenary: { name, area, configuration, people }, roomsCount, floorsCount }: Fit): string[] => {
    const room = area === undefined ? name : `${name}, ${t('card.fit.area', { area: formatCount(area, locale) })}`;
    const places = t('card.fit.places', { setUp: t(`search.configuration.${configuration}.name`), count: people });
    const others = t(`card.fit.${floorsCount > 1 ? 'floors' : 'sameFloor'}`, { count: roomsCount, floors: floorsCount });
    return [`${room} · ${places}`, ...(roomsCount > 1 ? [others] : [])];
  };
};

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
