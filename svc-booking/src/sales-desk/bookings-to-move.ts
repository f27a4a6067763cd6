import type { Reader } from '@plenary/service-kit/database/database';
import { bookingsInTheWay, type InTheWay } from '../blocks/bookings-in-the-way.ts';
import type { BookingTables } from '../db/tables.ts';
import { type Outgrown, outgrownUses } from '../referentials/outgrown-uses.ts';

export interface ToMove extends InTheWay {
  /** Half-days in rooms whose figures staff lowered; they are among `slots`. */
  outgrown: Outgrown[];
}

/**
 * Confirmed bookings that have to leave their rooms, since these are blocked or have become too small, those first that have to leave first
 * (design: lifecycle L39, desk D30): all of them, or the one asked about.
 */
export const bookingsToMove = async (
  read: Reader,
  tables: BookingTables,
  asked: Parameters<typeof bookingsInTheWay>[2],
): Promise<ToMove[]> => {
  const inTheWay = await bookingsInTheWay(read, tables, asked);
  const found = new Map<string, ToMove>(inTheWay.map((one) => [one.bookingId, { ...one, outgrown: [] }]));
  for (const use of await outgrownUses(read, tables, asked)) {
    const { bookingId, day, half, roomId } = use.claim;
    const { slots, outgrown, ...rest } = found.get(bookingId) ?? { bookingId, blocks: [], slots: [], lunches: [], outgrown: [] };
    const isKnown = slots.some((slot) => slot.day === day && slot.half === half && slot.roomId === roomId);
    found.set(bookingId, { ...rest, slots: isKnown ? slots : [...slots, use.claim], outgrown: [...outgrown, use] });
  }
  return [...found.values()].sort((one, other) => firstDayOf(one).localeCompare(firstDayOf(other)));
};

/** On which a booking has to be elsewhere; empty: it has to leave nothing. */
export const firstDayOf = ({ slots, lunches }: Pick<ToMove, 'slots' | 'lunches'>): string =>
  [...slots, ...lunches].map(({ day }) => day).sort()[0] ?? '';
