import type { Reach } from '@plenary/contracts/desk-rights';
import type { RoomChangeState } from '@plenary/contracts/referential-terms';
import type { RoomModificationRequest } from '@plenary/contracts/referentials.schemas';
import { refuse } from '@plenary/http/refuse';
import { and, desc, eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { inReach } from '../rights/reached-venues.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
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

/** A change request with the room as it is now; refuses `not-found`. */
export const getChange = async ({ database, tables, catalogue }: BookingDeps, id: string): Promise<RoomModificationRequest> => {
  const { roomChange } = tables;
  const [row] = await database.read.select().from(roomChange).where(eq(roomChange.id, id));
  return row ? withRoom(await catalogue.current(), row) : refuse('not-found');
};

/** A room stays for good, once it is in the catalogue. */
const withRoom = ({ byId }: CatalogueSnapshot, row: RoomChangeRow): RoomModificationRequest => {
  const venue = byId.get(row.venueId);
  const room = venue?.rooms.find(({ id }) => id === row.roomId);
  if (!venue || !room) throw new Error(`the room of the change request ${row.id} is gone`);
  return presentChange(row, { record: venue.record, room });
};
