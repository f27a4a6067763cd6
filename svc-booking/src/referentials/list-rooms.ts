import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { listReferentialRooms } from '@plenary/contracts/referentials.endpoints';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { and, asc, eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { referentialVenue } from './referential-venue.ts';
import { presentRoom } from './room-attributes.ts';

/** Rooms of a venue, and what is asked to be changed in them. Refuses `not-found`. */
export const listRooms = async (
  { database, tables, catalogue }: BookingDeps,
  params: { code: CountryCode; venue: string },
): Promise<EndpointResponse<typeof listReferentialRooms>> => {
  const { record, rooms } = referentialVenue(await catalogue.current(), params);
  const { roomChange } = tables;
  const open = await database.read
    .select()
    .from(roomChange)
    .where(and(eq(roomChange.venueId, record.id), eq(roomChange.state, 'open')))
    .orderBy(asc(roomChange.requestedAt), asc(roomChange.id));
  return {
    rooms: rooms.map(presentRoom),
    openRequests: open.map(({ id, roomId, changes }) => ({ id, roomId, fields: changes.map(({ field }) => field) })),
  };
};
