import { and, inArray } from 'drizzle-orm';
import { inChunks } from '../bookings/add-bookings.ts';
import type { BookingDeps } from '../deps.ts';
import type { SignatureState } from '../signature-state/signature-rules.ts';

/** What the office needs of a deal on a function sheet (design: desk D13). */
export interface DealFacts {
  /** Who follows it up. */
  owner?: string;
  /** Of the customer, as given with the signature. */
  purchaseOrder?: string;
  /** Company that is invoiced, as given with the signature. */
  billingName?: string;
}

/** Owner, order number and invoiced company of deals, by the id of the quote; none: nothing. */
export const dealFacts = async ({ database, tables }: BookingDeps, quoteIds: readonly string[]): Promise<Map<string, DealFacts>> => {
  const { dealFollowUp, signature } = tables;
  const found = new Map<string, DealFacts>();
  const add = (quoteId: string, facts: DealFacts) => found.set(quoteId, { ...found.get(quoteId), ...facts });
  for (const ids of inChunks([...quoteIds])) {
    const [owners, signed] = await Promise.all([
      database.read
        .select({ quoteId: dealFollowUp.quoteId, owner: dealFollowUp.owner })
        .from(dealFollowUp)
        .where(inArray(dealFollowUp.quoteId, ids)),
      database.read
        .select({ quoteId: signature.quoteId, billing: signature.billing })
        .from(signature)
        .where(and(inArray(signature.quoteId, ids), inArray(signature.state, ['standing', 'approved'] satisfies SignatureState[]))),
    ]);
    for (const { quoteId, owner } of owners) if (owner) add(quoteId, { owner: owner.name });
    for (const { quoteId, billing } of signed) {
      if (billing.purchaseOrder.kind === 'with') add(quoteId, { purchaseOrder: billing.purchaseOrder.number });
      if (billing.billing.companyName) add(quoteId, { billingName: billing.billing.companyName });
    }
  }
  return found;
};
