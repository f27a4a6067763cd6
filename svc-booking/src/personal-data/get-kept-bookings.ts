import type { KeptBookings } from '@plenary/contracts/personal-data';
import { desc, eq, inArray } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import {
  presentBigEvent,
  presentCallback,
  presentDemand,
  presentHandover,
  presentOption,
  presentQuote,
  presentSignature,
} from './present-kept.ts';

/** More than a person needs, few enough to be no burden. */
const asksOfUser = { name: 'personal-data', limit: 20, windowMilliseconds: 60 * 60_000 };

/** All that is kept of a person here, the newest first. */
export const getKeptBookings = async (deps: BookingDeps, userId: string): Promise<KeptBookings> => {
  const { catalogue, database, tables, throttle } = deps;
  await throttle.take(asksOfUser, userId);
  const { read } = database;
  const { bigEventDemand, booking, callback, claim, crmRecord, demand, quote, signature, task } = tables;
  const [snapshot, demands, quotes, bookings, signatures, callbacks, bigEvents, handovers] = await Promise.all([
    catalogue.current(),
    read.select().from(demand).where(eq(demand.userId, userId)).orderBy(desc(demand.createdAt), desc(demand.id)),
    read.select().from(quote).where(eq(quote.userId, userId)).orderBy(desc(quote.createdAt), desc(quote.id)),
    read.select().from(booking).where(eq(booking.userId, userId)).orderBy(desc(booking.createdAt), desc(booking.id)),
    read.select().from(signature).where(eq(signature.userId, userId)).orderBy(desc(signature.signedAt), desc(signature.id)),
    read.select().from(callback).where(eq(callback.userId, userId)).orderBy(desc(callback.createdAt), desc(callback.demandId)),
    read.select().from(bigEventDemand).where(eq(bigEventDemand.userId, userId)).orderBy(desc(bigEventDemand.createdAt)),
    read.select().from(crmRecord).where(eq(crmRecord.userId, userId)).orderBy(desc(crmRecord.createdAt), desc(crmRecord.id)),
  ]);
  const requestIds = [...callbacks.map(({ demandId }) => demandId), ...bigEvents.map(({ id }) => id)];
  const bookingIds = bookings.map(({ id }) => id);
  const [tasks, claims] = await Promise.all([
    requestIds.length > 0 ? read.select().from(task).where(inArray(task.id, requestIds)) : [],
    bookingIds.length > 0 ? read.select().from(claim).where(inArray(claim.bookingId, bookingIds)) : [],
  ]);
  const noteOn = (id: string) => tasks.find((one) => one.id === id)?.note || null;
  return {
    demands: demands.map((row) => presentDemand(row, snapshot)),
    quotes: quotes.map((row) => presentQuote(row, snapshot)),
    options: bookings.map((row) =>
      presentOption(
        row,
        claims.filter(({ bookingId }) => bookingId === row.id),
        snapshot,
      ),
    ),
    signatures: signatures.map(presentSignature),
    callbacks: callbacks.map((row) => presentCallback(row, noteOn(row.demandId))),
    bigEvents: bigEvents.map((row) => presentBigEvent(row, noteOn(row.id), snapshot)),
    handovers: handovers.map(presentHandover),
  };
};
