import { type SetUpUse, setUpList } from '@plenary/contracts/sheet-lists';
import { indexOf } from '@plenary/contracts/sheet-rooms';
import type { PaperVersions } from '@plenary/contracts/sheet-versions.schemas';
import type { SheetFact } from '@plenary/contracts/sheet-versions-terms';
import { useLoaderData } from '@plenary/platform/router';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { Changed, changedIn } from './changed.tsx';
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
      {(versions) => (
        <>
          <NoEvents data={data} isEmpty={rooms.length === 0} />
          {rooms.map((room) => (
            <section key={room.roomName} className={styles.meal}>
              <h2 className={styles.heading}>{words.placeOf(room)}</h2>
              <Uses uses={room.uses} name={words.placeOf(room)} versions={versions} />
            </section>
          ))}
        </>
      )}
    </SheetFrame>
  );
};

interface UsesProps {
  uses: readonly SetUpUse[];
  name: string;
  versions: PaperVersions | null;
}

const Uses = ({ uses, name, versions }: UsesProps) => {
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
        {uses.map(({ event, room, before }) => {
          const isChanged = changedIn(versions, event);
          const has = (...facts: SheetFact[]) => isChanged(room.place, facts, indexOf(room));
          return (
            <tr key={`${event.key} ${room.key}`}>
              <th scope="row">{room.readyBy}</th>
              <td className={styles.hours} data-label={labels.hours}>
                <Changed is={has('hours')}>{t('sheets.hours', { from: room.from, to: room.to })}</Changed>
              </td>
              <td data-label={labels.setUp}>
                <Changed is={has('setUp')}>
                  {before && before !== room.configuration
                    ? t('sheets.change', { before: words.setUpOf(before), after: words.setUpOf(room.configuration) })
                    : words.setUpOf(room.configuration)}
                </Changed>
              </td>
              <td data-label={labels.people}>
                <Changed is={has('people')}>
                  <span className={room.isOver ? styles.over : undefined}>{words.peopleOf(room)}</span>
                  {room.isOver ? <span className={styles.soft}>{words.overOf(room)}</span> : null}
                </Changed>
              </td>
              <td data-label={labels.prepare}>
                <div className={styles.prepare}>
                  <span className={styles.words}>
                    <Changed is={has('equipment', 'words')}>{words.prepareFor(room)}</Changed>
                  </span>
                  <span className={styles.box} aria-hidden="true" />
                </div>
              </td>
              <td data-label={labels.event}>
                <Changed is={has('room')}>{room.title || event.title || event.company || t('planning.somebody')}</Changed>
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
};
