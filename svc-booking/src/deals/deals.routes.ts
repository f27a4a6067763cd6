import * as contract from '@plenary/contracts/desk-deals.endpoints';
import { reachOf } from '@plenary/contracts/desk-rights';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { assignDeals } from './assign-deals.ts';
import { changeFollowUp } from './change-follow-up.ts';
import { getPipeline } from './get-pipeline.ts';
import { listDeals } from './list-deals.ts';
import { tellLoss } from './tell-loss.ts';

export const dealsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.listDeals, ({ actor, query }) => listDeals(deps, { actor, ...query }));
  implement(contract.getPipeline, ({ actor, query }) => getPipeline(deps, { ...query, reach: reachOf(actor, 'prices') }));
  implement(contract.changeFollowUp, ({ actor, params, body }) => changeFollowUp(deps, { actor, ...params, ...body }));
  implement(contract.assignDeals, ({ actor, body }) => assignDeals(deps, { actor, ...body }));
  implement(contract.tellLoss, ({ actor, params, body }) => tellLoss(deps, { actor, ...params, ...body }));
};
