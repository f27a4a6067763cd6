import type * as contract from '@plenary/contracts/guests';
import { type GuestEntry, maxGuestsAtOnce } from '@plenary/contracts/guests-terms';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';

export type { Guest, GuestList } from '@plenary/contracts/guests';

const guests = '/api/meeting-events/{eventId}/guests' as const;
const guest = `${guests}/{guestId}` as const;

export const fetchGuests = (eventId: string, signal?: AbortSignal): Promise<contract.GuestList> =>
  call(refer<typeof contract.listGuests>('GET', guests), { params: { eventId } }, { signal });

/**
 * Adds guests, so many a call as the service takes. Where one of the calls fails those before it stand; asked again with the same guests
 * nobody is there twice.
 */
export const addGuests = async (eventId: string, entries: readonly GuestEntry[]): Promise<void> => {
  for (let start = 0; start < entries.length; start += maxGuestsAtOnce) {
    const body = { guests: entries.slice(start, start + maxGuestsAtOnce) };
    await call(refer<typeof contract.addGuests>('POST', guests), { params: { eventId }, body });
  }
};

interface Change {
  eventId: string;
  guestId: string;
  /** The one that was seen. */
  version: number;
  entry: GuestEntry;
}

export const changeGuest = ({ eventId, guestId, version, entry }: Change): Promise<contract.Guest> =>
  call(refer<typeof contract.changeGuest>('PUT', guest), { params: { eventId, guestId }, body: { ...entry, version } });

export const removeGuest = (eventId: string, guestId: string): Promise<void> =>
  call(refer<typeof contract.removeGuest>('DELETE', guest), { params: { eventId, guestId } });

export const inviteGuests = (eventId: string): Promise<{ invited: number; retried: number }> =>
  call(refer<typeof contract.inviteGuests>('POST', `${guests}/invitations`), { params: { eventId }, body: {} });
