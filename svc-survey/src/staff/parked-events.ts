import type { ParkedEvent } from '@plenary/contracts/sales-desk.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { parkedEvents, resendParked } from '@plenary/service-kit/parked-events';
import { audit } from '../audit/audit.ts';
import type { SurveyDeps } from '../deps.ts';
import { deliveryFaults } from '../guests/delivery-faults.ts';
import { putOffDeliveries, resendPutOff } from '../guests/put-off-deliveries.ts';

const mostListed = 200;

/**
 * Undeliverable events of surveys, oldest first, and guests under automatic retry; with
 * what it said of a guest.
 */
export const listParkedEvents = async ({ database, tables }: SurveyDeps): Promise<{ events: ParkedEvent[] }> => {
  const parked = await parkedEvents(database, mostListed);
  const putOff = await putOffDeliveries({ database, tables }, mostListed - parked.length);
  const events = [...parked, ...putOff].sort((one, other) => one.createdAt - other.createdAt);
  const faultOf = await deliveryFaults(database.read, tables, events);
  return {
    events: events.map(({ createdAt, ...event }) => ({
      ...event,
      createdAt: new Date(createdAt).toISOString(),
      reason: faultOf(event.id),
    })),
  };
};

/** Schedules one of them at once. Refuses `not-found`, also if it has already been sent again. */
export const resendParkedEvent = async (
  { database, tables, ...deps }: SurveyDeps,
  { actor, eventId }: { actor: UserActor; eventId: string },
): Promise<void> => {
  const entryId = deps.newId();
  const now = deps.now();
  await database.transact(async (tx) => {
    const which = { id: eventId, now };
    const resent = (await resendParked(tx, database, which)) ?? (await resendPutOff(tx, { database, tables }, which));
    const event = resent ?? refuse('not-found');
    const subject = { type: 'event', id: event.id, name: event.type };
    await audit(tx, tables, { id: entryId, at: now, by: actor, action: 'event-resent', subject, changes: [] });
  });
};
