import { type GuestEntry, guestFaults, isVisitorSystem, maxGuests, tidyGuest } from '@plenary/contracts/guests-terms';
import { storedTelephone, telephoneFault } from '@plenary/contracts/telephone';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { askToTell } from './ask-to-tell.ts';
import { type GuestsAsked, openGuestsEvent } from './guests-event.ts';

interface Added {
  added: number;
  alreadyListed: string[];
}

/**
 * Adds guests to the list; an address already on it, or twice in the call, stays as it is. A visitor system is told at once,
 * invitations wait for `inviteGuests`. Refuses the whole call with the faults of its fields, or `too_many` at `guests`.
 */
export const addGuests = (deps: SurveyDeps, { entries, ...asked }: GuestsAsked & { entries: readonly GuestEntry[] }): Promise<Added> => {
  const { database, tables } = deps;
  const now = deps.now();
  const cause = deps.newId();
  const guests = entries.map((entry) => ({ id: deps.newId(), ...tidyGuest(entry) }));
  return database.transact(async (tx) => {
    const { event, mode } = await openGuestsEvent(tx, deps, asked);
    const errors = Object.fromEntries(
      guests.flatMap((guest, index) =>
        Object.entries(guestFaults(guest, mode, telephoneFault)).map(([field, code]) => [`guests.${index}.${field}`, code] as const),
      ),
    );
    if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
    const listed = await tx.select({ email: tables.guest.email }).from(tables.guest).where(eq(tables.guest.eventId, event.id));
    const known = new Set(listed.map(({ email }) => email));
    const fresh = guests.filter(({ email }) => !known.has(email) && known.add(email));
    if (known.size > maxGuests) return refuse('invalid-request', { errors: { guests: 'too_many' } });
    for (const guest of fresh) {
      await tx
        .insert(tables.guest)
        .values({ ...guest, phone: storedTelephone(guest.phone), eventId: event.id, version: 1, invitedAt: null, createdAt: now });
    }
    if (fresh.length > 0 && isVisitorSystem(mode)) await askToTell(tx, deps, { eventId: event.id, cause, now });
    return { added: fresh.length, alreadyListed: guests.filter((guest) => !fresh.includes(guest)).map(({ email }) => email) };
  });
};
