import type { Loss } from '@plenary/contracts/desk-deals.schemas';
import type { LostReason } from '@plenary/contracts/desk-deals-terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import type { BookingDeps } from '../deps.ts';
import { presentLoss } from './losses.ts';
import { writeLoss } from './write-loss.ts';

interface Told {
  actor: UserActor;
  quoteId: string;
  reason: LostReason;
  text: string;
  /** The version that the caller has seen. */
  version: number;
}

/**
 * Says why a deal was lost that has ended already (design: desk D8), with an entry in the trail; what changes nothing leaves none. Refuses
 * `not-found`, `conflict` for a deal that is not lost, and `stale-version` with what others said.
 */
export const tellLoss = async (deps: BookingDeps, { actor, quoteId, reason, text, version }: Told): Promise<Loss> => {
  const { tables } = deps;
  const { dealLoss, dealRow, quote } = tables;
  const [entryId, now, { byId }] = [deps.newId(), deps.now(), await deps.catalogue.current()];
  return deps.database.transact(async (tx) => {
    const [row] = await tx
      .select({ quote, dealRow })
      .from(dealRow)
      .innerJoin(quote, eq(quote.id, dealRow.quoteId))
      .where(eq(quote.id, quoteId));
    const venue = row && byId.get(row.quote.venueId);
    if (!row || !venue) return refuse('not-found');
    const [kept] = await tx.select().from(dealLoss).where(eq(dealLoss.quoteId, quoteId));
    const before = presentLoss(row.dealRow, kept, { now }) ?? refuse('conflict');
    const stale = () => refuse('stale-version', { members: { current: before } });
    if (before.version !== version) return stale();
    const changes = [
      { field: 'lostReason', from: before.reason, to: reason },
      { field: 'reason', from: before.text || null, to: text || null },
    ].filter(({ from, to }) => from !== to);
    if (kept && changes.length === 0) return before;
    const written = await writeLoss(tx, tables, { actor, quoteId, reason, text, before: kept });
    if (!written) return stale();
    const subject = dealSubject(row.quote, { venue, day: row.dealRow.firstDay });
    await audit(tx, tables, { id: entryId, at: now, by: actor, action: 'loss-told', subject, changes });
    return presentLoss(row.dealRow, written, { now }) ?? refuse('conflict');
  });
};
