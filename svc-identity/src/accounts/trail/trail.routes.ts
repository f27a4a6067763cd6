import * as contract from '@plenary/contracts/accounts.endpoints';
import type { IdentityDeps } from '../../deps.ts';
import type { Implement } from '../../implement.ts';
import { listDeeds } from './list-deeds.ts';

export const trailRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.getAccountsTrail, ({ query }) => listDeeds(deps, { before: query.before, subjectId: query.subjectId }));
};
