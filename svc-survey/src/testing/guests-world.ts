import type { Guest, GuestList } from '@plenary/contracts/guests.schemas';
import type { GuestEntry } from '@plenary/contracts/guests-terms';
import type { UserClaims } from '@plenary/service-kit/actor';
import type { GuestManagement } from '../guests/guest-deps.ts';
import { claire, type SurveyWorld } from './survey-world.ts';

export const calendarGuests: GuestManagement = { mode: 'CALENDAR', visitors: null, updateDelay: 0, sender: 'bonjour@comet.example' };

export const paul = { email: 'paul@nord.example', firstname: 'Paul', lastname: 'Roux' };
export const anne = { email: 'anne@nord.example', firstname: 'Anne', lastname: 'Dumas', company: 'Nord', phone: '+33142000001' };

/** Calls on an event's guests, by its owner unless stated. */
export const guestsOf = (world: SurveyWorld, eventId: string, user: UserClaims | null = claire) => {
  const path = `/api/meeting-events/${eventId}/guests`;
  const list = async (): Promise<Guest[]> => ((await world.send('GET', path, user)).body as GuestList).guests;
  const byEmail = async (email: string): Promise<Guest> => {
    const found = (await list()).find((guest) => guest.email === email);
    if (!found) throw new Error(`${email} is not listed`);
    return found;
  };
  return {
    get: () => world.send('GET', path, user),
    add: (...guests: Partial<GuestEntry>[]) => world.send('POST', path, user, { body: { guests } }),
    change: (id: string, body: Partial<GuestEntry> & { version: number }) => world.send('PUT', `${path}/${id}`, user, { body }),
    remove: (id: string) => world.send('DELETE', `${path}/${id}`, user),
    invite: () => world.send('POST', `${path}/invitations`, user, { body: {} }),
    list,
    byEmail,
    states: async () => Object.fromEntries((await list()).map(({ email, state }) => [email, state])),
  };
};
