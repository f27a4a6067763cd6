import type { Deal } from '@plenary/contracts/deals.schemas';
import type { QuoteStatus } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { eq } from 'drizzle-orm';
import { quoteOfDeal } from '../cancellation/deal.ts';
import { changesOf } from '../change-offers/open-change.ts';
import type { BookingDeps } from '../deps.ts';
import { bookedRooms } from '../events/booking-event.ts';
import { settleOverdue } from '../options/settle-venue.ts';
import { quoteStanding } from '../quotes/quote-standing.ts';
import { presentSide } from './present-side.ts';

interface Request {
  actor: UserActor;
  dealId: string;
  language: Language;
}

/**
 * A deal with its revision and its versions, whole (design: lifecycle L1–L3). Refuses `not-found`, also for another customer's and for an
 * amendment, which is no deal of its own.
 */
export const getDeal = async (deps: BookingDeps, { actor, dealId, language }: Request): Promise<Deal> => {
  const { database, tables } = deps;
  const { read } = database;
  const { venueId, amends } = await quoteOfDeal(read, tables, { actor, dealId });
  const venue = (await deps.catalogue.current()).byId.get(venueId) ?? refuse('not-found');
  if (amends !== null) return refuse('not-found');
  await settleOverdue(deps, venue);
  const quote = await quoteOfDeal(read, tables, { actor, dealId });
  const changes = await changesOf(read, tables, dealId);
  const claims = await read
    .select({ claim: tables.claim })
    .from(tables.claim)
    .innerJoin(tables.booking, eq(tables.booking.id, tables.claim.bookingId))
    .where(eq(tables.booking.quoteId, dealId));
  const roomsNow = bookedRooms(
    venue,
    claims.map(({ claim }) => claim),
  ).map(({ day, place, index, roomName }) => ({ day, place, index, roomName }));
  const applied = changes.filter(({ state }) => state === 'applied').reverse();
  const first = applied[0]?.before ?? { frozen: quote.frozen, rooms: roomsNow };
  const made = [
    { at: quote.createdAt, side: first, changeId: undefined },
    ...applied.map(({ id, createdAt, endedAt, after }) => ({ at: endedAt ?? createdAt, side: after, changeId: id })),
  ];
  const versions = made.map(({ at, side, changeId }, index) => ({
    ...presentSide(side, language),
    version: index + 1,
    from: new Date(at).toISOString(),
    ...(changeId && { changeId }),
  }));
  return {
    dealId,
    revision: quote.revision,
    status: quote.status as QuoteStatus,
    standing: await quoteStanding(read, tables, quote),
    version: versions.length,
    openChangeId: changes.find(({ state }) => state === 'offered')?.id ?? null,
    versions: versions.reverse(),
  };
};
