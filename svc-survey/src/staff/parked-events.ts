import type { ParkedEvent } from '@plenary/contracts/sales-desk';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { parkedEvents, resendParked } from '@plenary/service-kit/parked-events';
import { audit } from '../audit/audit.ts';
import type { SurveyDeps } from '../deps.ts';
import { deliveryFaults } from '../guests/delivery-faults.ts';

const mostListed = 200;

/** Events of surveys that could not be delivered, the oldest first; with what the visitor system said of a guest. */
export const listParkedEvents = async ({ database, tables }: SurveyDeps): Promise<{ events: ParkedEvent[] }> => {
  const events = await parkedEvents(database, mostListed);
  const faultOf = await deliveryFaults(database.read, tables, events);
  return {
    events: events.map(({ createdAt, ...event }) => ({
      ...event,
      createdAt: new Date(createdAt).toISOString(),
      reason: faultOf(event.id),
    })),
  };
};

/** Lets a parked event be tried again. Refuses `not-found`, also where somebody has sent it on already. */
export const resendParkedEvent = async (
  { database, tables, ...deps }: SurveyDeps,
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
