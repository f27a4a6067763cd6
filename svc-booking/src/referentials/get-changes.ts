import type { RoomChangeState } from '@plenary/contracts/referential-terms';
import type { RoomModificationRequest } from '@plenary/contracts/referentials.schemas';
import { refuse } from '@plenary/http/refuse';
import { desc, eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { presentChange, type RoomChangeRow } from './present-change.ts';

const mostListed = 200;

/** The newest change requests of a state. */
export const listChanges = async (
  { database, tables, catalogue }: BookingDeps,
  state: RoomChangeState,
): Promise<{ requests: RoomModificationRequest[] }> => {
  const { roomChange } = tables;
  const rows = await database.read
    .select()
    .from(roomChange)
    .where(eq(roomChange.state, state))
    .orderBy(desc(roomChange.requestedAt), desc(roomChange.id))
    .limit(mostListed);
  const snapshot = await catalogue.current();
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
