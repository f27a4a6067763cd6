import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { once } from '@plenary/service-kit/idempotency';
import { and, eq, gt } from 'drizzle-orm';
import { readVenueDays } from '../availability/read-venue-days.ts';
import { holdBooking } from '../bookings/hold-booking.ts';
import { lockVenueDays } from '../bookings/lock-venue-days.ts';
import type { BookingDeps } from '../deps.ts';
import { appendBookingEvent } from '../events/append-booking-event.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { chooseSlots } from './choose-slots.ts';
import { eventStart } from './event-start.ts';
import { liveOption, type PresentedOption, presentOption } from './live-option.ts';
import { isTooLate, maxUnprovenOptions, optionExpiry } from './option-rules.ts';
import { type OwnQuote, ownQuote } from './own-quote.ts';
import { settleVenue } from './settle-venue.ts';
import { tellCustomer } from './tell-customer.ts';
import { writeOptions } from './write-options.ts';

interface Request {
  actor: UserActor;
  quoteId: string;
  idempotencyKey: string | undefined;
}

/**
 * Holds the rooms of a quote of the caller, assigned anew from what is free now, all days or none (server-rules §2 and §3). Asked
 * again while it stands it answers the same option. A second option takes no seats at lunch until it is first. The prices of the
 * quote stay, whatever the size of the rooms. Refuses `not-found`, `quote-expired`, `too-late-for-option`, `too-many-options`
 * and `no-longer-available`.
 */
export const placeOption = async (deps: BookingDeps, { actor, quoteId, idempotencyKey }: Request): Promise<PresentedOption> => {
  const optionId = deps.newId();
  const catalogue = await deps.catalogue.current();
  return writeOptions(deps, (tx, now) => {
    const request = { scope: `${actor.userId}:option`, key: idempotencyKey, body: { quoteId }, now };
    return once(tx, deps.database, request, async () => {
      const quote = await ownQuote(tx, deps.tables, { catalogue, actor, quoteId });
      await settleVenue(tx, deps, { venue: quote.venue, now });
      const standing = await liveOption(tx, deps.tables, { quoteId, now });
      return presentOption(standing ?? (await place(tx, deps, { actor, quote, optionId, catalogue, now })));
    });
  });
};

interface Placing {
  actor: UserActor;
  quote: OwnQuote;
  optionId: string;
  catalogue: CatalogueSnapshot;
  now: number;
}

const place = async (tx: Transaction, deps: BookingDeps, placing: Placing) => {
  const { tables } = deps;
  const { actor, quote, optionId, now } = placing;
  const { venue, search, addons } = quote;
  const venueId = venue.record.id;
  const days = search.days.map(({ date }) => date);
  const start = eventStart({ firstDay: days[0] ?? '', timeZone: venue.record.timeZone });
  await refuseUnlessOpen(tx, deps, { ...placing, days, start });

  await lockVenueDays(tx, { tables, venueId, days });
  const taken = await readVenueDays(tx, { tables, venueId, days, now });
  const chosen = chooseSlots({ venue, search, hasAfterwork: addons.afterwork, taken });
  if ('lacking' in chosen)
    return refuse('no-longer-available', chosen.lacking === 'afterwork' ? { errors: { 'addons.afterwork': 'unavailable' } } : {});

  const { rank, slots, lunches } = chosen;
  const { userId, email, lang } = actor;
  const option = {
    id: optionId,
    venueId,
    quoteId: quote.id,
    userId,
    customer: { email, lang },
    status: 'option' as const,
    rank,
    expiresAt: optionExpiry({ now, eventStart: start }),
  };
  const parties = lunches.map(({ day, seats }) => ({ day, seats }));
  const isHeld = await holdBooking(tx, tables, { ...option, slots, lunches: rank === 1 ? lunches : [], parties }, now);
  if (!isHeld) return refuse('no-longer-available');
  await tellCustomer(tx, deps, { kind: rank === 1 ? 'first' : 'second', option, days, venue: venue.record, now });
  await appendBookingEvent(tx, deps, { type: 'option.placed', quoteId: quote.id, venue, now });
  return option;
};

interface Opening extends Placing {
  days: readonly string[];
  /** Instant at which the event begins. */
  start: number;
}

const refuseUnlessOpen = async (tx: Transaction, deps: BookingDeps, { actor, quote, catalogue, now, days, start }: Opening) => {
  const { countryCode } = quote.venue.record.address;
  if (quote.status !== 'Presented' || quote.validUntil <= now) refuse('quote-expired');
  if (isTooLate({ now, eventStart: start })) refuse('too-late-for-option');
  if (!actor.mailboxProven && (await countLive(tx, deps, { userId: actor.userId, now })) >= maxUnprovenOptions) refuse('too-many-options');
  if (days.some((day) => catalogue.isClosed(countryCode, day))) refuse('no-longer-available');
};

const countLive = async (
  tx: Transaction,
  { tables: { booking } }: BookingDeps,
  { userId, now }: { userId: string; now: number },
): Promise<number> => {
  const live = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.userId, userId), eq(booking.status, 'option'), gt(booking.expiresAt, now)));
  return live.length;
};
