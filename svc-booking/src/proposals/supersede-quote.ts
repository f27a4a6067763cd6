import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { refuseStale } from '../bookings/refuse-stale.ts';
import { refuseSuperseded } from '../bookings/refuse-superseded.ts';
import { supersedeInCrm } from '../crm/supersede-in-crm.ts';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

interface Asked {
  quoteId: string;
  /** The one that the author of the next version has seen; null: whatever it is, as somebody approves that version. */
  revision: number | null;
  /** Of that version; its days and people may be other ones. */
  venueId: string;
  userId: string;
}

/**
 * A quote that another version may take the place of. Refuses `not-found`, also for one of another customer or venue, `superseded`,
 * `already-signed`, `conflict` where it was declined or withdrawn, and `stale-version`.
 */
export const quoteToSupersede = async (tx: Transaction, { tables }: BookingDeps, asked: Asked): Promise<QuoteRow> => {
  const { quote } = tables;
  const { quoteId, revision, venueId, userId } = asked;
  const [row] = await tx
    .select()
    .from(quote)
    .where(and(eq(quote.id, quoteId), eq(quote.userId, userId), eq(quote.venueId, venueId)));
  if (!row || row.amends !== null) return refuse('not-found');
  refuseSuperseded(row);
  if (row.status === 'Rejected') return refuse('conflict');
  if (row.status !== 'Presented') return refuse('already-signed');
  refuseStale(row, revision);
  return row;
};

interface Superseding {
  row: QuoteRow;
  /** Id of the version that takes its place, which stands already. */
  by: string;
  venue: CatalogueVenue;
  now: number;
}

/** Ends a quote for the version that takes its place: it can be signed no more, and who follows it up follows that version. */
export const supersedeQuote = async (tx: Transaction, deps: BookingDeps, { row, by, venue, now }: Superseding): Promise<void> => {
  const { quote, dealFollowUp, dealRow, dealWord } = deps.tables;
  const { id, revision } = row;
  const ended = await tx
    .update(quote)
    .set({ status: 'Rejected', supersededBy: by, revision: revision + 1 })
    .where(and(eq(quote.id, id), eq(quote.status, 'Presented'), eq(quote.revision, revision)))
    .returning({ id: quote.id });
  if (ended.length === 0) return refuse('stale-version', { members: { current: { revision: revision + 1 } } });
  await tx.update(dealFollowUp).set({ quoteId: by }).where(eq(dealFollowUp.quoteId, id)).returning({ quoteId: dealFollowUp.quoteId });
  await supersedeInCrm(tx, deps, { quoteId: id, by, now });
  await recordChange(tx, deps, { type: 'quote.rejected', quoteId: id, venue, now });
  await tx.delete(dealWord).where(eq(dealWord.quoteId, id));
  await tx.delete(dealRow).where(eq(dealRow.quoteId, id));
};
