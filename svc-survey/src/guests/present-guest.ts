import type { Guest } from '@plenary/contracts/guests.schemas';
import type { GuestState } from '@plenary/contracts/guests-terms';
import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { GuestRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { type EventWithGuests, isTold } from './guests-event.ts';
import { deliveryId, guestOfKey, waitingDeliveries } from './outbox-of-guests.ts';

/**
 * The state of each guest of an event, derived from the outbox and stored nowhere. A message that no longer waits and has a
 * fault never got there.
 */
export const guestStatesOf = async (
  read: Reader,
  deps: SurveyDeps,
  { event: { id: eventId }, mode, isClosed }: EventWithGuests,
): Promise<(guest: GuestRow) => GuestState> => {
  const { guestDelivery } = deps.tables;
  const byId = await waitingDeliveries(read, deps, eventId);
  const waiting = [...byId.values()];
  const { key, sequence, fault } = guestDelivery;
  const told = await read.select({ key, sequence, fault }).from(guestDelivery).where(eq(guestDelivery.eventId, eventId));
  const lost = told.filter((row) => row.fault !== null && !byId.has(deliveryId(row.key, row.sequence)));
  const failed = new Set([
    ...waiting.filter(({ parked }) => parked).map(({ guestId }) => guestId),
    ...lost.map((row) => guestOfKey(row.key)),
  ]);
  const onTheirWay = new Set(waiting.map(({ guestId }) => guestId));
  const known = new Set(told.map((row) => guestOfKey(row.key)));
  return ({ id, invitedAt }) => {
    if (!isTold(mode, { invitedAt })) return 'listed';
    if (failed.has(id)) return 'failed';
    if (onTheirWay.has(id)) return 'sending';
    if (known.has(id)) return 'sent';
    // Invited when the last day was over: no message was or will be sent.
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
