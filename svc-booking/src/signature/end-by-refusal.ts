import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import { endOptions } from '../options/end-options.ts';
import type { SignatureMailKind } from '../signature-state/mails/signature-mail-words.ts';
import type { SignatureState } from '../signature-state/signature-rules.ts';
import { tellSignatory } from '../signature-state/tell-signatory.ts';
import type { QuoteToSign } from './signed-quote.ts';

interface Refusal {
  quote: QuoteToSign;
  reason: string;
  /** Recipients, if the quote was signed. */
  mails: readonly SignatureMailKind[];
  now: number;
}

/** Ends a declined quote: Rejected, its signature ended, its rooms free for those behind. */
export const endByRefusal = async (tx: Transaction, deps: BookingDeps, { quote, reason, mails, now }: Refusal): Promise<void> => {
  const { tables } = deps;
  const { row, venue, days, option } = quote;
  const [refused] = await tx
    .update(tables.signature)
    .set({ state: 'refused' satisfies SignatureState, endedAt: now, reason })
    .where(and(eq(tables.signature.quoteId, row.id), eq(tables.signature.state, 'standing')))
    .returning();
  await tx
    .update(tables.quote)
    .set({ status: 'Rejected', revision: row.revision + 1 })
    .where(eq(tables.quote.id, row.id))
    .returning({ id: tables.quote.id });
  if (option)
    await endOptions(tx, deps, { venue, ids: [option.id], status: 'released', toldAs: refused ? null : 'released', at: now, now });
  if (refused) for (const kind of mails) await tellSignatory(tx, deps, { kind, signature: refused, days, venue: venue.record, now });
  await recordChange(tx, deps, { type: 'quote.rejected', quoteId: row.id, venue, now });
};
