import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** How many options may be live at once, whatever their rank and whether their quote is signed already. */
export interface OptionLimits {
  perUser: number;
  /** Of users with a proven mailbox: anybody can sign up with an address of a company. */
  perCompany: number;
  /** By one company on one day of one venue. */
  perCompanyAndDay: number;
  /** How long the one option of a user without a proven mailbox holds. */
  unprovenMinutes: number;
}

export const defaultOptionLimits: OptionLimits = { perUser: 5, perCompany: 20, perCompanyAndDay: 2, unprovenMinutes: 60 };

/** The company whose limits an actor's options count towards; null: none is proven. */
export const companyOf = ({ mailboxProven, companyId }: UserActor): string | null => (mailboxProven && companyId) || null;

/** Staff books without limits, and lifts those of a company. */
export const areLimitsLifted = ({ role, mailboxProven, optionLimitsLifted }: UserActor): boolean =>
  role !== 'customer' || (mailboxProven && optionLimitsLifted === true);

interface Asked {
  venueId: string;
  days: readonly string[];
  /** An option that gives way to the wanted one. */
  without?: string | undefined;
  now: number;
}

interface Wanted extends Asked {
  actor: UserActor;
  limits: OptionLimits;
}

/**
 * Refuses `too-many-options` where one more option would be too many, in the transaction that grants it: two requests at once never both
 * find the last place.
 */
export const refuseBeyondLimits = async (tx: Reader, tables: BookingTables, { actor, limits, ...asked }: Wanted): Promise<void> => {
  if (areLimitsLifted(actor)) return;
  const own = await liveBookings(tx, tables, { ...asked, of: eq(tables.booking.userId, actor.userId) });
  const { mailboxProven } = actor;
  const most = mailboxProven ? limits.perUser : 1;
  if (own.length >= most) {
    const quoteId = own[0]?.quoteId ?? undefined;
    refuse('too-many-options', { members: mailboxProven ? { limit: 'user', most } : { limit: 'unproven', most, quoteId } });
  }
  const companyId = companyOf(actor);
  const full = companyId ? await companyLimit(tx, tables, { companyId, limits, ...asked }) : null;
  if (full) refuse('too-many-options', { members: full });
};

interface OfCompany extends Asked {
  companyId: string;
  limits: OptionLimits;
}

/** The limit that one more option of a company would exceed, or null. */
export const companyLimit = async (tx: Reader, tables: BookingTables, { companyId, limits, ...asked }: OfCompany) => {
  const live = await liveBookings(tx, tables, { ...asked, of: eq(tables.booking.companyId, companyId) });
  if (live.length >= limits.perCompany) return { limit: 'company' as const, most: limits.perCompany };
  const { venueId, days } = asked;
  const there = live.filter((one) => one.venueId === venueId).map(({ id }) => id);
  if (there.length < limits.perCompanyAndDay) return null;
  const { claim } = tables;
  const claims = await tx
    .selectDistinct({ bookingId: claim.bookingId, day: claim.day })
    .from(claim)
    .where(and(inArray(claim.bookingId, there), inArray(claim.day, [...days])));
  const isFull = days.some((day) => claims.filter((one) => one.day === day).length >= limits.perCompanyAndDay);
  return isFull ? { limit: 'venue-day' as const, most: limits.perCompanyAndDay } : null;
};

const liveBookings = async (
  tx: Reader,
  { booking }: BookingTables,
  { of, without, now }: Pick<Asked, 'without' | 'now'> & { of: ReturnType<typeof eq> },
) => {
  const live = await tx
    .select({ id: booking.id, venueId: booking.venueId, quoteId: booking.quoteId })
    .from(booking)
    .where(and(of, eq(booking.status, 'option'), gt(booking.expiresAt, now)));
  return live.filter(({ id }) => id !== without);
};
