import { isDeepStrictEqual } from 'node:util';
import type { ChangeLack } from '@plenary/contracts/change-terms';
import type { SearchDay } from '@plenary/contracts/search';
import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import { readVenueDays } from '../availability/read-venue-days.ts';
import { lunchSeatsLeft } from '../availability/venue-day.ts';
import type { NewSlot } from '../bookings/add-bookings.ts';
import type { ChangeRow, ClaimRow, OptionRow, QuoteRow } from '../db/rows.ts';
import type { KeptConsent } from '../db/tables/changes.ts';
import type { BookingDeps } from '../deps.ts';
import { overtakeSeconds } from '../options/overtake-seconds.ts';
import { roomRequestsOf } from '../rooms/match-rooms-prepare.ts';
import type { LunchService } from '../search/lunch-seats.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { applyChange } from './apply-change.ts';
import { agreedAfter } from './changed-days.ts';
import { exchangeClaims } from './exchange-claims.ts';

interface Accepted {
  changeId: string;
  venue: CatalogueVenue;
  /** Null: it was signed. */
  consent: KeptConsent | null;
  /** Whether the mail of the change is sent. */
  tells: boolean;
  now: number;
}

/**
 * Applies an offered change that its customer has accepted: the booking takes over what the option held, and leaves what it does not keep.
 * Refuses `conflict` where it does not wait any more or the deal does not stand, `no-longer-available` where a room or seat of the booking
 * itself has gone meanwhile.
 */
export const applyOffer = async (
  tx: Transaction,
  deps: BookingDeps,
  { changeId, venue, consent, tells, now }: Accepted,
): Promise<ChangeRow> => {
  const { booking: bookings, claim, dealChange, quote } = deps.tables;
  const [change] = await tx
    .update(dealChange)
    .set({ state: 'applied', consent, endedAt: now })
    .where(and(eq(dealChange.id, changeId), eq(dealChange.state, 'offered')))
    .returning();
  if (!change?.bookingId) return refuse('conflict');
  const [deal] = await tx.select().from(quote).where(eq(quote.id, change.dealId));
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.quoteId, change.dealId), eq(bookings.status, 'confirmed')));
  if (!deal || !booking || deal.standing !== 'current') return refuse('conflict');
  const held = await tx
    .select()
    .from(claim)
    .where(inArray(claim.bookingId, [booking.id, change.bookingId]));
  const slots = slotsAfter(change, { venue, held, before: deal.frozen.search.days });
  const lunches = await lunchesAfter(tx, deps, { change, booking, venue, now });
  const agreedPeople = booking.agreedPeople && { ...booking.agreedPeople, days: agreedOf(change, deal, booking) };
  await exchangeClaims(tx, deps, { venue, booking, offerId: change.bookingId, slots, lunches, agreedPeople, now });
  await tx
    .update(bookings)
    .set({ status: 'released', lunches: [] })
    .where(eq(bookings.id, change.bookingId))
    .returning({ id: bookings.id });
  await overtakeSeconds(tx, deps, { bookingId: booking.id, venue, now });
  await applyChange(tx, deps, { change, deal, venue, tells, now });
  return change;
};

const refuseLacking = (lack: ChangeLack): never => refuse('no-longer-available', { members: { lack } });

/** The slots as they were planned; where a room has been moved since, the one that serves the request by now, if it holds the people. */
const slotsAfter = (
  { after, slots, days }: ChangeRow,
  { venue, held, before }: { venue: CatalogueVenue; held: readonly ClaimRow[]; before: readonly SearchDay[] },
): NewSlot[] =>
  slots.map((planned) => {
    const { roomId, day, half, request } = planned;
    const there = held.filter((one) => one.day === day && one.half === half);
    if (there.some((one) => one.roomId === roomId)) return { ...planned, rank: 1 };
    const moved = there.find((one) => one.request === request);
    const wanted = after.frozen.search.days.find(({ date }) => date === day);
    const asked = wanted && request !== null ? roomRequestsOf(wanted)[request] : undefined;
    const was = before.find(({ date }) => date === days.find(({ to }) => to === day)?.from);
    // Subcommittees may have changed places: which room is whose is not known then.
    if (!isDeepStrictEqual(was?.subcommittees, wanted?.subcommittees) || !moved) return refuseLacking('rooms');
    const people = venue.rooms.find(({ id }) => id === moved.roomId)?.capacities[asked?.configuration ?? 'theater'] ?? 0;
    return !asked || people >= asked.pax ? { ...planned, roomId: moved.roomId, rank: 1 } : refuseLacking('people');
  });

const lunchesAfter = async (
  tx: Transaction,
  { tables }: BookingDeps,
  { change, booking, venue, now }: { change: ChangeRow; booking: OptionRow; venue: CatalogueVenue; now: number },
) => {
  const venueId = venue.record.id;
  const days = change.lunches.map(({ day }) => day);
  const without = [booking.id, change.bookingId ?? ''].map((bookingId) => ({ bookingId, venueId }));
  const taken = await readVenueDays(tx, { tables, venueId, days, now, without });
  const own = await tx
    .select()
    .from(tables.lunchClaim)
    .where(inArray(tables.lunchClaim.bookingId, [booking.id, change.bookingId ?? '']));
  for (const { day, service, seats } of change.lunches) {
    const held = own.filter((row) => row.day === day && row.service === service).reduce((sum, row) => sum + row.seats, 0);
    const left = lunchSeatsLeft(venue.record.lunchSeats, taken(venueId, day))[service as LunchService];
    if (Math.max(held, left) < seats) return refuseLacking('seats');
  }
  return change.lunches.map((lunch) => ({ ...lunch }));
};

const agreedOf = ({ days, after }: ChangeRow, { frozen }: QuoteRow, { agreedPeople }: OptionRow) => {
  const people = new Map(after.frozen.search.days.map(({ date, plenary }) => [date, plenary.pax]));
  const asked = days.flatMap(({ from, to }) => (to ? [{ from, to, pax: people.get(to) ?? 0 }] : []));
  return agreedAfter(frozen.search.days, asked, agreedPeople?.days ?? []);
};
