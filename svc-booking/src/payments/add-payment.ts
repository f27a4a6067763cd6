import type { EndpointInput } from '@plenary/contracts/endpoint';
import { decimalOf } from '@plenary/contracts/format';
import type { addPayment as contract } from '@plenary/contracts/payments.endpoints';
import type { DealPayments } from '@plenary/contracts/payments.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import { once } from '@plenary/service-kit/idempotency';
import { audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import { todayIn } from '../calendar/today-in.ts';
import { quoteOfDeal } from '../cancellation/deal.ts';
import type { BookingDeps } from '../deps.ts';
import { balanceOf } from '../ledger/balance.ts';
import { signedStatuses } from '../signature-state/signed-statuses.ts';
import { paymentRows, readPayments } from './read-payments.ts';

interface Entry {
  actor: UserActor;
  dealId: string;
  body: EndpointInput<typeof contract>['body'];
  idempotencyKey: string | undefined;
}

/**
 * Enters a payment on the ledger of a signed deal, once for a key, with an entry in the trail (design: lifecycle L31). Refuses `not-found`,
 * `conflict` where nobody has signed the deal, and `invalid-request`: `too_late` for a day to come at the venue, `too_high` where more
 * would be paid back than was received.
 */
export const addPayment = async (deps: BookingDeps, { actor, dealId, body, idempotencyKey }: Entry): Promise<DealPayments> => {
  const { database, tables } = deps;
  const { byId } = await deps.catalogue.current();
  const [id, entryId, now] = [deps.newId(), deps.newId(), deps.now()];
  const { kind, amount, day, method, reference = '' } = body;
  const request = { scope: `${actor.userId}:payment`, key: idempotencyKey, body: { dealId, ...body }, now };
  return database.transact((tx) =>
    once(tx, database, request, async () => {
      const quote = await quoteOfDeal(tx, tables, { actor, dealId });
      const venue = byId.get(quote.venueId) ?? refuse('not-found');
      if (quote.amends !== null) return refuse('not-found');
      if (!(signedStatuses as readonly string[]).includes(quote.status)) return refuse('conflict');
      if (day > todayIn({ now, timeZone: venue.record.timeZone })) return refuse('invalid-request', { errors: { day: 'too_late' } });
      const received = balanceOf(await paymentRows(tx, tables, dealId));
      if (kind === 'refunded' && amount > received) return refuse('invalid-request', { errors: { amount: 'too_high' } });
      await tx.insert(tables.payment).values({
        ...{ id, quoteId: dealId, kind, amount, day, method, reference },
        ...{ enteredAt: now, enteredBy: staffMemberOf(actor), reversedAt: null, reversedBy: null, reversalReason: null },
      });
      await audit(tx, tables, {
        ...{ id: entryId, at: now, by: actor, action: 'payment-entered' },
        subject: dealSubject(quote, { venue, day: quote.frozen.search.days.at(0)?.date }),
        changes: [
          { field: kind, from: null, to: `${decimalOf(amount)} EUR` },
          { field: 'day', from: null, to: day },
        ],
      });
      return readPayments(tx, tables, { actor, dealId });
    }),
  );
};
