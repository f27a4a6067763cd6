import * as contract from '@plenary/contracts/desk-reports.endpoints';
import { reachOf } from '@plenary/contracts/desk-rights';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { exportMoney } from './export-money.ts';
import { exportOccupancy } from './export-occupancy.ts';
import { exportReport } from './export-report.ts';
import { exportTimes } from './export-times.ts';
import { getMoney } from './get-money.ts';
import { getOccupancy } from './get-occupancy.ts';
import { getReport } from './get-report.ts';
import { getTimes } from './get-times.ts';
import { listMoney } from './list-money.ts';

export const reportsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getReport, ({ actor, query }) => getReport(deps, { ...query, reach: reachOf(actor, 'export') }));
  implement(contract.getOccupancy, ({ actor, query }) =>
    getOccupancy(deps, { ...query, reach: reachOf(actor, 'events'), money: reachOf(actor, 'export') }),
  );
  implement(contract.getTimes, ({ actor, query }) => getTimes(deps, { ...query, reach: reachOf(actor, 'export') }));
  implement(contract.exportTimes, ({ actor, query: { lng = fallbackLanguage, format, ...asked } }) =>
    exportTimes(deps, { actor, language: lng, format, asked }),
  );
  implement(contract.getMoney, ({ actor, query }) => getMoney(deps, { ...query, reach: reachOf(actor, 'export') }));
  implement(contract.listMoney, ({ actor, query }) => listMoney(deps, { ...query, reach: reachOf(actor, 'export') }));
  implement(contract.exportMoney, ({ actor, query: { lng = fallbackLanguage, format, ...asked } }) =>
    exportMoney(deps, { actor, language: lng, format, asked }),
  );
  implement(contract.exportOccupancy, ({ actor, query: { lng = fallbackLanguage, format, ...asked } }) =>
    exportOccupancy(deps, { actor, language: lng, format, asked }),
  );
  implement(contract.exportReport, ({ actor, query: { lng = fallbackLanguage, format, ...asked } }) =>
    exportReport(deps, { actor, language: lng, format, asked }),
  );
};
