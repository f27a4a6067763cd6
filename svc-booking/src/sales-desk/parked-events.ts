import type { ParkedEvent } from '@plenary/contracts/sales-desk.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { parkedEvents, resendParked } from '@plenary/service-kit/parked-events';
import { audit } from '../audit/audit.ts';
import type { BookingDeps } from '../deps.ts';

const mostListed = 200;

/** Events of bookings that could not be delivered. */
export const listParkedEvents = async ({ database }: BookingDeps): Promise<{ events: ParkedEvent[] }> => {
  const events = await parkedEvents(database, mostListed);
  return { events: events.map(({ createdAt, ...event }) => ({ ...event, createdAt: new Date(createdAt).toISOString() })) };
};

/** Schedules a parked event again. Refuses `not-found`, also if it has already been sent again. */
export const resendParkedEvent = async (
  { database, tables, ...deps }: BookingDeps,
  { actor, eventId }: { actor: UserActor; eventId: string },
): Promise<void> => {
  const entryId = deps.newId();
  const now = deps.now();
  await database.transact(async (tx) => {
    const event = (await resendParked(tx, database, { id: eventId, now })) ?? refuse('not-found');
    const subject = { type: 'event', id: event.id, name: event.type };
    await audit(tx, tables, { id: entryId, at: now, by: actor, action: 'event-resent', subject, changes: [] });
  });
};
