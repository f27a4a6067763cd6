import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { daysOf } from '../bookings/days-of.ts';
import { holdUntil } from '../bookings/hold-until.ts';
import type { OptionRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { areLimitsLifted, companyLimit, companyOf } from './option-limits.ts';
import { settleVenue } from './settle-venue.ts';
import { tellCustomer } from './tell-customer.ts';
import { writeOptions } from './write-options.ts';

interface Proven {
  userId: string;
  companyId: string | null;
  isWithoutLimits: boolean;
}

/**
 * Gives the option that a user placed before the mailbox was proven its full term, and tells them. It keeps its short term where the
 * company has no room for it: unproven, it did not count towards the company's limits. Once it holds its full term nothing happens.
 */
export const keepFullTerm = async (
  tx: Transaction,
  deps: BookingDeps,
  { catalogue, now, ...proven }: Proven & { catalogue: CatalogueSnapshot; now: number },
): Promise<void> => {
  for (const { venueId } of await shortTermed(tx, deps, { userId: proven.userId, now })) {
    const venue = catalogue.byId.get(venueId);
    if (venue) await settleVenue(tx, deps, { venue, now });
  }
  // Read again: settling may have made it first.
  for (const option of await shortTermed(tx, deps, { userId: proven.userId, now })) {
    const venue = catalogue.byId.get(option.venueId);
    if (venue) await extend(tx, deps, { ...proven, option, venue, now });
  }
};

/** The same for the caller of a request, whose proof may be known from the session sooner than from the event. */
export const keepFullTermOf = async (deps: BookingDeps, actor: UserActor): Promise<void> => {
  if (!actor.mailboxProven) return;
  const waiting = await shortTermed(deps.database.read, deps, { userId: actor.userId, now: deps.now() });
  if (waiting.length === 0) return;
  const catalogue = await deps.catalogue.current();
  await writeOptions(deps, (tx, now) => keepFullTerm(tx, deps, { ...provenOf(actor), catalogue, now }));
};

const provenOf = (actor: UserActor): Proven => ({
  userId: actor.userId,
  companyId: companyOf(actor),
  isWithoutLimits: areLimitsLifted(actor),
});

const shortTermed = (read: Reader, { tables: { booking } }: BookingDeps, { userId, now }: { userId: string; now: number }) =>
  read
    .select()
    .from(booking)
    .where(and(eq(booking.userId, userId), eq(booking.status, 'option'), gt(booking.expiresAt, now), isNotNull(booking.fullUntil)))
    .orderBy(asc(booking.id));

interface Extension extends Proven {
  option: OptionRow;
  venue: NonNullable<ReturnType<CatalogueSnapshot['byId']['get']>>;
  now: number;
}

const extend = async (tx: Transaction, deps: BookingDeps, { option, venue, companyId, isWithoutLimits, now }: Extension): Promise<void> => {
  const { claim } = deps.tables;
  const { id, venueId, fullUntil } = option;
  const claims = await tx.select({ day: claim.day }).from(claim).where(eq(claim.bookingId, id));
  const days = daysOf(claims);
  const limits = deps.optionLimits;
  const isFull =
    companyId !== null && !isWithoutLimits && (await companyLimit(tx, deps.tables, { companyId, limits, venueId, days, without: id, now }));
  if (isFull) return;
  const expiresAt = option.expiresAt ?? now;
  const until = Math.max(expiresAt, fullUntil ?? 0);
  const hold = { bookingId: id, venueId, until, only: { expiresAt }, also: { fullUntil: null, companyId }, now };
  if (!(await holdUntil(tx, deps.tables, hold))) return;
  await tellCustomer(tx, deps, {
    kind: 'proven',
    option: { ...option, expiresAt: until, fullUntil: null },
    days,
    venue,
    now,
  });
  await recordChange(tx, deps, { type: 'option.extended', quoteId: option.quoteId, venue, now });
};
