import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { deriveVenueDay } from '../../availability/derive-venue-day.ts';
import { readVenueDays } from '../../availability/read-venue-days.ts';
import { lunchOn } from '../../availability/venue-day.ts';
import { dealKeys } from '../../deals/deal-words.ts';
import { deriveDealRows } from '../../deals/keep-deal-rows.ts';
import { deriveMoney } from '../../deals/money-rows.ts';
import { deriveRoomUses } from '../../deals/room-uses.ts';
import type { BookingDeps } from '../../deps.ts';

/** Slots that are held more than once at a rank, asked in SQL: the primary key must never let one be. */
export const overlaps = async ({ database, tables: { claim } }: BookingDeps): Promise<string[]> => {
  const rows = await database.read
    .select({ roomId: claim.roomId, day: claim.day, half: claim.half, rank: claim.rank, count: sql<number>`count(*)` })
    .from(claim)
    .groupBy(claim.roomId, claim.day, claim.half, claim.rank)
    .having(sql`count(*) > 1`);
  return rows.map(({ roomId, day, half, rank, count }) => `${count} times ${roomId} ${day} ${half} ${rank}`);
};

/** Rows of deals that are not as their quotes and bookings say; quotes that a test laid down have none. */
const faultsInDealRows = async ({ database, tables }: BookingDeps): Promise<string[]> => {
  const quotes = await database.read.select({ id: tables.quote.id }).from(tables.quote);
  const kept = new Map((await database.read.select().from(tables.dealRow)).map((row) => [row.quoteId, row]));
  const ids = quotes.map(({ id }) => id);
  const derived = ids.length === 0 ? [] : await deriveDealRows(database.read, tables, ids);
  return derived
    .filter((row) => kept.has(row.quoteId) && !isDeepStrictEqual(row, kept.get(row.quoteId)))
    .map((row) => `the row of ${row.quoteId} is ${JSON.stringify(kept.get(row.quoteId))}, it has to be ${JSON.stringify(row)}`);
};

/** Rooms of deals that are not used as their bookings say. */
const faultsInRoomUses = async ({ database, tables }: BookingDeps): Promise<string[]> => {
  const rows = await database.read.select({ quoteId: tables.dealRow.quoteId }).from(tables.dealRow);
  const ids = rows.map(({ quoteId }) => quoteId);
  const derived = ids.length === 0 ? [] : await deriveRoomUses(database.read, tables, ids);
  const inOrder = (uses: object[]) => uses.map((use) => JSON.stringify(Object.entries(use).sort())).sort();
  const [kept, due] = [inOrder(await database.read.select().from(tables.roomUse)), inOrder(derived)];
  return isDeepStrictEqual(kept, due) ? [] : [`rooms are used as ${kept.join()}, they have to be as ${due.join()}`];
};

/** Money of deals that is not as their quotes, changes and cancellations say. */
const faultsInMoney = async ({ database, tables }: BookingDeps): Promise<string[]> => {
  const due = await deriveMoney(database.read, tables, await database.read.select().from(tables.dealRow));
  const inOrder = (rows: object[]) => rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  const [booked, held] = [await database.read.select().from(tables.bookedMoney), await database.read.select().from(tables.heldMoney)];
  const isKept = isDeepStrictEqual([inOrder(booked), inOrder(held)], [inOrder(due.booked), inOrder(due.held)]);
  return isKept ? [] : [`money is kept as ${JSON.stringify({ booked, held })}, it has to be ${JSON.stringify(due)}`];
};

/** Rows whose words a search does not find as they stand there. */
const faultsInDealWords = async ({ database, tables: { dealRow, dealWord } }: BookingDeps): Promise<string[]> => {
  const words = await database.read.select().from(dealWord);
  const rows = await database.read.select().from(dealRow);
  return rows
    .filter(({ quoteId, indexedWords }) => {
      const kept = words.filter((row) => row.quoteId === quoteId).map(({ word }) => word);
      return indexedWords === null || !isDeepStrictEqual(kept.sort(), dealKeys(indexedWords).sort());
    })
    .map(({ quoteId }) => `the words of ${quoteId} are not those of its row`);
};

