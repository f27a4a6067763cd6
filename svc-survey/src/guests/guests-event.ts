import { type GuestMode, isVisitorSystem } from '@plenary/contracts/guests-terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import type { EventRow, GuestRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { isPast } from '../events/event-clock.ts';
import { ownEvent } from '../events/own-event.ts';

export interface GuestsAsked {
  actor: UserActor;
  eventId: string;
}

export interface EventWithGuests {
  event: EventRow;
  mode: GuestMode;
  isClosed: boolean;
}

/** An event of the caller whose guests are managed here; refuses `not-found`, also where guest management is off, and before the event stands. */
export const guestsEvent = async (read: Reader, deps: SurveyDeps, asked: GuestsAsked): Promise<EventWithGuests> => {
  const { mode } = deps.guests;
  if (mode === 'NONE') return refuse('not-found');
  const event = await ownEvent(read, deps.tables, asked);
  return event.isReady ? { event, mode, isClosed: isPast(event, deps.now()) } : refuse('not-found');
};

/** The same, to be written to; refuses `event-over` once it has ended. */
export const openGuestsEvent = async (read: Reader, deps: SurveyDeps, asked: GuestsAsked): Promise<EventWithGuests> => {
  const found = await guestsEvent(read, deps, asked);
  return found.isClosed ? refuse('event-over') : found;
};

/** Whether a guest is announced: by mail if invited, at the door if listed. */
export const isTold = (mode: GuestMode, { invitedAt }: Pick<GuestRow, 'invitedAt'>): boolean => isVisitorSystem(mode) || invitedAt !== null;

/** A list is written by hand; what leaves for its guests is counted where it leaves. */
const writesOfUser = { name: 'guests', limit: 600, windowMilliseconds: 60 * 60_000 };

export const countWrite = ({ throttle }: SurveyDeps, { userId }: UserActor): Promise<void> => throttle.take(writesOfUser, userId);
