import type { Guest } from '@plenary/contracts/guests';
import type { GuestState } from '@plenary/contracts/guests-terms';
import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { GuestRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { type EventWithGuests, isTold } from './guests-event.ts';
import { guestOfKey, waitingDeliveries } from './outbox-of-guests.ts';

/** Where each guest of an event stands: it follows from what waits in the outbox, and is written nowhere. */
export const guestStatesOf = async (
  read: Reader,
  deps: SurveyDeps,
  { event: { id: eventId }, mode, isClosed }: EventWithGuests,
): Promise<(guest: GuestRow) => GuestState> => {
  const { guestDelivery } = deps.tables;
  const waiting = [...(await waitingDeliveries(read, deps, eventId)).values()];
  const told = await read.select({ key: guestDelivery.key }).from(guestDelivery).where(eq(guestDelivery.eventId, eventId));
  const failed = new Set(waiting.filter(({ parked }) => parked).map(({ guestId }) => guestId));
  const onTheirWay = new Set(waiting.map(({ guestId }) => guestId));
  const known = new Set(told.map(({ key }) => guestOfKey(key)));
  return ({ id, invitedAt }) => {
    if (!isTold(mode, { invitedAt })) return 'listed';
    if (failed.has(id)) return 'failed';
    if (onTheirWay.has(id)) return 'sending';
    if (known.has(id)) return 'sent';
    // Invited when the last day was over: nobody was told, and nobody will be.
    return isClosed ? 'listed' : 'sending';
  };
};

export const presentGuest = ({ id, email, firstname, lastname, company, phone, version }: GuestRow, state: GuestState): Guest => ({
  id,
  email,
  firstname,
  lastname,
  company,
  phone,
  version,
  state,
});
