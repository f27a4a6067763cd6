import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { inChunks } from '../bookings/add-bookings.ts';
import { agreedDays } from '../bookings/agreed-days.ts';
import type { RoomUseRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';

/** The rooms that the confirmed bookings of quotes have by day, with the people and the set-up that they are sold for (design: desk D3). */
export const deriveRoomUses = async (
  read: Reader,
  { booking, claim, quote }: BookingTables,
  quoteIds: readonly string[],
): Promise<RoomUseRow[]> => {
  const ofQuotes = and(inArray(booking.quoteId, [...quoteIds]), eq(booking.status, 'confirmed'));
  const confirmed = await read
    .select({ booking, quoteId: quote.id, frozen: quote.frozen })
    .from(booking)
    .innerJoin(quote, eq(quote.id, booking.quoteId))
    .where(and(ofQuotes, isNull(quote.amends)));
  if (confirmed.length === 0) return [];
  const claims = await read
    .select({ bookingId: claim.bookingId, roomId: claim.roomId, day: claim.day, request: claim.request })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .where(and(ofQuotes, eq(claim.rank, 1), inArray(claim.half, ['AM', 'PM']), isNotNull(claim.request)))
    .orderBy(asc(claim.day), asc(claim.request), asc(claim.roomId));
  return confirmed.flatMap(({ booking: held, quoteId, frozen }) => {
    const days = new Map(
      agreedDays(frozen.search.days, held).map(({ date, plenary, subcommittees }) => [date, [plenary, ...subcommittees]]),
    );
    const uses = new Map<string, RoomUseRow>();
    for (const { day, request, roomId } of claims.filter(({ bookingId }) => bookingId === held.id)) {
      const asked = days.get(day)?.[request ?? -1];
      if (request === null || !asked) continue;
      const key = `${day} ${request} ${roomId}`;
      const halves = (uses.get(key)?.halves ?? 0) + 1;
      uses.set(key, { quoteId, day, request, roomId, halves, pax: asked.pax, configuration: asked.configuration });
    }
    return [...uses.values()];
  });
};

/** Rewrites what the rooms of quotes are used for, beside the rows of their deals. */
export const keepRoomUses = async (tx: Transaction, tables: BookingTables, quoteIds: readonly string[]): Promise<void> => {
  const { roomUse } = tables;
  if (quoteIds.length === 0) return;
  const uses = await deriveRoomUses(tx, tables, quoteIds);
  await tx.delete(roomUse).where(inArray(roomUse.quoteId, [...quoteIds]));
  for (const part of inChunks(uses)) await tx.insert(roomUse).values(part);
};
