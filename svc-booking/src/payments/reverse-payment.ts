import { decimalOf } from '@plenary/contracts/format';
import type { DealPayments } from '@plenary/contracts/payments.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import { once } from '@plenary/service-kit/idempotency';
import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import { quoteOfDeal } from '../cancellation/deal.ts';
import type { BookingDeps } from '../deps.ts';
import { balanceOf } from '../ledger/balance.ts';
import { paymentRows, readPayments } from './read-payments.ts';

interface Reversal {
  actor: UserActor;
  dealId: string;
  paymentId: string;
  reason: string;
  idempotencyKey: string | undefined;
}

/**
 * Reverses a payment that was entered by mistake: it stays on the ledger and counts no more. Refuses `not-found`, and `conflict` where it
 * is reversed already or more would have been paid back than was received.
 */
export const reversePayment = async (deps: BookingDeps, { idempotencyKey, ...asked }: Reversal): Promise<DealPayments> => {
  const { database, tables } = deps;
  const { actor, dealId, paymentId, reason } = asked;
  const { payment } = tables;
  const { byId } = await deps.catalogue.current();
  const [entryId, now] = [deps.newId(), deps.now()];
  const request = { scope: `${actor.userId}:payment-reversal`, key: idempotencyKey, body: { dealId, paymentId, reason }, now };
  return database.transact((tx) =>
    once(tx, database, request, async () => {
      const quote = await quoteOfDeal(tx, tables, { actor, dealId });
      const venue = byId.get(quote.venueId) ?? refuse('not-found');
      const rows = await paymentRows(tx, tables, dealId);
      const row = rows.find(({ id }) => id === paymentId) ?? refuse('not-found');
      if (balanceOf(rows.filter(({ id }) => id !== paymentId)) < 0) return refuse('conflict');
      const reversed = await tx
        .update(payment)
        .set({ reversedAt: now, reversedBy: staffMemberOf(actor), reversalReason: reason })
        .where(and(eq(payment.id, paymentId), isNull(payment.reversedAt)))
        .returning({ id: payment.id });
      if (reversed.length === 0) return refuse('conflict');
      await audit(tx, tables, {
        ...{ id: entryId, at: now, by: actor, action: 'payment-reversed' },
        subject: dealSubject(quote, { venue, day: quote.frozen.search.days.at(0)?.date }),
        changes: [
          { field: row.kind, from: `${decimalOf(row.amount)} EUR`, to: null },
          { field: 'reason', from: null, to: reason },
        ],
      });
      return readPayments(tx, tables, { actor, dealId });
    }),
  );
};
