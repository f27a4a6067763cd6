import type { Reach } from '@plenary/contracts/desk-rights';
import type { RoomChangeState } from '@plenary/contracts/referential-terms';
import type { RoomModificationRequest } from '@plenary/contracts/referentials.schemas';
import { refuse } from '@plenary/http/refuse';
import { and, desc, eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { inReach } from '../rights/reached-venues.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { outgrownBookings, presentOutgrown } from './outgrown-bookings.ts';
import { presentChange, type RoomChangeRow } from './present-change.ts';

const mostListed = 200;

/** The newest change requests of a state, at the venues that the reader may see. */
export const listChanges = async (
  { database, tables, catalogue }: BookingDeps,
  { state, reach }: { state: RoomChangeState; reach: Reach },
): Promise<{ requests: RoomModificationRequest[] }> => {
  const { roomChange } = tables;
  const snapshot = await catalogue.current();
  const rows = await database.read
    .select()
    .from(roomChange)
    .where(and(inReach(reach, snapshot, roomChange.venueId), eq(roomChange.state, state)))
    .orderBy(desc(roomChange.requestedAt), desc(roomChange.id))
    .limit(mostListed);
  return { requests: rows.map((row) => withRoom(snapshot, row)) };
};

/** A change request with the room as it is now, and what an open one would leave without its places; refuses `not-found`. */
export const getChange = async (
  { database: { read }, tables, catalogue, now }: BookingDeps,
  id: string,
): Promise<RoomModificationRequest> => {
  const { roomChange } = tables;
  const [row] = await read.select().from(roomChange).where(eq(roomChange.id, id));
  if (!row) return refuse('not-found');
  const snapshot = await catalogue.current();
  const request = withRoom(snapshot, row);
  if (row.state !== 'open') return request;
  const bookings = await outgrownBookings(read, tables, { row, venue: placeOf(snapshot, row).venue, now: now() });
  return { ...request, outgrown: presentOutgrown(bookings) };
};

const withRoom = (snapshot: CatalogueSnapshot, row: RoomChangeRow): RoomModificationRequest => {
  const { venue, room } = placeOf(snapshot, row);
  return presentChange(row, { record: venue.record, room });
};

/** A room stays for good, once it is in the catalogue. */
const placeOf = ({ byId }: CatalogueSnapshot, { id, venueId, roomId }: RoomChangeRow) => {
  const venue = byId.get(venueId);
  const room = venue?.rooms.find((one) => one.id === roomId);
  if (!venue || !room) throw new Error(`the room of the change request ${id} is gone`);
  return { venue, room };
};
