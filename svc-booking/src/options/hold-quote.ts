import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { readVenueDays } from '../availability/read-venue-days.ts';
import type { Rank } from '../availability/venue-day.ts';
import type { NewSlot } from '../bookings/add-bookings.ts';
import { holdBooking } from '../bookings/hold-booking.ts';
import { lockVenueDays } from '../bookings/lock-venue-days.ts';
import type { OwnOption } from '../bookings/own-options.ts';
import type { OwnQuote } from '../bookings/own-quote.ts';
import type { Paid } from '../credits/credits-needed.ts';
import { payOption } from '../credits/pay-option.ts';
import type { ClaimRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { refuseUnlessPublished } from '../venues/refuse-unless-published.ts';
import { chooseSlots } from './choose-slots.ts';
import { closeRanks, type Freed, freeBookings } from './free-bookings.ts';
import { companyOf, refuseBeyondLimits } from './option-limits.ts';
import { refuseLost } from './refuse-lost.ts';

interface Holding {
  actor: UserActor;
  quote: OwnQuote;
  optionId: string;
  expiresAt: number;
  /** See the table `booking`; null where `expiresAt` is its full term. */
  fullUntil: number | null;
  /** 1: only rooms that are free. */
  worstRank: Rank;
  /** An option of the caller on another quote of the same demand: it gives way. */
  replaced?: OwnOption | undefined;
  /** Credits that were taken for it. */
  paid: Paid | undefined;
  now: number;
}

/**
 * Holds the rooms of a quote, assigned again from the rooms free now, all days or none, until an instant. Refuses `too-many-options` and as
 * `refuseLost`; throws `CreditsNeeded` (credits/pay-option.ts). A second option takes no seats at lunch until it is first.
 */
export const holdQuote = async (tx: Transaction, deps: BookingDeps, holding: Holding) => {
  const { tables } = deps;
  const { actor, quote, optionId, expiresAt, fullUntil, worstRank, replaced, paid, now } = holding;
  const { venue, search, addons } = quote;
  const venueId = venue.record.id;
  const days = search.days.map(({ date }) => date);
  await refuseUnlessPublished(tx, tables, venueId);
  await refuseBeyondLimits(tx, tables, { actor, limits: deps.optionLimits, venueId, days, without: replaced?.bookingId, now });
  await lockVenueDays(tx, { tables, venueId, days });
  const taken = await readVenueDays(tx, { tables, venueId, days, now, without: replaced ? [replaced] : [] });
  const chosen = chooseSlots({ venue, search, hasAfterwork: addons.afterwork, taken });
  if ('lacking' in chosen || chosen.rank > worstRank) return refuseLost({ venue, days: search.days, chosen, taken, worstRank });

  const { rank, slots, lunches } = chosen;
  await payOption(tx, deps, { userId: actor.userId, quote, bookingId: optionId, replaced, paid, now });
  const { userId, email, lang } = actor;
  const option = {
    id: optionId,
    venueId,
    quoteId: quote.id,
    userId,
    customer: { email, lang },
    status: 'option' as const,
    rank,
    expiresAt,
    fullUntil,
    companyId: companyOf(actor),
  };
  const parties = lunches.map(({ day, seats }) => ({ day, seats }));
  const freed =
    replaced && (await freeBookings(tx, deps, { from: 'option', venue, ids: [replaced.bookingId], status: 'released', at: now }));
  const isHeld = await holdBooking(tx, tables, { ...option, slots, lunches: rank === 1 ? lunches : [], parties }, now);
  if (!isHeld) return refuse('no-longer-available');
  if (freed) await leaveToOthers(tx, deps, { freed, kept: slots, venue, now });
  return option;
};

interface Leaving {
  freed: Freed;
  /** Slots of those that were freed which are held again. */
  kept: readonly NewSlot[];
  venue: CatalogueVenue;
  now: number;
}

/** Slots that a replaced option gives up go to those waiting for them. */
const leaveToOthers = async (tx: Transaction, deps: BookingDeps, { freed, kept, venue, now }: Leaving) => {
  const keyOf = ({ roomId, day, half }: NewSlot | ClaimRow) => `${roomId} ${day} ${half}`;
  const keys = new Set(kept.map(keyOf));
  const claims = freed.claims.filter((claim) => !keys.has(keyOf(claim)));
  await closeRanks(tx, deps, { venue, claims, seconds: freed.seconds, at: now, now });
  for (const { quoteId } of freed.ended) await recordChange(tx, deps, { type: 'option.released', quoteId, venue, now });
};
