import { isDeepStrictEqual } from 'node:util';
import type { NetworkVenue, VenueFacts } from '@plenary/contracts/network.schemas';
import { venueFactsFaults } from '@plenary/contracts/network-rules';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { changesBetween } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { todayIn } from '../calendar/today-in.ts';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingDeps } from '../deps.ts';
import { claimFaults } from './claim-faults.ts';
import { flatVenueFacts } from './flat-facts.ts';
import { lunchesAbove, lunchesTaken } from './lunches-taken.ts';
import { type RoomRow, readNetworkVenue, readVenueRows, type VenueRow } from './read-network-venue.ts';
import { refuseFaults } from './refuse-faults.ts';
import { roomOfHouse } from './room-facts.ts';
import { settleClosings } from './settle-closings.ts';
import { unpricedFaults } from './unpriced-faults.ts';
import { recordWith, venueFactsOf } from './venue-facts.ts';

/** Lunches of a refusal. */
const listed = 50;

interface Changing {
  actor: UserActor;
  /** Id or slug. */
  name: string;
  facts: VenueFacts;
  /** The one that the caller has seen. */
  revision: number;
}

/**
 * Changes the facts of a venue; every replica tells them at its next request. Facts that are kept already change nothing, whatever the
 * revision: a repeated save succeeds. Refuses `not-found`, faults of the facts, and `stale-version` with the venue as it is kept, and `conflict`
 * where seats are cut below those that are taken (design: lifecycle L40).
 */
export const changeVenue = async (deps: BookingDeps, { actor, name, facts: sent, revision }: Changing): Promise<NetworkVenue> => {
  const { database, tables } = deps;
  const entryId = deps.newId();
  const now = deps.now();
  const { kept } = await deps.catalogue.current();
  return database.transact(async (tx) => {
    const { row, roomRows } = await readVenueRows(tx, tables, name);
    const before = venueFactsOf(row.record);
    const facts = { ...sent, closings: settleClosings(sent.closings, before.closings ?? []) };
    if (isDeepStrictEqual(before, facts)) return readNetworkVenue(tx, tables, row.id);
    if (row.revision !== revision) return refuse('stale-version', { members: { current: await readNetworkVenue(tx, tables, row.id) } });
    const isTaken = kept.some(({ record }) => record.id !== row.id && record.commercialName === facts.commercialName);
    refuseFaults({ ...faultsOf(facts, { row, roomRows }), ...(isTaken && { commercialName: 'taken' }) });
    await refuseLostSeats(tx, deps, { row, facts, now });
    const written = await tx
      .update(tables.venue)
      .set({ record: recordWith(row.record, facts), revision: revision + 1 })
      .where(and(eq(tables.venue.id, row.id), eq(tables.venue.revision, revision)))
      .returning({ id: tables.venue.id });
    if (written.length === 0) return refuse('service-unavailable', { retryAfterSeconds: 1 });
    await bumpCatalogue(tx, tables);
    const subject = { type: 'venue', id: row.id, name: facts.commercialName };
    const changes = changesBetween(flatVenueFacts(before), flatVenueFacts(facts));
    await audit(tx, tables, { id: entryId, at: now, by: actor, action: 'venue-changed', subject, changes });
    return readNetworkVenue(tx, tables, row.id);
  });
};

/** Refuses `conflict` with the lunches to come that would not have their seats. */
const refuseLostSeats = async (
  tx: Transaction,
  { tables }: BookingDeps,
  { row, facts, now }: { row: VenueRow; facts: VenueFacts; now: number },
): Promise<void> => {
  const today = todayIn({ now, timeZone: row.record.timeZone });
  const taken = (await lunchesTaken(tx, tables, { venueId: row.id, today, now })).get(row.id) ?? [];
  const lunches = lunchesAbove(taken, { before: row.record.lunchSeats, after: facts.lunchSeats });
  if (lunches.length > 0) refuse('conflict', { members: { lunches: lunches.slice(0, listed) } });
};

const faultsOf = (facts: VenueFacts, { row: { state, record }, roomRows }: { row: VenueRow; roomRows: RoomRow[] }) => {
  const rooms = roomRows.map((row) => row.record);
  return {
    ...venueFactsFaults(facts, {
      state,
      countryCode: record.address.countryCode,
      rooms: rooms.map(roomOfHouse),
      lunchSeats: record.lunchSeats,
    }),
    ...(state === 'published' && unpricedFaults({ ...record, isRequestOnly: facts.isRequestOnly })),
    ...(state !== 'draft' && claimFaults({ ...facts, texts: facts, rooms, pictures: record.pictures.carrousel }, record)),
  };
};
