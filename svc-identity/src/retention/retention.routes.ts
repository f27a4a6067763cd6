import { getAccountRetention } from '@plenary/contracts/retention.endpoints';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { accountRetention } from './account-retention.ts';

export const retentionRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(getAccountRetention, ({ query }) => accountRetention(deps, query.month));
};
