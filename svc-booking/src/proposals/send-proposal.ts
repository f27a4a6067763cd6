import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { once } from '@plenary/service-kit/idempotency';
import { audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import type { Paid } from '../credits/credits-needed.ts';
import { withCredits } from '../credits/with-credits.ts';
import type { BookingDeps } from '../deps.ts';
import { customerOf } from '../events/customer-of.ts';
import { customerActor } from '../on-behalf/customer-actor.ts';
import { writeOptions } from '../options/write-options.ts';
import { limitOf } from '../written-lines/discount-limits.ts';
import { makeProposalQuote } from './make-proposal-quote.ts';
import { type Proposal, priceProposal, type Sending } from './price-proposal.ts';
import { quoteToSupersede } from './supersede-quote.ts';
import { variantGroupOf } from './variant-group-of.ts';

interface Request {
  staff: UserActor;
  userId: string;
  body: Proposal & Sending;
  idempotencyKey: string | undefined;
}

/**
 * Sends a proposal: a quote of its lines, frozen, in the customer's name, who is mailed a link and signs or declines it as any other
 * (design: lifecycle L9–L11). Refuses as `customerActor` and `priceProposal`, `forbidden` where its discount is more than its author may
 * give, `price-changed` where it would cost something else than was shown, and as `quoteToSupersede`,
 * `variantGroupOf` and `holdQuote`.
 */
export const sendProposal = async (deps: BookingDeps, { staff, userId, body, idempotencyKey }: Request): Promise<{ quoteId: string }> => {
  const { database, tables } = deps;
  const actor = await customerActor(deps, { staff, userId });
  const [quoteId, optionId, entryId] = [deps.newId(), deps.newId(), deps.newId()];
  const { holds = false, replaces: asked, variantOf: beside = null } = body;
  const write = (paid: Paid | undefined) =>
    writeOptions(deps, (tx, now) => {
      const request = { scope: `${staff.userId}:proposal`, key: idempotencyKey, body: { userId, ...body }, now };
      return once(tx, database, request, async () => {
        const priced = await priceProposal(tx, deps, { actor, proposal: body, replaces: asked?.quoteId, now });
        if (priced.discountPercent > (await limitOf(tx, tables, { role: staff.role, now }))) return refuse('forbidden');
        if (priced.frozen.totalExcludingVatPrice !== body.totalExcludingVatPrice) return refuse('price-changed');
        const { venue } = priced.demand;
        const replaces = asked ? await quoteToSupersede(tx, deps, { ...asked, venueId: venue.record.id, userId }) : null;
        const variantOf = await variantGroupOf(tx, deps, { variantOf: beside, replaces, userId, now });
        await audit(tx, tables, {
          ...{ id: entryId, at: now, by: staff, action: replaces ? 'proposal-replaced' : 'proposal-sent' },
          subject: dealSubject({ id: quoteId, customer: customerOf(actor) }, { venue, day: priced.frozen.search.days[0]?.date }),
          changes: [
            { field: 'onBehalfOf', from: null, to: userId },
            ...(replaces ? [{ field: 'version', from: replaces.version, to: replaces.version + 1 }] : []),
          ],
        });
        await makeProposalQuote(tx, deps, { quoteId, optionId, actor, priced, holds, replaces, variantOf, paid, now });
        return { quoteId };
      });
    });
  return withCredits(deps, write);
};
