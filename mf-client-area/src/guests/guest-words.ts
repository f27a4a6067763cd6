import { type GuestMode, type GuestState, guestStates, isVisitorSystem } from '@plenary/contracts/guests-terms';
import type { Guest } from './api.ts';

/** The texts that fit: guests are invited by mail, or announced to the reception of the venue. */
export const wordsOf = (mode: GuestMode): 'CALENDAR' | 'visitors' => (isVisitorSystem(mode) ? 'visitors' : 'CALENDAR');

export const nameOf = ({ firstname, lastname, email }: Pick<Guest, 'firstname' | 'lastname' | 'email'>): string =>
  `${firstname} ${lastname}`.trim() || email;

/** Number of guests by state, in the order of the states. */
export const countStates = (guests: readonly Pick<Guest, 'state'>[]): { state: GuestState; count: number }[] =>
  guestStates.map((state) => ({ state, count: guests.filter((guest) => guest.state === state).length })).filter(({ count }) => count > 0);

const toneOf = { listed: 'neutral', sending: 'info', sent: 'success', failed: 'danger' } as const;
export const stateTone = (state: GuestState): (typeof toneOf)[GuestState] => toneOf[state];
