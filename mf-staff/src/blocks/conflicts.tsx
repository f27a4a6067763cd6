import { formatDay } from '@plenary/contracts/format';
import { moveRooms } from '@plenary/contracts/room-moves.endpoints';
import type { SlotConflict } from '@plenary/contracts/slot-conflict';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeedButton } from '../desk/permitted.tsx';
import { paths } from '../paths.ts';
import styles from './blocks.module.css';

interface Props {
  conflicts: readonly SlotConflict[];
  nameOf: (roomId: string) => string;
  /** Begins to move a booking out of the way. */
  onMove?: (conflict: SlotConflict) => void;
}

/** Half-days and lunches that something else holds, with the way to its quote. */
export const Conflicts = ({ conflicts, nameOf, onMove }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <ul className={styles.conflicts}>
      {conflicts.map((conflict) => {
        const { roomId, day, half, by, lunch } = conflict;
        const held = lunch
          ? [t(`blocks.lunch.${lunch.service}`, { count: lunch.seats }), formatDay(day, locale)]
          : [nameOf(roomId), formatDay(day, locale), t(`planning.halves.${half}`)];
        const what = [...held, t(`blocks.by.${by.kind}`)].join(', ');
        return (
          <li key={`${roomId} ${day} ${half} ${by.id} ${lunch?.service}`}>
            {what} {by.quoteId ? <DeskLink to={paths.quote(by.quoteId)}>{t('planning.toQuote')}</DeskLink> : null}{' '}
            {onMove && by.quoteId && !lunch ? (
              <DeedButton by={moveRooms} variant="quiet" size="small" onClick={() => onMove(conflict)}>
                {t('roomMoves.open')} <span className="visually-hidden">{what}</span>
              </DeedButton>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
};
