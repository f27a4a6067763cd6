import { isDeepStrictEqual } from 'node:util';
import type { NetworkVenue, RoomFigures } from '@plenary/contracts/network.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { changesBetween } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import { overfullSetUps } from '../rooms/room-density.ts';
import { withoutRoom } from './change-pictures.ts';
import { flatFigures } from './flat-facts.ts';
import { type RoomRow, readNetworkVenue, readVenueRows, type VenueRow } from './read-network-venue.ts';
import { roomFiguresOf, withFigures } from './room-figures.ts';

interface Asked {
  /** Id or slug of the venue. */
  name: string;
  roomId: string;
  /** The one that the caller has seen, of the room. */
  revision: number;
}

/** A room of a draft, of the revision that was seen. Refuses `not-found`, `conflict` where it is no draft, and `stale-version`. */
const draftRoom = async (
  tx: Transaction,
  tables: BookingTables,
  { name, roomId, revision }: Asked,
): Promise<{ venue: VenueRow; row: RoomRow }> => {
  const { row: venue, roomRows } = await readVenueRows(tx, tables, name);
  const row = roomRows.find(({ id }) => id === roomId) ?? refuse('not-found');
  if (venue.state !== 'draft') return refuse('conflict');
  if (row.revision !== revision) return refuse('stale-version', { members: { current: await readNetworkVenue(tx, tables, venue.id) } });
  return { venue, row };
};

const nameOf = (venue: VenueRow, { record }: RoomRow): string => `${venue.record.commercialName}, ${record.name}`;

const refuseOverfull = (area: number | undefined, { people }: RoomFigures): void => {
  const errors = Object.fromEntries(overfullSetUps(people, area).map((setUp) => [`figures.people.${setUp}`, 'too_large']));
  if (Object.keys(errors).length > 0) refuse('invalid-request', { errors });
};

/**
 * Changes the figures of a room of a draft: nobody has booked by them yet. Refuses as `draftRoom`, and people that its area cannot hold
 * (`too_large`).
 */
export const changeFigures = async (
  deps: BookingDeps,
  { actor, figures, ...asked }: Asked & { actor: UserActor; figures: RoomFigures },
): Promise<NetworkVenue> => {
  const { database, tables } = deps;
  const [id, at] = [deps.newId(), deps.now()];
  return database.transact(async (tx) => {
    const { venue, row } = await draftRoom(tx, tables, asked);
    const before = roomFiguresOf(row.record);
    if (isDeepStrictEqual(before, figures)) return readNetworkVenue(tx, tables, venue.id);
    refuseOverfull(row.record.area, figures);
    const written = await tx
      .update(tables.room)
      .set({ record: withFigures(row.record, figures), revision: row.revision + 1 })
      .where(and(eq(tables.room.id, row.id), eq(tables.room.revision, row.revision)))
      .returning({ id: tables.room.id });
    if (written.length === 0) return refuse('service-unavailable', { retryAfterSeconds: 1 });
    await bumpCatalogue(tx, tables);
    const subject = { type: 'room', id: row.id, name: nameOf(venue, row) };
    const changes = changesBetween(flatFigures(before), flatFigures(figures));
    await audit(tx, tables, { id, at, by: actor, action: 'room-figures-changed', subject, changes });
    return readNetworkVenue(tx, tables, venue.id);
  });
};

/** Takes a room out of a draft. Refuses as `draftRoom`, and `conflict` for one that a change was requested of. */
export const removeRoom = async (deps: BookingDeps, { actor, ...asked }: Asked & { actor: UserActor }): Promise<NetworkVenue> => {
  const { database, tables } = deps;
  const [id, at] = [deps.newId(), deps.now()];
  return database.transact(async (tx) => {
    const { venue, row } = await draftRoom(tx, tables, asked);
    const requests = await tx
      .select({ id: tables.roomChange.id })
      .from(tables.roomChange)
      .where(eq(tables.roomChange.roomId, row.id))
      .limit(1);
    if (requests.length > 0) return refuse('conflict');
    const removed = await tx
      .delete(tables.room)
      .where(and(eq(tables.room.id, row.id), eq(tables.room.revision, row.revision)))
      .returning({ id: tables.room.id });
    if (removed.length === 0) return refuse('service-unavailable', { retryAfterSeconds: 1 });
    await forgetInPictures(tx, tables, { venue, roomId: row.id });
    await bumpCatalogue(tx, tables);
    const subject = { type: 'room', id: row.id, name: nameOf(venue, row) };
    await audit(tx, tables, { id, at, by: actor, action: 'room-removed', subject, changes: [] });
    return readNetworkVenue(tx, tables, venue.id);
  });
};

const forgetInPictures = async (
  tx: Transaction,
  { venue: table }: BookingTables,
  { venue: { id, revision, record }, roomId }: { venue: VenueRow; roomId: string },
): Promise<void> => {
  const pictures = withoutRoom(record.pictures, roomId);
  if (isDeepStrictEqual(pictures, record.pictures)) return;
  const written = await tx
    .update(table)
    .set({ record: { ...record, pictures }, revision: revision + 1 })
    .where(and(eq(table.id, id), eq(table.revision, revision)))
    .returning({ id: table.id });
  if (written.length === 0) refuse('service-unavailable', { retryAfterSeconds: 1 });
};
