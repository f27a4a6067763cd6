import { exportDeals as endpoint } from '@plenary/contracts/desk-deals.endpoints';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { exportDeals } from './export-deals.ts';

export const exportsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(endpoint, ({ actor, query: { lng = fallbackLanguage, format, rows, columns, ...filter } }) =>
    exportDeals(deps, { actor, language: lng, format, rows, columns, filter }),
  );
};
