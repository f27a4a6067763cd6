import type { RecordBilling } from '@plenary/contracts/desk-records.schemas';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import type { SignatureState } from '../signature-state/signature-rules.ts';

/** Who is invoiced and where, as the last signature of customers says that stands or is approved; null: there is none. */
export const lastBilling = async (
  { database, tables: { quote, signature } }: BookingDeps,
  { userIds, reached }: { userIds: readonly string[]; reached: SQL | undefined },
): Promise<RecordBilling | null> => {
  const [last] = await database.read
    .select({ quoteId: signature.quoteId, at: signature.signedAt, form: signature.billing })
    .from(signature)
    .innerJoin(quote, eq(quote.id, signature.quoteId))
    .where(and(inArray(quote.userId, [...userIds]), inArray(signature.state, ['standing', 'approved'] satisfies SignatureState[]), reached))
    .orderBy(desc(signature.signedAt), desc(signature.id))
    .limit(1);
  return last ? { ...last.form.billing, quoteId: last.quoteId, at: new Date(last.at).toISOString() } : null;
};
