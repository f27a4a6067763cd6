import { type CSSProperties, memo, type PointerEvent } from 'react';
import { customerName } from '../desk/deal-name.ts';
import styles from './board.module.css';
import { barLength, type DayLunches, type Half, halves, type Slot, slotAt } from './board-slots.ts';
import type { BoardWords } from './board-words.ts';

export interface ChosenSlot {
  roomId: string;
  roomName: string;
  day: string;
  half: Half;
  slot: Slot;
}

interface Props {
  roomId: string;
  roomName: string;
  row: number;
  day: string;
  /** Formatted text, for screen readers. */
  dayName: string;
  words: BoardWords;
  /** Zero-based column of its first half. */
  column: number;
  /** CSS pixels from the board's first day. */
  start: number;
  isClosed: boolean;
  /** The held slots around that day; undefined until they are known. */
  slots: ReadonlyMap<string, Slot> | undefined;
  /** Whether it was last asked for in vain. */
  hasFailed: boolean;
  /** Covers of the day, for the restaurant: its first two cells are the sittings. */
  lunches: DayLunches | undefined;
  /** The slots that blocks hold. */
  blocked: ReadonlyMap<string, Slot>;
  /** The zero-based half that Tab reaches; undefined if it is in another day or room. */
  stop: number | undefined;
  onOpen: (chosen: ChosenSlot) => void;
  /** A slot with a booking is pressed, and may be dragged. */
  onGrab: (event: PointerEvent<HTMLElement>, chosen: ChosenSlot) => void;
  /** Begins a quote on that day; undefined: the room is none to sell, or the day is over. */
  onBegin: ((day: string) => void) | undefined;
}

/** A sitting with covers; undefined in the evening, and where nobody sits. */
const coversAt = (lunches: DayLunches, half: Half) => {
  const service = half === 'SOIREE' ? undefined : half === 'AM' ? ('service1' as const) : ('service2' as const);
  return service && lunches[service].taken > 0 ? { service, ...lunches[service] } : undefined;
};

/**
 * The halves of a day in a room: a letter and a colour for the state of each, and all of it in words for who cannot see them. While
 * the board is scrolled only days that come into sight are drawn: the others have the same properties as before.
 */
export const RoomDay = memo(
  ({
    roomId,
    roomName,
    row,
    day,
    dayName,
    words,
    column,
    start,
    isClosed,
    slots,
    hasFailed,
    lunches,
    blocked,
    stop,
    onOpen,
    onGrab,
    onBegin,
  }: Props) => {
    const held = halves.map((half) => slots && slotAt(slots, { roomId, day, half, isClosed, blocked }));
    return (
      <div className={styles.day} style={{ transform: `translateX(${start}px)` }} data-coming={slots === undefined || undefined}>
        {halves.map((half, place) => {
          const slot = held[place];
          const state = slot?.state ?? (hasFailed ? 'unknown' : 'coming');
          const bookings = slot?.bookings ?? [];
          const covers = lunches && coversAt(lunches, half);
          const known = bookings.map(({ customer }) => customerName(customer) || customer?.email);
          const names = known.map((name) => name || words.somebody);
          const chosen = slot && bookings.length > 0 ? { roomId, roomName, day, half, slot } : undefined;
          const begin = state === 'free' && half !== 'SOIREE' ? onBegin : undefined;
          const holders = slot?.reason ? [slot.reason] : names;
          const length = holders.length > 0 ? barLength(held, place) : 1;
          return (
            <div key={half} role="gridcell" className={styles.cell} aria-colindex={column + place + 2}>
              <button
                type="button"
                className={styles.slot}
                data-row={row}
                data-column={column + place}
                data-day={day}
                data-goes-on={(holders.length > 0 && place < halves.length - 1 && barLength(held, place + 1) === 0) || undefined}
                data-state={covers && covers.taken >= covers.seats ? 'confirmed' : state}
                tabIndex={stop === place ? 0 : -1}
                aria-label={
                  covers
                    ? [roomName, dayName, words.covers(covers)].join(', ')
                    : [roomName, dayName, words.halves[half], words.states[state], ...holders].join(', ')
                }
                title={covers ? words.covers(covers) : begin && words.begin}
                aria-disabled={!chosen && !begin}
                onPointerDown={(event) => chosen && onGrab(event, chosen)}
                onClick={() => (chosen ? onOpen(chosen) : begin?.(day))}
              >
                {covers ? <Sign text={`${covers.taken}/${Math.max(0, covers.seats - covers.taken)}`} /> : null}
                {!covers && length > 0 ? <Bar letter={words.letters[state]} name={slot?.reason ?? known[0]} length={length} /> : null}
              </button>
            </div>
          );
        })}
      </div>
    );
  },
);

/** What the words of its button say in full. */
const Sign = ({ text }: { text: string }) => <span className={styles.sign} data-text={text} />;

/** The letter of a state and who holds it, over all halves that they hold: once for a whole day. */
const Bar = ({ letter, name, length }: { letter: string; name: string | undefined; length: number }) => (
  <span className={styles.bar} style={{ '--halves': length } as CSSProperties}>
    <Sign text={letter} />
    {name ? <span className={styles.holder}>{name}</span> : null}
  </span>
);
