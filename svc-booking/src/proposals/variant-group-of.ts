import { maxVariants } from '@plenary/contracts/proposals-terms';
import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { refuseSuperseded } from '../bookings/refuse-superseded.ts';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { openVariants, variantGroup } from '../quotes/variants-of.ts';

interface Asked {
  /** The quote whose variant is made; null: it is none. */
  variantOf: string | null;
  /** The version that it takes the place of; its variants are those of that one. */
  replaces: QuoteRow | null;
  userId: string;
  now: number;
}

/**
 * The first variant of the proposal that a quote joins; null: it stands alone. Refuses `not-found`, also for a quote of another customer,
 * `superseded`, `already-signed`, and `conflict` where it was declined or withdrawn, or has as many variants as there may be.
 */
export const variantGroupOf = async (
  tx: Transaction,
  { tables }: BookingDeps,
  { variantOf, replaces, userId, now }: Asked,
): Promise<string | null> => {
  if (replaces) return variantGroup(replaces);
  if (variantOf === null) return null;
  const { quote } = tables;
  const [row] = await tx
    .select()
    .from(quote)
    .where(and(eq(quote.id, variantOf), eq(quote.userId, userId)));
  if (!row || row.amends !== null) return refuse('not-found');
  refuseSuperseded(row);
  if (row.status === 'Rejected') return refuse('conflict');
  if (row.status !== 'Presented') return refuse('already-signed');
  const others = await openVariants(tx, tables, { row, now });
  return others.length + 1 < maxVariants ? variantGroup(row) : refuse('conflict');
};
