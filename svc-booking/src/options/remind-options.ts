import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { daysOf } from '../bookings/days-of.ts';
import { changeOfOption } from '../change-offers/open-change.ts';
import { tellOfChange } from '../change-offers/tell-of-change.ts';
import type { OptionRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { tellCustomer } from './tell-customer.ts';

/** Milliseconds before its end at which the customer of an option is reminded (design: lifecycle L12). */
const remindsBefore = 24 * 3_600_000;

/**
 * Reminds the customer of each first option once of its end, a day before, and of each change that waits for them; answers how many. Not where it was placed for less than a day,
 * or waits for a signatory, who is reminded apart (`sweepSignatures`). A second option holds nothing that could be signed. Safe to run
 * twice, and on several replicas.
 */
export const remindOptions = async (deps: BookingDeps): Promise<number> => {
  const { database, tables } = deps;
  const { booking, dealChange, quote } = tables;
  const now = deps.now();
  const rows = await database.read
    .select({ booking })
    .from(booking)
    .leftJoin(quote, eq(quote.id, booking.quoteId))
    // One that its customer agrees to by a click has no quote.
    .leftJoin(dealChange, and(eq(dealChange.bookingId, booking.id), eq(dealChange.state, 'offered'), isNull(dealChange.amendmentId)))
    .where(
      and(
        eq(booking.status, 'option'),
        eq(booking.rank, 1),
        gt(booking.expiresAt, now),
        lte(booking.expiresAt, now + remindsBefore),
        or(isNull(booking.remindedOf), ne(booking.remindedOf, booking.expiresAt)),
        isNull(booking.fullUntil),
        isNotNull(booking.customer),
        or(eq(quote.status, 'Presented'), isNotNull(dealChange.id)),
        sql`${booking.createdAt} < ${booking.expiresAt} - ${remindsBefore}`,
      ),
    );
  let reminded = 0;
  for (const row of rows) if (await remind(deps, row.booking, now)) reminded++;
  return reminded;
};

/** Answers whether it did: another replica may have, or the option may have changed. */
const remind = async (deps: BookingDeps, option: OptionRow, now: number): Promise<boolean> => {
  const { database, tables, catalogue } = deps;
  const { booking, claim } = tables;
  const { id, expiresAt, remindedOf } = option;
  const venue = (await catalogue.current()).byId.get(option.venueId);
  if (!venue || expiresAt === null) return false;
  return database.transact(async (tx) => {
    const won = await tx
      .update(booking)
      .set({ remindedOf: expiresAt })
      .where(
        and(
          eq(booking.id, id),
          eq(booking.status, 'option'),
          eq(booking.expiresAt, expiresAt),
          remindedOf === null ? isNull(booking.remindedOf) : eq(booking.remindedOf, remindedOf),
        ),
      )
      .returning({ id: booking.id });
    if (won.length === 0) return false;
    const change = await changeOfOption(tx, tables, id);
    if (change) {
      const [deal] = await tx.select().from(tables.quote).where(eq(tables.quote.id, change.dealId));
      if (deal) await tellOfChange(tx, deps, { change, deal, venue, until: expiresAt, isEnding: true, now });
      return deal !== undefined;
    }
    const claims = await tx.select({ day: claim.day }).from(claim).where(eq(claim.bookingId, id));
    await tellCustomer(tx, deps, { kind: 'ending', about: expiresAt, option, days: daysOf(claims), venue, now });
    return true;
  });
};
