import type { ParkedEvent } from '@plenary/contracts/sales-desk';
import { refuse } from '@plenary/http/refuse';
import { parkedEvents, resendParked } from '@plenary/service-kit/parked-events';
import type { SurveyDeps } from '../deps.ts';

const mostListed = 200;

/** Events of surveys that could not be delivered, the oldest first. */
export const listParkedEvents = async ({ database }: SurveyDeps): Promise<{ events: ParkedEvent[] }> => {
  const events = await parkedEvents(database, mostListed);
  return { events: events.map(({ createdAt, ...event }) => ({ ...event, createdAt: new Date(createdAt).toISOString() })) };
};

/** Lets a parked event be tried again. Refuses `not-found`, also where somebody has sent it on already. */
export const resendParkedEvent = async ({ database, now }: SurveyDeps, { eventId }: { eventId: string }): Promise<void> => {
  const at = now();
  await database.transact(async (tx) => (await resendParked(tx, database, { id: eventId, now: at })) ?? refuse('not-found'));
};
