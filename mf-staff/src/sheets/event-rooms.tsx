import type { SheetEvent } from '@plenary/contracts/day-sheet';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import styles from './sheets.module.css';
import { useRoomWords } from './use-room-words.ts';

/** Rooms of an event with what is to be prepared in each, and a box to tick on paper. */
export const EventRooms = ({ event: { rooms }, name }: { event: SheetEvent; name: string }) => {
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
        {rooms.map((room) => (
          <tr key={room.key}>
            <td className={styles.hours} data-label={labels.hours}>
              {t('sheets.hours', { from: room.from, to: room.to })}
            </td>
            <th scope="row" className={styles.room}>
              {words.placeOf(room)}
              {room.title ? <span className={styles.soft}>{room.title}</span> : null}
            </th>
            <td data-label={labels.setUp}>{words.setUpOf(room.configuration)}</td>
            <td data-label={labels.people}>
              <span className={room.isOver ? styles.over : undefined}>{words.peopleOf(room)}</span>
            </td>
            <td data-label={labels.readyBy}>{room.readyBy}</td>
            <td data-label={labels.prepare}>
              <div className={styles.prepare}>
                <span className={styles.words}>{words.prepareFor(room)}</span>
                <span className={styles.box} aria-hidden="true" />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
