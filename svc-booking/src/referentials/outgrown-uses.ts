import { overCapacity } from '@plenary/contracts/room-fit';
import type { Configuration, SearchDay } from '@plenary/contracts/search';
import type { Reader } from '@plenary/service-kit/database/database';
import { addDays } from '@plenary/service-kit/local-time';
import { and, asc, eq, gte, inArray, type SQL } from 'drizzle-orm';
import { agreedDays } from '../bookings/agreed-days.ts';
import type { ClaimRow, OptionRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import { setUpsOf } from '../rooms/set-ups-of.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import type { RoomChange } from './room-change-rules.ts';

/** A half-day of an option or a booking, with what it asks of its room. */
export interface RoomUse {
  claim: ClaimRow;
  booking: OptionRow;
  pax: number;
  configuration: Configuration;
}

/** Half-days that satisfy a condition, in order, with the people that staff agreed to since; in the evening people stand. */
export const roomUses = async (read: Reader, { booking, claim, quote }: BookingTables, condition: SQL | undefined): Promise<RoomUse[]> => {
  const rows = await read
    .select({ claim, booking, frozen: quote.frozen })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .innerJoin(quote, eq(quote.id, booking.quoteId))
    .where(condition)
    .orderBy(asc(claim.day), asc(claim.half), asc(claim.roomId), asc(claim.bookingId));
  return rows.flatMap(({ frozen, ...held }) => {
    const day = agreedDays(frozen.search.days, held.booking).find(({ date }) => date === held.claim.day);
    const asked = day && askedOf(day, held.claim);
    return asked ? [{ ...held, pax: asked.pax, configuration: asked.configuration }] : [];
  });
};

const askedOf = ({ plenary, subcommittees }: SearchDay, { request, half }: ClaimRow) => {
  if (request !== null) return [plenary, ...subcommittees][request];
  return half === 'SOIREE' ? ({ pax: plenary.pax, configuration: 'standing' } as const) : undefined;
};

/** Whether changes of a room take the places that people have in it. */
export const isOutgrownBy = (changes: readonly RoomChange[], { configuration, pax }: Pick<RoomUse, 'configuration' | 'pax'>): boolean =>
  changes.some(({ field, from, to }) => field === configuration && Number(from) >= pax && Number(to) < pax);

export interface Outgrown extends RoomUse {
  roomName: string;
  /** That the room holds now. */
  people: number;
}

interface Asked {
  catalogue: CatalogueSnapshot;
  bookingId?: string;
  todayOf: (timeZone: string) => string;
}

/**
 * Half-days from today on of confirmed bookings that a validated change of their room made a task of, as long as the room does not hold them
 * (design: desk D30): all of them, or those of the one asked about.
 */
export const outgrownUses = async (read: Reader, tables: BookingTables, { catalogue, bookingId, todayOf }: Asked): Promise<Outgrown[]> => {
  const { booking, claim, roomChange, task } = tables;
  const uses = await roomUses(
    read,
    tables,
    and(
      eq(booking.status, 'confirmed'),
      bookingId === undefined ? undefined : eq(booking.id, bookingId),
      inArray(booking.id, read.select({ id: task.id }).from(task)),
      // The day of a venue is at most one behind.
      gte(claim.day, addDays(todayOf('UTC'), -1)),
    ),
  );
  const crowded = uses.flatMap((use) => {
    const venue = catalogue.byId.get(use.claim.venueId);
    const room = venue?.rooms.find(({ id }) => id === use.claim.roomId);
    const over = room && overCapacity(setUpsOf(room), use);
    return venue && over && use.claim.day >= todayOf(venue.record.timeZone) ? [{ ...use, roomName: room.name, people: over.most }] : [];
  });
  if (crowded.length === 0) return [];
  const roomIds = [...new Set(crowded.map((use) => use.claim.roomId))];
  const lowered = await read
    .select({ roomId: roomChange.roomId, changes: roomChange.changes })
    .from(roomChange)
    .where(and(eq(roomChange.state, 'validated'), inArray(roomChange.roomId, roomIds)));
  return crowded.filter((use) => lowered.some(({ roomId, changes }) => roomId === use.claim.roomId && isOutgrownBy(changes, use)));
};
