import type { Guest } from '@plenary/contracts/guests.schemas';
import { type GuestEntry, guestFaults, tidyGuest } from '@plenary/contracts/guests-terms';
import { storedTelephone, telephoneFault } from '@plenary/contracts/telephone';
import { refuse } from '@plenary/http/refuse';
import { and, eq, ne } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { askToTell } from './ask-to-tell.ts';
import { type GuestsAsked, isTold, openGuestsEvent } from './guests-event.ts';
import { guestStatesOf, presentGuest } from './present-guest.ts';

interface Change extends GuestsAsked {
  guestId: string;
  /** The one that was seen. */
  version: number;
  entry: GuestEntry;
}

/**
 * Changes a guest. Refuses with the faults of the fields, `already_listed` at an address that another guest of the event has, and
 * `stale-version` with the newer guest if it was changed in between.
 */
export const changeGuest = (deps: SurveyDeps, { guestId, version, entry, ...asked }: Change): Promise<Guest> => {
  const { guest: guests } = deps.tables;
  const now = deps.now();
  const cause = deps.newId();
  const wanted = tidyGuest(entry);
  return deps.database.transact(async (tx) => {
    const found = await openGuestsEvent(tx, deps, asked);
    const { event, mode } = found;
    const ofEvent = and(eq(guests.id, guestId), eq(guests.eventId, event.id));
    const [known] = await tx.select().from(guests).where(ofEvent);
    if (!known) return refuse('not-found');
    const errors = guestFaults(wanted, mode, (typed) => telephoneFault(typed, known.phone));
    if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
    const same = and(eq(guests.eventId, event.id), eq(guests.email, wanted.email), ne(guests.id, guestId));
    const [other] = await tx.select({ id: guests.id }).from(guests).where(same);
    if (other) return refuse('invalid-request', { errors: { email: 'already_listed' } });
    const [written] = await tx
      .update(guests)
      .set({ ...wanted, phone: storedTelephone(wanted.phone), version: version + 1 })
      .where(and(ofEvent, eq(guests.version, version)))
      .returning();
    const stateOf = await guestStatesOf(tx, deps, found);
    if (!written) return refuse('stale-version', { members: { current: presentGuest(known, stateOf(known)) } });
    if (isTold(mode, written)) await askToTell(tx, deps, { eventId: event.id, cause, now });
    return presentGuest(written, stateOf(written));
  });
};
