import type { Transaction } from '@plenary/service-kit/database/database';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { endOptions } from './end-options.ts';
import { writeOptions } from './write-options.ts';

/** Lapsed options that have not been ended yet. */
export const overdueOptions = ({ booking }: BookingTables, now: number) => and(eq(booking.status, 'option'), lte(booking.expiresAt, now));

/**
 * Ends the options of a venue that have lapsed, in the order in which they did, each at its own instant: who is first by now never
 * depends on the time of a clean-up. Every write of an option does this first. Answers how many ended.
 */
export const settleVenue = async (
  tx: Transaction,
  deps: BookingDeps,
  { venue, now }: { venue: CatalogueVenue; now: number },
): Promise<number> => {
  const { booking } = deps.tables;
  let settled = 0;
  for (;;) {
    const overdue = await tx
      .select({ id: booking.id, expiresAt: booking.expiresAt })
      .from(booking)
      .where(and(eq(booking.venueId, venue.record.id), overdueOptions(deps.tables, now)))
      .orderBy(asc(booking.expiresAt), asc(booking.id));
    const at = overdue[0]?.expiresAt;
    if (at === undefined || at === null) return settled;
    const ids = overdue.filter(({ expiresAt }) => expiresAt === at).map(({ id }) => id);
    settled += await endOptions(tx, deps, { venue, ids, status: 'lapsed', at, now });
  }
};

/** Settles a venue whose options may have lapsed unnoticed, before it is read. */
export const settleOverdue = async (deps: BookingDeps, venue: CatalogueVenue): Promise<void> => {
  const { database, tables } = deps;
  const { booking } = tables;
  const [overdue] = await database.read
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.venueId, venue.record.id), overdueOptions(tables, deps.now())))
    .limit(1);
  if (overdue) await settleNow(deps, venue);
};

/** Settles a venue in a transaction of its own. */
export const settleNow = (deps: BookingDeps, venue: CatalogueVenue): Promise<number> =>
  writeOptions(deps, (tx, now) => settleVenue(tx, deps, { venue, now }));
