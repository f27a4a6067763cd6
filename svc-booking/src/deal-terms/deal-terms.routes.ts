import * as contract from '@plenary/contracts/deal-terms.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { changeDealTerms } from './change-deal-terms.ts';
import { presentTerms } from './read-deal-terms.ts';

export const dealTermsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getDealTerms, () => presentTerms(deps.database.read, deps.tables, { now: deps.now() }));

  implement(contract.changeDealTerms, ({ actor, params, body: { revision, ...values } }) =>
    changeDealTerms(deps, { actor, from: params.from, values, revision }),
  );
};
