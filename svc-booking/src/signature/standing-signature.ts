import type { Reader } from '@plenary/service-kit/database/database';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { QuoteRow, SignatureRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';

/** The signature of a quote that stands or is approved; there is never more than one. */
export const standingSignature = async (read: Reader, { signature }: BookingTables, quoteId: string): Promise<SignatureRow | undefined> => {
  const [row] = await read
    .select()
    .from(signature)
    .where(and(eq(signature.quoteId, quoteId), inArray(signature.state, ['standing', 'approved'])));
  return row;
};

/** The address of the second signatory of the booking that a quote changes; undefined: one signed it, or the quote changes none. */
export const secondOfAmended = async (
  read: Reader,
  tables: BookingTables,
  { amends }: Pick<QuoteRow, 'amends'>,
): Promise<string | undefined> => {
  const signed = amends ? await standingSignature(read, tables, amends) : undefined;
  return signed?.secondErasedAt === null ? (signed.secondEmail ?? undefined) : undefined;
};

/** The newest signature of a quote, in any state. */
export const lastSignature = async (read: Reader, { signature }: BookingTables, quoteId: string): Promise<SignatureRow | undefined> => {
  const [row] = await read.select().from(signature).where(eq(signature.quoteId, quoteId)).orderBy(desc(signature.signedAt)).limit(1);
  return row;
};
