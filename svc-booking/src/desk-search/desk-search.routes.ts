import * as contract from '@plenary/contracts/desk-search.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { searchDesk } from './search-desk.ts';

export const deskSearchRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.searchDesk, ({ actor, query }) => searchDesk(deps, { actor, search: query.search }));
};
