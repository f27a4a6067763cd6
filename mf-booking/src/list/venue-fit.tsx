import { formatCount } from '@plenary/contracts/format';
import type { Fit } from '@plenary/contracts/venue-room';
import { usePlatform } from '@plenary/platform';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import styles from './venue-fit.module.css';

/** Why a venue fits a search: the plenary's room with its places, and where the other rooms lie. */
export const VenueFit = ({ fit: { plenary, roomsCount, floorsCount } }: { fit: Fit }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { name, area, configuration, people } = plenary;
  const room = area === undefined ? name : `${name}, ${t('card.fit.area', { area: formatCount(area, locale) })}`;
  const places = t('card.fit.places', { setUp: t(`search.configuration.${configuration}.name`), count: people });
  const lines = [`${room} · ${places}`];
  if (roomsCount > 1) lines.push(t(`card.fit.${floorsCount > 1 ? 'floors' : 'sameFloor'}`, { count: roomsCount, floors: floorsCount }));
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" size={16} />
          {line}
        </li>
      ))}
    </ul>
  );
};
