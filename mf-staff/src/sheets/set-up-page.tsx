import { type SetUpUse, setUpList } from '@plenary/contracts/sheet-lists';
import { useLoaderData } from '@plenary/platform/router';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import type { SheetData } from './load-sheet.ts';
import { NoEvents } from './no-events.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import styles from './sheets.module.css';
import { useRoomWords } from './use-room-words.ts';

/** Room by room what has to stand there, from when until when (design: desk D15). */
export const SetUpPage = () => {
  const data = useLoaderData<SheetData>();
  const words = useRoomWords();
  const rooms = setUpList(data.events);
  return (
    <SheetFrame data={data} list="set-up">
      <NoEvents data={data} isEmpty={rooms.length === 0} />
      {rooms.map((room) => (
        <section key={room.roomName} className={styles.meal}>
          <h2 className={styles.heading}>{words.placeOf(room)}</h2>
          <Uses uses={room.uses} name={words.placeOf(room)} />
        </section>
      ))}
    </SheetFrame>
  );
};

const Uses = ({ uses, name }: { uses: readonly SetUpUse[]; name: string }) => {
  const { t } = useTranslation('staff');
  const words = useRoomWords();
  const columns = (['readyBy', 'hours', 'setUp', 'people', 'prepare', 'event'] as const).map((id) => ({
    id,
    label: t(`sheets.columns.${id}`),
  }));
  const labels = Object.fromEntries(columns.map(({ id, label }) => [id, label]));
  return (
    <DataTable caption={name} isCaptionHidden isStacked density="dense">
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
        {uses.map(({ event, room, before }) => (
          <tr key={`${event.key} ${room.key}`}>
            <th scope="row">{room.readyBy}</th>
            <td className={styles.hours} data-label={labels.hours}>
              {t('sheets.hours', { from: room.from, to: room.to })}
            </td>
            <td data-label={labels.setUp}>
              {before && before !== room.configuration
                ? t('sheets.change', { before: words.setUpOf(before), after: words.setUpOf(room.configuration) })
                : words.setUpOf(room.configuration)}
            </td>
            <td data-label={labels.people}>
              <span className={room.isOver ? styles.over : undefined}>{words.peopleOf(room)}</span>
            </td>
            <td data-label={labels.prepare}>
              <div className={styles.prepare}>
                <span className={styles.words}>{words.prepareFor(room)}</span>
                <span className={styles.box} aria-hidden="true" />
              </div>
            </td>
            <td data-label={labels.event}>{room.title || event.title || event.company || t('planning.somebody')}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