/** Everything that must hold of bookings, claims and derived days after any step; what does not is named. */
export const faultsInBooks = async (deps: BookingDeps): Promise<string[]> => {
  const { database, tables } = deps;
  const now = deps.now();
  const [quotes, bookings, claims, lunchClaims, venueDays] = await Promise.all([
    database.read.select({ id: tables.quote.id, amends: tables.quote.amends }).from(tables.quote),
    database.read.select().from(tables.booking),
    database.read.select().from(tables.claim),
    database.read.select().from(tables.lunchClaim),
    database.read.select().from(tables.venueDay),
  ]);
  const faults = await overlaps(deps);
  const fault = (isFault: boolean, text: string) => void (isFault && faults.push(text));
  const slotOf = ({ roomId, day, half }: (typeof claims)[number]) => `${roomId} ${day} ${half}`;
  const firsts = new Set(claims.filter(({ rank }) => rank === 1).map(slotOf));
  for (const claim of claims) fault(claim.rank === 2 && !firsts.has(slotOf(claim)), `nobody is first on ${slotOf(claim)}`);

  const amendments = new Set(quotes.filter(({ amends }) => amends !== null).map(({ id }) => id));
  for (const { id, quoteId, status, rank, expiresAt, lunches } of bookings) {
    const own = claims.filter(({ bookingId }) => bookingId === id);
    const seats = lunchClaims.filter(({ bookingId }) => bookingId === id);
    const hasEnded = status !== 'option' && status !== 'confirmed' && status !== 'block';
    // A change holds what it needs in addition: one that gives rooms or people up holds nothing until it is signed.
    const isAmendment = status === 'option' && quoteId !== null && amendments.has(quoteId);
    fault(hasEnded ? own.length > 0 : own.length === 0 && !isAmendment, `${status} ${id} holds ${own.length} slots`);
    fault(hasEnded && seats.length > 0, `${status} ${id} holds seats`);
    fault(
      [...own, ...seats].some(({ holdUntil }) => holdUntil !== expiresAt),
      `${id} and its claims end at other instants`,
    );
    fault(rank === 1 && own.some((claim) => claim.rank !== 1), `${id} is first, and second on a slot`);
    fault(!hasEnded && seats.length !== (rank === 1 ? lunches.length : 0), `${id} of rank ${rank} has ${seats.length} lunches`);
  }

  faults.push(
    ...(await faultsInDealRows(deps)),
    ...(await faultsInDealWords(deps)),
    ...(await faultsInRoomUses(deps)),
    ...(await faultsInMoney(deps)),
  );
  const { venues } = await deps.catalogue.current();
  for (const { record } of venues) {
    const days = new Set([...claims, ...lunchClaims, ...venueDays].filter(({ venueId }) => venueId === record.id).map(({ day }) => day));
    const read = await readVenueDays(database.read, { tables, days: [...days], venueId: record.id, now });
    for (const day of days) {
      const derived = await deriveVenueDay(database.read, { tables, venueId: record.id, day, now });
      const kept = venueDays.find((row) => row.venueId === record.id && row.day === day);
      const { venueId: _, day: __, written: ___, ...row } = { venueId: record.id, day, written: 0, ...kept };
      const isFresh = kept !== undefined && (kept.lapsesAt === null || kept.lapsesAt > now);
      fault(kept === undefined, `no row of ${record.id} on ${day}`);
      fault(
        isFresh && !sameMembers(row, derived),
        `the row of ${day} is ${JSON.stringify(row)}, its claims say ${JSON.stringify(derived)}`,
      );
      const { first, full, service1Taken, service2Taken } = read(record.id, day) ?? {
        first: '',
        full: '',
        service1Taken: 0,
        service2Taken: 0,
      };
      fault(
        !sameMembers({ first, full, service1Taken, service2Taken, lapsesAt: derived.lapsesAt }, derived),
        `readers are told wrong of ${day}`,
      );
      for (const service of ['service1', 'service2'] as const) {
        const { taken } = lunchOn(record.lunchSeats, { first, full, service1Taken, service2Taken }, service);
        fault(taken > record.lunchSeats[service], `lunch is oversold on ${day}`);
      }
    }
  }
  return faults;
};

const sameMembers = (a: object, b: object) => {
  const text = (value: object) => JSON.stringify(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
  return text(a) === text(b);
};
