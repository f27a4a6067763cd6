import type { LostReason } from '@plenary/contracts/desk-deals-terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { once } from '@plenary/service-kit/idempotency';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import { refuseStale } from '../bookings/refuse-stale.ts';
import { refuseSuperseded } from '../bookings/refuse-superseded.ts';
import { writeLoss } from '../deals/write-loss.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import { endOptions } from '../options/end-options.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { writeOptions } from '../options/write-options.ts';
import { quoteToSign } from '../signature/signed-quote.ts';
import { tellOfWithdrawal } from './tell-of-withdrawal.ts';

interface Request {
  staff: UserActor;
  quoteId: string;
  /** Undefined: an older page did not ask. */
  lost?: LostReason | undefined;
  /** In words. */
  reason?: string | undefined;
  /** Of the quote as the caller has seen it; undefined: whatever it is. */
  revision?: number | undefined;
  idempotencyKey: string | undefined;
}

/**
 * Withdraws a quote that nobody signed: it is `Rejected` and lost for a reason, its option ends, who waited behind it moves up, and the customer is told. Refuses
 * `not-found`, `already-signed`, `superseded`, `stale-version`, and `conflict` where it was declined or withdrawn before: of two at once one
 * does it.
 */
export const withdrawQuote = async (deps: BookingDeps, request: Request): Promise<void> => {
  const { staff, quoteId, lost = 'other', reason = '', revision, idempotencyKey: key } = request;
  const catalogue = await deps.catalogue.current();
  const entryId = deps.newId();
  const { tables } = deps;
  await writeOptions(deps, (tx, now) =>
    once(
      tx,
      deps.database,
      { scope: `${staff.userId}:withdrawal`, key, body: { quoteId, lost: request.lost, reason: request.reason, revision }, now },
      async () => {
        const asked = { catalogue, quoteId, actor: undefined, now };
        const { venue } = await quoteToSign(tx, deps, asked);
        await settleVenue(tx, deps, { venue, now });
        const { row, option, days } = await quoteToSign(tx, deps, asked);
        refuseSuperseded(row);
        if (row.status === 'Rejected') return refuse('conflict');
        refuseStale(row, revision);
        const won = await tx
          .update(tables.quote)
          .set({ status: 'Rejected', revision: row.revision + 1 })
          .where(and(eq(tables.quote.id, quoteId), eq(tables.quote.status, 'Presented')))
          .returning({ id: tables.quote.id });
        if (won.length === 0) return refuse('already-signed');
        const [before] = await tx.select().from(tables.dealLoss).where(eq(tables.dealLoss.quoteId, quoteId));
        if (!(await writeLoss(tx, tables, { actor: staff, quoteId, reason: lost, text: reason, before }))) return refuse('conflict');
        if (option) await endOptions(tx, deps, { venue, ids: [option.id], status: 'released', toldAs: null, at: now, now });
        await audit(tx, tables, {
          ...{ id: entryId, at: now, by: staff, action: 'quote-withdrawn' },
          subject: dealSubject(row, { venue, day: days[0] }),
          changes: [
            { field: 'lostReason', from: null, to: lost },
            { field: 'reason', from: null, to: reason || null },
          ].filter(({ to }) => to !== null),
        });
        await tellOfWithdrawal(tx, deps, { row, days, venue, now });
        await recordChange(tx, deps, { type: 'quote.rejected', quoteId, venue, now });
        return {};
      },
    ),
  );
};
