import { isVisitorSystem } from '@plenary/contracts/guests-terms';
import { resendParked } from '@plenary/service-kit/parked-events';
import { and, eq, isNull } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { askToTell } from './ask-to-tell.ts';
import { type GuestsAsked, openGuestsEvent } from './guests-event.ts';
import { waitingDeliveries } from './outbox-of-guests.ts';

interface Invited {
  invited: number;
  /** Guests whose failed invitation is repeated. */
  retried: number;
}

/** Invites listed guests by mail, and repeats given-up invitations. Calling it twice sends once. */
export const inviteGuests = (deps: SurveyDeps, asked: GuestsAsked): Promise<Invited> => {
  const { database, tables } = deps;
  const now = deps.now();
  const cause = deps.newId();
  return database.transact(async (tx) => {
    const { event, mode } = await openGuestsEvent(tx, deps, asked);
    const waiting = and(eq(tables.guest.eventId, event.id), isNull(tables.guest.invitedAt));
    const invited = isVisitorSystem(mode)
      ? []
      : await tx.update(tables.guest).set({ invitedAt: now }).where(waiting).returning({ id: tables.guest.id });
    const failed = [...(await waitingDeliveries(tx, deps, event.id))].filter(([, { parked }]) => parked);
    for (const [id] of failed) await resendParked(tx, database, { id, now });
    if (invited.length > 0) await askToTell(tx, deps, { eventId: event.id, cause, now });
    return { invited: invited.length, retried: new Set(failed.map(([, { guestId }]) => guestId)).size };
  });
};
