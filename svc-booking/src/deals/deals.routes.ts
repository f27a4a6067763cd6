import * as contract from '@plenary/contracts/desk-deals.endpoints';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { exportDeals } from './export-deals.ts';
import { listDeals } from './list-deals.ts';

export const dealsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.listDeals, ({ query }) => listDeals(deps, query));
  implement(contract.exportDeals, ({ actor, query: { lng = fallbackLanguage, ...filter } }) =>
    exportDeals(deps, { actor, language: lng, filter }),
  );
};
