import { getAccountRetention } from '@plenary/contracts/retention';
import type { Implement } from '../app.ts';
import type { IdentityDeps } from '../deps.ts';
import { accountRetention } from './account-retention.ts';

export const retentionRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(getAccountRetention, ({ query }) => accountRetention(deps, query.month));
};
