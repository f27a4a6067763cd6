import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { supersedeInCrm } from '../crm/supersede-in-crm.ts';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import { endOptions } from '../options/end-options.ts';
import { liveOption } from '../options/live-option.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { openVariants } from '../quotes/variants-of.ts';

interface Accepting {
  /** The variant that its customer signs. */
  row: QuoteRow;
  now: number;
}

/**
 * Ends the other variants of a proposal for the one that its customer signs: they can be held and signed no more, and what was held for
 * them is free (design: lifecycle L11). Their customer is told nothing: it was their choice.
 */
export const endOtherVariants = async (tx: Transaction, deps: BookingDeps, { row, now }: Accepting): Promise<void> => {
  const { tables } = deps;
  const { quote, dealRow, dealWord } = tables;
  const others = (await openVariants(tx, tables, { row, now })).toSorted((a, b) => a.venueId.localeCompare(b.venueId));
  if (others.length === 0) return;
  const { byId } = await deps.catalogue.current();
  for (const { id, venueId, revision } of others) {
    const venue = byId.get(venueId) ?? refuse('not-found');
    await settleVenue(tx, deps, { venue, now });
    const option = await liveOption(tx, tables, { quoteId: id, now });
    const ended = await tx
      .update(quote)
      .set({ status: 'Rejected', supersededBy: row.id, revision: revision + 1 })
      .where(and(eq(quote.id, id), eq(quote.status, 'Presented'), eq(quote.revision, revision)))
      .returning({ id: quote.id });
    if (ended.length === 0) return refuse('superseded', { members: { supersededBy: id } });
    if (option) await endOptions(tx, deps, { venue, ids: [option.id], status: 'released', toldAs: null, at: now, now });
    await supersedeInCrm(tx, deps, { quoteId: id, by: row.id, now });
    await recordChange(tx, deps, { type: 'quote.rejected', quoteId: id, venue, now });
    await tx.delete(dealWord).where(eq(dealWord.quoteId, id));
    await tx.delete(dealRow).where(eq(dealRow.quoteId, id));
  }
  await handFollowUpOn(tx, deps, { from: others.map(({ id }) => id), to: row.id });
};

/** Who followed a variant up follows the signed one, unless that has somebody already. */
const handFollowUpOn = async (tx: Transaction, { tables }: BookingDeps, { from, to }: { from: readonly string[]; to: string }) => {
  const { dealFollowUp } = tables;
  for (const id of from) {
    const [followed] = await tx.select({ quoteId: dealFollowUp.quoteId }).from(dealFollowUp).where(eq(dealFollowUp.quoteId, to));
    if (followed) await tx.delete(dealFollowUp).where(eq(dealFollowUp.quoteId, id));
    else
      await tx.update(dealFollowUp).set({ quoteId: to }).where(eq(dealFollowUp.quoteId, id)).returning({ quoteId: dealFollowUp.quoteId });
  }
};
