import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { once } from '@plenary/service-kit/idempotency';
import { audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import { handToSales } from '../crm/hand-to-sales.ts';
import { handoverOf } from '../crm/handover-of.ts';
import type { BookingDeps } from '../deps.ts';
import { customerOf } from '../events/customer-of.ts';
import { recordChange } from '../events/record-change.ts';
import { customerActor } from '../on-behalf/customer-actor.ts';
import { tellOfQuote } from '../quotes/tell-of-quote.ts';
import { type Proposal, priceProposal } from './price-proposal.ts';
import { limitExceeded } from './proposal-rules.ts';

interface Request {
  staff: UserActor;
  userId: string;
  body: Proposal & { totalExcludingVatPrice: number };
  idempotencyKey: string | undefined;
}

/**
 * Sends a proposal: a quote of its lines, frozen, in the customer's name, who is mailed a link and signs or declines it as any other
 * (design: lifecycle L9–L11). Refuses as `customerActor` and `priceProposal`, `forbidden` where a line's discount is more than its author may
 * give, and `price-changed` where it would cost something else than was shown.
 */
export const sendProposal = async (deps: BookingDeps, { staff, userId, body, idempotencyKey }: Request): Promise<{ quoteId: string }> => {
  const { database, tables } = deps;
  if (limitExceeded(body.lines, staff.role) !== null) return refuse('forbidden');
  const actor = await customerActor(deps, { staff, userId });
  const [now, quoteId, entryId] = [deps.now(), deps.newId(), deps.newId()];
  const request = { scope: `${staff.userId}:proposal`, key: idempotencyKey, body: { userId, ...body }, now };
  return database.transact((tx) =>
    once(tx, database, request, async () => {
      const { demand, frozen, validUntil } = await priceProposal(tx, deps, { actor, proposal: body, now });
      const { totalExcludingVatPrice: amount, search } = frozen;
      if (amount !== body.totalExcludingVatPrice) return refuse('price-changed');
      const { venue, id: demandId } = demand;
      const customer = customerOf(actor);
      const owner = { demandId, userId, venueId: venue.record.id, customer };
      await tx.insert(tables.quote).values({ id: quoteId, ...owner, status: 'Presented', createdAt: now, validUntil, frozen });
      const handover = handoverOf({ id: quoteId, kind: 'quote', actor, venue: venue.record, days: search.days, amount });
      await handToSales(tx, deps, { userId, handover, now });
      await audit(tx, tables, {
        ...{ id: entryId, at: now, by: staff, action: 'proposal-sent' },
        subject: dealSubject({ id: quoteId, customer }, { venue, day: search.days[0]?.date }),
        changes: [{ field: 'onBehalfOf', from: null, to: userId }],
      });
      await tellOfQuote(tx, deps, { customer: actor, madeBy: 'staff', quoteId, frozen, venue, validUntil, now });
      await recordChange(tx, deps, { type: 'quote.made', quoteId, venue, now });
      return { quoteId };
    }),
  );
};
