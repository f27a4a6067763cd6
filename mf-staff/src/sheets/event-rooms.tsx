import type { SheetEvent } from '@plenary/contracts/day-sheet';
import { indexOf } from '@plenary/contracts/sheet-rooms';
import type { SheetFact } from '@plenary/contracts/sheet-versions-terms';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { Changed, type IsChanged } from './changed.tsx';
import styles from './sheets.module.css';
import { useRoomWords } from './use-room-words.ts';

interface Props {
  event: SheetEvent;
  name: string;
  /** What the sheet marks. */
  isChanged: IsChanged;
}

/** Rooms of an event with what is to be prepared in each, and a box to tick on paper. */
export const EventRooms = ({ event: { rooms }, name, isChanged }: Props) => {
  const { t } = useTranslation('staff');
  const words = useRoomWords();
  if (rooms.length === 0) return null;
  const columns = (['hours', 'room', 'setUp', 'people', 'readyBy', 'prepare'] as const).map((id) => ({
    id,
    label: t(`sheets.columns.${id}`),
  }));
  const labels = Object.fromEntries(columns.map(({ id, label }) => [id, label]));
  return (
    <DataTable caption={t('sheets.roomsOf', { name })} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          {columns.map(({ id, label }) => (
            <th key={id} scope="col" className={styles[id]}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rooms.map((room) => {
          const has = (...facts: SheetFact[]) => isChanged(room.place, facts, indexOf(room));
          return (
            <tr key={room.key}>
              <td className={styles.hours} data-label={labels.hours}>
                <Changed is={has('hours')}>{t('sheets.hours', { from: room.from, to: room.to })}</Changed>
              </td>
              <th scope="row" className={styles.room}>
                <Changed is={has('room')}>{words.placeOf(room)}</Changed>
                {room.title ? <span className={styles.soft}>{room.title}</span> : null}
              </th>
              <td data-label={labels.setUp}>
                <Changed is={has('setUp')}>{words.setUpOf(room.configuration)}</Changed>
              </td>
              <td data-label={labels.people}>
                <Changed is={has('people')}>
                  <span className={room.isOver ? styles.over : undefined}>{words.peopleOf(room)}</span>
                  {room.isOver ? <span className={styles.soft}>{words.overOf(room)}</span> : null}
                </Changed>
              </td>
              <td data-label={labels.readyBy}>{room.readyBy}</td>
              <td data-label={labels.prepare}>
                <div className={styles.prepare}>
                  <span className={styles.words}>
                    <Changed is={has('equipment', 'words')}>{words.prepareFor(room)}</Changed>
                  </span>
                  <span className={styles.box} aria-hidden="true" />
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
};
