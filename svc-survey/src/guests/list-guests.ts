import type { GuestList } from '@plenary/contracts/guests.schemas';
import { asc, eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { type GuestsAsked, guestsEvent } from './guests-event.ts';
import { guestStatesOf, presentGuest } from './present-guest.ts';

export const listGuests = async (deps: SurveyDeps, asked: GuestsAsked): Promise<GuestList> => {
  const { read } = deps.database;
  const { guest } = deps.tables;
  const found = await guestsEvent(read, deps, asked);
  const { event, mode, isClosed } = found;
  const rows = await read
    .select()
    .from(guest)
    .where(eq(guest.eventId, event.id))
    .orderBy(asc(guest.lastname), asc(guest.firstname), asc(guest.email));
  const stateOf = await guestStatesOf(read, deps, found);
  return { mode, isClosed, guests: rows.map((row) => presentGuest(row, stateOf(row))) };
};
