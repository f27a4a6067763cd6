import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { SignatureState } from '../signature-state/signature-rules.ts';
import { tellSignatory } from '../signature-state/tell-signatory.ts';
import type { VenueRecord } from '../venues/venue-record.ts';

interface Voiding {
  /** Incomplete signatures of the person. */
  quotes: readonly QuoteRow[];
  venueOf: (venueId: string) => VenueRecord | undefined;
  now: number;
}

/**
 * Withdraws the incomplete signatures of an erased person, because they can no longer be completed. The second
 * signatory hears of it, without the name of who asked.
 */
export const voidSignatures = async (tx: Transaction, deps: BookingDeps, { quotes, venueOf, now }: Voiding): Promise<void> => {
  const { quote, signature } = deps.tables;
  for (const { id, venueId, frozen } of quotes) {
    const [voided] = await tx
      .update(signature)
      .set({ state: 'refused' satisfies SignatureState, endedAt: now })
      .where(and(eq(signature.quoteId, id), eq(signature.state, 'standing')))
      .returning();
    await tx.update(quote).set({ status: 'Rejected' }).where(eq(quote.id, id)).returning({ id: quote.id });
    const venue = venueOf(venueId);
    if (!voided || !venue) continue;
    const days = frozen.search.days.map(({ date }) => date);
    await tellSignatory(tx, deps, { kind: 'voided', signature: voided, days, venue, now });
  }
};
