import { refuse } from '@plenary/http/refuse';
import { and, eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { askToTell } from './ask-to-tell.ts';
import { type GuestsAsked, isTold, openGuestsEvent } from './guests-event.ts';

/** Removes a guest from the list, and sends the cancellation. Refuses `not-found`, also for a removed one. */
export const removeGuest = (deps: SurveyDeps, { guestId, ...asked }: GuestsAsked & { guestId: string }): Promise<void> => {
  const { guest: guests } = deps.tables;
  const now = deps.now();
  return deps.database.transact(async (tx) => {
    const { event, mode } = await openGuestsEvent(tx, deps, asked);
    const [gone] = await tx
      .delete(guests)
      .where(and(eq(guests.id, guestId), eq(guests.eventId, event.id)))
      .returning();
    if (!gone) return refuse('not-found');
    if (isTold(mode, gone)) await askToTell(tx, deps, { eventId: event.id, cause: `off-${guestId}`, now });
  });
};
