import * as limits from '@plenary/contracts/discount-limits.endpoints';
import * as approvals from '@plenary/contracts/proposal-approvals.endpoints';
import * as contract from '@plenary/contracts/proposals.endpoints';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { customerActor } from '../on-behalf/customer-actor.ts';
import { presentPricedDemand } from '../prices/present-priced-demand.ts';
import { limitOf, readLimits } from '../written-lines/discount-limits.ts';
import { changeLimits } from './change-limits.ts';
import { approveProposal, refuseProposal, withdrawProposal } from './decide-proposal.ts';
import { explainHold } from './explain-hold.ts';
import { getProposal, listProposals } from './get-proposals.ts';
import { listCatalogue } from './list-catalogue.ts';
import { priceProposal } from './price-proposal.ts';
import { sendProposal } from './send-proposal.ts';
import { submitProposal } from './submit-proposal.ts';
import { withdrawQuote } from './withdraw-quote.ts';

export const proposalsRoutes = (implement: Implement, deps: BookingDeps): void => {
  const { database, tables } = deps;
  implement(contract.previewProposal, async ({ actor: staff, params, body, query: { lng = fallbackLanguage } }) => {
    const actor = await customerActor(deps, { staff, ...params });
    const now = deps.now();
    const replaces = body.replaces?.quoteId;
    const proposed = await priceProposal(database.read, deps, { actor, proposal: body, replaces, now });
    const { demand, frozen, validUntil, discountPercent, listed } = proposed;
    const { refusal, lacksEvening, rooms } = await explainHold(database.read, deps, { actor, priced: proposed, replaces, now });
    const priced = presentPricedDemand({ demandId: demand.id, venue: demand.venue, frozen, language: lng });
    const discountLimit = await limitOf(database.read, tables, { role: staff.role, now });
    return {
      ...{ priced: { ...priced, expectedRooms: rooms }, validUntil: new Date(validUntil).toISOString(), discountPercent, listed },
      ...(discountPercent > discountLimit && { discountLimit }),
      ...(refusal && { refusal }),
      ...(lacksEvening && { lacksEvening }),
    };
  });

  implement(contract.listCatalogue, async ({ actor: staff, params: { userId, demandId }, query: { lng = fallbackLanguage, days } }) =>
    listCatalogue(deps, { actor: await customerActor(deps, { staff, userId }), demandId, language: lng, days: days?.split(',') }),
  );

  implement(contract.sendProposal, ({ actor: staff, params, body, idempotencyKey }) =>
    sendProposal(deps, { staff, ...params, body, idempotencyKey }),
  );

  implement(contract.withdrawQuote, ({ actor: staff, params, body, idempotencyKey }) =>
    withdrawQuote(deps, { staff, ...params, ...body, idempotencyKey }),
  );

  implement(approvals.submitProposal, ({ actor: staff, params, body, idempotencyKey }) =>
    submitProposal(deps, { staff, ...params, body, idempotencyKey }),
  );

  implement(approvals.listProposals, ({ actor: reader, query }) => listProposals(deps, { reader, ...query }));

  const inLanguage = <P extends object>(params: P, { lng = fallbackLanguage }: { lng?: Language | undefined }) => ({
    ...params,
    language: lng,
  });
  implement(approvals.getProposal, ({ actor: reader, params, query }) =>
    getProposal(database.read, deps, { reader, ...inLanguage(params, query) }),
  );

  implement(approvals.approveProposal, ({ actor: staff, params, query, body, idempotencyKey }) =>
    approveProposal(deps, { staff, ...inLanguage(params, query), ...body, idempotencyKey }),
  );

  implement(approvals.refuseProposal, ({ actor: staff, params, query, body, idempotencyKey }) =>
    refuseProposal(deps, { staff, ...inLanguage(params, query), ...body, idempotencyKey }),
  );

  implement(approvals.withdrawProposal, ({ actor: staff, params, query, body, idempotencyKey }) =>
    withdrawProposal(deps, { staff, ...inLanguage(params, query), ...body, idempotencyKey }),
  );

  implement(limits.getDiscountLimits, () => readLimits(database.read, tables, { now: deps.now() }));

  implement(limits.changeDiscountLimits, ({ actor, params, body: { revision, ...given } }) =>
    changeLimits(deps, { actor, from: params.from, limits: given, revision }),
  );
};
