import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { deriveVenueDay } from '../availability/derive-venue-day.ts';
import { lunchSeatsLeft } from '../availability/venue-day.ts';
import type { LunchParty } from '../bookings/booking.ts';
import { daysOf } from '../bookings/days-of.ts';
import { eventStart } from '../calendar/event-start.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import { type LunchSeats, type LunchService, lunchServiceFor } from '../search/lunch-seats.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { promotedTerm } from './option-rules.ts';
import { tellCustomer } from './tell-customer.ts';
import type { WaitingOption } from './waiting-options.ts';

interface Options {
  venue: CatalogueVenue;
  /** In the order of promotion: earlier ones take the lunch seats. */
  seconds: readonly WaitingOption[];
  /** Instant at which they become first. */
  at: number;
  now: number;
}

/** Makes first those second options that have nothing left to wait for, and answers them; the days have to be rewritten after. */
export const promoteOptions = async (
  tx: Transaction,
  deps: BookingDeps,
  { venue, seconds, at, now }: Options,
): Promise<WaitingOption[]> => {
  const promoted: WaitingOption[] = [];
  const seatsLeft = seatsLeftOf(tx, deps, { venue, at });
  for (const second of seconds) {
    const { option, claims } = second;
    const days = daysOf(claims);
    const lunches: (LunchParty & { left: LunchSeats; service: LunchService | null })[] = [];
    for (const lunch of option.lunches) {
      const left = await seatsLeft(lunch.day);
      lunches.push({ ...lunch, left, service: lunchServiceFor(lunch.seats, left) });
    }
    const term = promotedTerm({
      slotRanks: claims.map(({ rank }) => rank),
      hasLunchSeats: lunches.every(({ service }) => service !== null),
      expiresAt: option.expiresAt ?? 0,
      fullUntil: option.fullUntil,
      unprovenMinutes: deps.optionLimits.unprovenMinutes,
      now: at,
      eventStart: eventStart({ firstDay: days[0] ?? '', timeZone: venue.record.timeZone }),
    });
    if (term === null || !(await makeFirst(tx, deps, option.id, term))) continue;
    for (const { day, seats, left, service } of lunches) {
      if (!service) continue;
      left[service] -= seats;
      const { venueId, id: bookingId } = option;
      await tx.insert(deps.tables.lunchClaim).values({ bookingId, day, venueId, service, seats, holdUntil: term.expiresAt });
    }
    await tellCustomer(tx, deps, { kind: 'promoted', option: { ...option, ...term }, days, venue, now });
    await recordChange(tx, deps, { type: 'option.promoted', quoteId: option.quoteId, venue, now });
    promoted.push(second);
  }
  return promoted;
};

const makeFirst = async (
  tx: Transaction,
  { tables: { booking, claim } }: BookingDeps,
  id: string,
  { expiresAt, fullUntil }: NonNullable<ReturnType<typeof promotedTerm>>,
): Promise<boolean> => {
  const won = await tx
    .update(booking)
    .set({ rank: 1, expiresAt, fullUntil })
    .where(and(eq(booking.id, id), eq(booking.status, 'option'), eq(booking.rank, 2)))
    .returning({ id: booking.id });
  if (won.length === 0) return false;
  await tx.update(claim).set({ holdUntil: expiresAt }).where(eq(claim.bookingId, id)).returning({ day: claim.day });
  return true;
};

/** Seats left on a day, read once from the claims; who takes some takes them off what this answers. */
const seatsLeftOf = (tx: Transaction, { tables }: BookingDeps, { venue, at }: { venue: CatalogueVenue; at: number }) => {
  const known = new Map<string, LunchSeats>();
  return async (day: string): Promise<LunchSeats> => {
    const left =
      known.get(day) ??
      lunchSeatsLeft(venue.record.lunchSeats, await deriveVenueDay(tx, { tables, venueId: venue.record.id, day, now: at }));
    known.set(day, left);
    return left;
  };
};
