import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { mostPeople } from '../bookings/agreed-days.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import { readScientists, scientistAmong } from '../scientists/scientist-of-venue.ts';
import { nameOf, surveyStateOf } from './column-filters.ts';

/** The ids of the rooms that options and bookings of deals hold, each once; a deal without any is left out. At most 1,000 at once. */
export const roomsOf = async (
  read: Reader,
  { booking, claim }: BookingTables,
  quoteIds: readonly string[],
): Promise<Map<string, string[]>> => {
  const rows = await read
    .selectDistinct({ quoteId: booking.quoteId, roomId: claim.roomId })
    .from(booking)
    .innerJoin(claim, eq(claim.bookingId, booking.id))
    .where(and(inArray(booking.quoteId, [...quoteIds]), inArray(booking.status, ['option', 'confirmed'])));
  const rooms = new Map<string, string[]>();
  for (const { quoteId, roomId } of rows) if (quoteId) rooms.set(quoteId, [...(rooms.get(quoteId) ?? []), roomId]);
  return rooms;
};

/** Seats at lunch of each service on the day that has most of it. */
const lunchesOf = async (read: Reader, { booking, lunchClaim }: BookingTables, quoteIds: readonly string[]) => {
  const rows = await read
    .select({ quoteId: booking.quoteId, service: lunchClaim.service, seats: lunchClaim.seats })
    .from(booking)
    .innerJoin(lunchClaim, eq(lunchClaim.bookingId, booking.id))
    .where(and(inArray(booking.quoteId, [...quoteIds]), eq(booking.status, 'confirmed')));
  const lunches = new Map<string, Map<string, number>>();
  for (const { quoteId, service, seats } of rows) {
    if (!quoteId) continue;
    const its = lunches.get(quoteId) ?? new Map<string, number>();
    lunches.set(quoteId, its.set(service, Math.max(seats, its.get(service) ?? 0)));
  }
  return lunches;
};

/** People of the largest day as signed, of those deals alone for which staff agreed to others since. */
const guaranteedOf = async (read: Reader, { booking, quote }: BookingTables, quoteIds: readonly string[]): Promise<Map<string, number>> => {
  const rows = await read
    .select({ quoteId: quote.id, frozen: quote.frozen })
    .from(quote)
    .innerJoin(booking, eq(booking.quoteId, quote.id))
    .where(and(inArray(quote.id, [...quoteIds]), eq(booking.status, 'confirmed'), isNotNull(booking.agreedPeople)));
  return new Map(rows.map(({ quoteId, frozen }) => [quoteId, mostPeople(frozen.search.days, undefined)]));
};

const surveysOf = async (read: Reader, { dealSurvey }: BookingTables, quoteIds: readonly string[]) => {
  const rows = await read
    .select()
    .from(dealSurvey)
    .where(inArray(dealSurvey.quoteId, [...quoteIds]));
  return new Map(rows.map((row) => [row.quoteId, row]));
};

type Facts = Pick<ListedDeal, 'rooms' | 'guaranteed' | 'lunches' | 'scientist' | 'title' | 'survey'>;

/** What deals hold, and who is in charge of them at their venue (design: desk D7); for deals of one page. */
export const heldFacts = async (
  { database, tables, catalogue, ...deps }: BookingDeps,
  deals: readonly ListedDeal[],
): Promise<ListedDeal[]> => {
  const ids = deals.map(({ quoteId }) => quoteId);
  const [rooms, lunches, guaranteed, surveys, scientists, { kept }] = await Promise.all([
    roomsOf(database.read, tables, ids),
    lunchesOf(database.read, tables, ids),
    guaranteedOf(database.read, tables, ids),
    surveysOf(database.read, tables, ids),
    readScientists({ ...deps, database, tables }),
    catalogue.current(),
  ]);
  const names = new Map(kept.flatMap((venue) => venue.rooms.map(({ id, name }) => [id, name])));
  return deals.map((deal): ListedDeal => {
    const { quoteId, stage, pax, venue } = deal;
    const scientist = scientistAmong(scientists, venue.venueId ?? '');
    const survey = surveys.get(quoteId);
    const isSold = stage === 'confirmed' || stage === 'done';
    const facts: Facts = {
      rooms: (rooms.get(quoteId) ?? []).map((id) => names.get(id) ?? id).sort(),
      guaranteed: isSold ? (guaranteed.get(quoteId) ?? pax) : null,
      lunches: [...(lunches.get(quoteId) ?? [])]
        .map(([service, seats]) => ({ service: service === 'service1' ? ('service1' as const) : ('service2' as const), seats }))
        .sort((a, b) => (a.service < b.service ? -1 : 1)),
      scientist: scientist ? nameOf(scientist) : null,
      ...(deps.surveyedDays && { title: survey?.title ?? '', survey: isSold ? surveyStateOf(survey?.status) : null }),
    };
    return { ...deal, ...facts };
  });
};
