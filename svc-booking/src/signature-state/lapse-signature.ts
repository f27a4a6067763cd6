import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { OptionRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import type { SignatureState } from './signature-rules.ts';
import { waitingStatuses } from './signature-rules.ts';
import { tellSignatory } from './tell-signatory.ts';

interface Ended {
  /** It holds nothing any more. */
  option: Pick<OptionRow, 'quoteId'>;
  /** Days it held, in ascending order. */
  days: readonly string[];
  venue: VenueRecord;
  /** Whether its customer is told that it lapsed. */
  tells: boolean;
  now: number;
}

/**
 * Ends an incomplete signature with the option it depends on; the quote can be signed again while it is valid. Answers
 * whether its customer has been told so.
 */
export const lapseSignature = async (tx: Transaction, deps: BookingDeps, { option, days, venue, tells, now }: Ended): Promise<boolean> => {
  const { quote, signature } = deps.tables;
  if (!option.quoteId) return false;
  const [lapsed] = await tx
    .update(signature)
    .set({ state: 'lapsed' satisfies SignatureState, endedAt: now })
    .where(and(eq(signature.quoteId, option.quoteId), eq(signature.state, 'standing')))
    .returning();
  if (!lapsed) return false;
  await tx
    .update(quote)
    .set({ status: 'Presented' })
    .where(and(eq(quote.id, option.quoteId), inArray(quote.status, [...waitingStatuses])))
    .returning({ id: quote.id });
  if (tells) await tellSignatory(tx, deps, { kind: 'lapsed', signature: lapsed, days, venue, now });
  return tells;
};
