import * as contract from '@plenary/contracts/proposals.endpoints';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { customerActor } from '../on-behalf/customer-actor.ts';
import { presentPricedDemand } from '../prices/present-priced-demand.ts';
import { priceProposal } from './price-proposal.ts';
import { limitExceeded } from './proposal-rules.ts';
import { sendProposal } from './send-proposal.ts';
import { withdrawQuote } from './withdraw-quote.ts';

export const proposalsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.previewProposal, async ({ actor: staff, params, body, query: { lng = fallbackLanguage } }) => {
    const actor = await customerActor(deps, { staff, ...params });
    const { demand, frozen, validUntil } = await priceProposal(deps.database.read, deps, { actor, proposal: body, now: deps.now() });
    const priced = presentPricedDemand({ demandId: demand.id, venue: demand.venue, frozen, language: lng });
    const discountLimit = limitExceeded(body.lines, staff.role);
    return { priced, validUntil: new Date(validUntil).toISOString(), ...(discountLimit !== null && { discountLimit }) };
  });

  implement(contract.sendProposal, ({ actor: staff, params, body, idempotencyKey }) =>
    sendProposal(deps, { staff, ...params, body, idempotencyKey }),
  );

  implement(contract.withdrawQuote, ({ actor: staff, params, body }) => withdrawQuote(deps, { staff, ...params, ...body }));
};
