import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { daysOf } from '../bookings/days-of.ts';
import { holdBooking } from '../bookings/hold-booking.ts';
import { lockVenueDays } from '../bookings/lock-venue-days.ts';
import { recipientOf } from '../bookings/recipient-of.ts';
import { tellOfChange } from '../change-offers/tell-of-change.ts';
import { tellPricedPeople } from '../change-offers/tell-priced-people.ts';
import type { ChangeRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { keepChange } from './keep-change.ts';
import type { Made } from './made-change.ts';
import type { PlannedChange } from './planned-change.ts';

/**
 * Offers a change to its customer (design: lifecycle L21): an option holds what it takes besides, the booking keeps what it has, and a
 * quote is made where it has to be signed. Refuses `invalid-request` where it is too late to wait, `no-longer-available`, `change-open`.
 */
export const offerChange = async (tx: Transaction, deps: BookingDeps, made: Made): Promise<ChangeRow> => {
  const { planned, outcome, ids, now } = made;
  const { quote, venue, booking } = planned.deal;
  const { offeredUntil: until, level } = outcome;
  if (until <= now) return refuse('invalid-request', { errors: { consent: 'required' } });
  const amendmentId = level === 'signature' ? ids.amendment : null;
  if (amendmentId) await keepAmendment(tx, deps, made, amendmentId);
  const venueId = venue.record.id;
  const { slots, lunches } = extraOf(planned, outcome);
  await lockVenueDays(tx, { tables: deps.tables, venueId, days: daysOf([...slots, ...lunches]) });
  const option = {
    id: ids.option,
    venueId,
    ...(amendmentId && { quoteId: amendmentId }),
    ...(booking.userId && { userId: booking.userId }),
    customer: recipientOf(quote, booking),
    status: 'option' as const,
    rank: 1 as const,
    expiresAt: until,
    slots,
    lunches,
  };
  const { customer, ...held } = option;
  if (!(await holdBooking(tx, deps.tables, customer ? { ...held, customer } : held, now)))
    return refuse('no-longer-available', { members: { lack: 'rooms' } });
  const change = await keepChange(tx, deps.tables, { ...made, state: 'offered', consent: null, amendmentId, bookingId: ids.option });
  await tellOfChange(tx, deps, { change, deal: quote, venue, until, now });
  await tellPricedPeople(tx, deps, { change, state: 'offered', now });
  return change;
};

/** The new version as a quote, which is signed as any other. */
const keepAmendment = async (tx: Transaction, { tables }: BookingDeps, { planned, outcome, now }: Made, id: string): Promise<void> => {
  const { id: dealId, demandId, userId, venueId, customer } = planned.deal.quote;
  await tx.insert(tables.quote).values({
    ...{ id, demandId, userId, venueId, customer },
    status: 'Presented',
    createdAt: now,
    validUntil: outcome.offeredUntil,
    frozen: outcome.frozen,
    amends: dealId,
  });
};

/** The slots and seats that the booking does not have yet. */
const extraOf = ({ deal, lunches: held }: PlannedChange, { slots, lunches }: Made['outcome']) => {
  const own = new Set(deal.claims.map(({ roomId, day, half }) => `${roomId} ${day} ${half}`));
  const seatsHeld = (day: string, service: string) => held.find((one) => one.day === day && one.service === service)?.seats ?? 0;
  return {
    slots: slots.filter(({ roomId, day, half }) => !own.has(`${roomId} ${day} ${half}`)),
    lunches: lunches
      .map((lunch) => ({ ...lunch, seats: lunch.seats - seatsHeld(lunch.day, lunch.service) }))
      .filter(({ seats }) => seats > 0),
  };
};
