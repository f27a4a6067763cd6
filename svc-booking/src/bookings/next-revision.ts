import type { QuoteStanding } from '@plenary/contracts/quote';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';

/** Counts a change of a deal (design: lifecycle L3) and gives it a standing; undefined where it is not as it was read any more. */
export const nextRevision = async (
  tx: Transaction,
  { quote }: BookingTables,
  { id, standing: known, revision }: QuoteRow,
  standing: QuoteStanding,
): Promise<QuoteRow | undefined> => {
  const [counted] = await tx
    .update(quote)
    .set({ standing, revision: revision + 1 })
    .where(and(eq(quote.id, id), eq(quote.standing, known), eq(quote.revision, revision)))
    .returning();
  return counted;
};
