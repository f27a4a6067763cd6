import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';

/** Whether what a quote says still stands; an amendment stands and falls with the deal that it changes. */
export const dealStanding = async (
  read: Reader,
  { quote }: BookingTables,
  { amends, standing }: Pick<QuoteRow, 'amends' | 'standing'>,
): Promise<string> => {
  const [deal] = amends ? await read.select({ standing: quote.standing }).from(quote).where(eq(quote.id, amends)) : [];
  return deal?.standing ?? standing;
};
