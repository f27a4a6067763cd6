import { formatDay } from '@plenary/contracts/format';
import type { SlotConflict } from '@plenary/contracts/slot-conflict';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from './blocks.module.css';

interface Props {
  conflicts: readonly SlotConflict[];
  nameOf: (roomId: string) => string;
}

/** Half-days that something else holds, with the way to its quote. */
export const Conflicts = ({ conflicts, nameOf }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <ul className={styles.conflicts}>
      {conflicts.map(({ roomId, day, half, by }) => (
        <li key={`${roomId} ${day} ${half}`}>
          {[nameOf(roomId), formatDay(day, locale), t(`planning.halves.${half}`), t(`blocks.by.${by.kind}`)].join(', ')}{' '}
          {by.quoteId ? <Link to={paths.quote(by.quoteId)}>{t('planning.toQuote')}</Link> : null}
        </li>
      ))}
    </ul>
  );
};
