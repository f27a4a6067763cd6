import * as contract from '@plenary/contracts/guests.endpoints';
import type * as guestsSchemas from '@plenary/contracts/guests.schemas';
import { type GuestEntry, maxGuestsAtOnce } from '@plenary/contracts/guests-terms';
import { call } from '../call.ts';

export type { Guest, GuestList } from '@plenary/contracts/guests.schemas';

export const fetchGuests = (eventId: string, signal?: AbortSignal): Promise<guestsSchemas.GuestList> =>
  call(contract.listGuests, { params: { eventId } }, { signal });

/**
 * Adds guests, as many per call as the service takes. If a call fails, the guests of earlier calls are stored; a retry with the same
 * guests adds none twice.
 */
export const addGuests = async (eventId: string, entries: readonly GuestEntry[]): Promise<void> => {
  for (let start = 0; start < entries.length; start += maxGuestsAtOnce) {
    const body = { guests: entries.slice(start, start + maxGuestsAtOnce) };
    await call(contract.addGuests, { params: { eventId }, body });
  }
};

interface Change {
  eventId: string;
  guestId: string;
  /** The one that was seen. */
  version: number;
  entry: GuestEntry;
}

export const changeGuest = ({ eventId, guestId, version, entry }: Change): Promise<guestsSchemas.Guest> =>
  call(contract.changeGuest, { params: { eventId, guestId }, body: { ...entry, version } });

export const removeGuest = (eventId: string, guestId: string): Promise<void> =>
  call(contract.removeGuest, { params: { eventId, guestId } });

export const inviteGuests = (eventId: string): Promise<{ invited: number; retried: number }> =>
  call(contract.inviteGuests, { params: { eventId }, body: {} });
