import * as contract from '@plenary/contracts/desk-reports.endpoints';
import { reachOf } from '@plenary/contracts/desk-rights';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { exportOccupancy } from './export-occupancy.ts';
import { exportReport } from './export-report.ts';
import { getOccupancy } from './get-occupancy.ts';
import { getReport } from './get-report.ts';

export const reportsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getReport, ({ actor, query }) => getReport(deps, { ...query, reach: reachOf(actor, 'export') }));
  implement(contract.getOccupancy, ({ actor, query }) => getOccupancy(deps, { ...query, reach: reachOf(actor, 'events') }));
  implement(contract.exportOccupancy, ({ actor, query: { lng = fallbackLanguage, format, ...asked } }) =>
    exportOccupancy(deps, { actor, language: lng, format, asked }),
  );
  implement(contract.exportReport, ({ actor, query: { lng = fallbackLanguage, format, ...asked } }) =>
    exportReport(deps, { actor, language: lng, format, asked }),
  );
};
