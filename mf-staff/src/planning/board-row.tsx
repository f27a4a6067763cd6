import type { Planning } from '@plenary/contracts/planning.schemas';
import type { PointerEvent } from 'react';
import styles from './board.module.css';
import { halves, type Slot } from './board-slots.ts';
import type { BoardWords } from './board-words.ts';
import { type ChosenSlot, RoomDay } from './room-day.tsx';
import type { ShownDay } from './use-shown-days.ts';

interface Props {
  room: Planning['rooms'][number];
  /** Zero-based. */
  row: number;
  days: readonly ShownDay[];
  /** CSS pixels of all days, drawn or not. */
  width: number;
  words: BoardWords;
  /** The slots that blocks hold. */
  blocked: ReadonlyMap<string, Slot>;
  /** The column that Tab reaches; undefined: it is in another row. */
  stopColumn: number | undefined;
  onOpen: (chosen: ChosenSlot) => void;
  onGrab: (event: PointerEvent<HTMLElement>, chosen: ChosenSlot) => void;
  /** Begins a quote on a day. */
  /** Undefined: its reader begins no quotes. */
  onBegin: ((day: string) => void) | undefined;
  /** Local day of the venue: what is before it begins no more. */
  today: string;
}

/** The zero-based half of the day in a column; undefined: the column belongs to another day. */
const halfAt = (firstColumn: number, column: number | undefined): number | undefined =>
  column !== undefined && column >= firstColumn && column < firstColumn + halves.length ? column - firstColumn : undefined;

/** A room and its days in sight. */
export const BoardRow = ({ room, row, days, width, words, blocked, stopColumn, onOpen, onGrab, onBegin, today }: Props) => (
  <div role="row" className={styles.row} aria-rowindex={row + 2}>
    <div role="rowheader" className={styles.room} aria-colindex={1}>
      <span className={styles.roomName}>{room.name}</span>
      <span className={styles.roomKind}>{words.roomFacts(room)}</span>
    </div>
    <div className={styles.days} style={{ width }}>
      {days.map(({ day, dayName, start, slots, hasFailed, column, isClosed, lunches }) => (
        <RoomDay
          key={day}
          roomId={room.id}
          roomName={room.name}
          row={row}
          day={day}
          dayName={dayName}
          words={words}
          column={column}
          start={start}
          isClosed={isClosed}
          slots={slots}
          hasFailed={hasFailed}
          lunches={room.category === 'Restaurant' ? lunches : undefined}
          blocked={blocked}
          stop={halfAt(column, stopColumn)}
          onOpen={onOpen}
          onGrab={onGrab}
          onBegin={room.category !== 'Restaurant' && day >= today ? onBegin : undefined}
        />
      ))}
    </div>
  </div>
);
