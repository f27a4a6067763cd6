import { reachOf } from '@plenary/contracts/desk-rights';
import * as versions from '@plenary/contracts/sheet-versions.endpoints';
import * as contract from '@plenary/contracts/sheets.endpoints';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { addPaperVersion, addSheetVersion } from './add-sheet-version.ts';
import { exportDaySheet } from './export-day-sheet.ts';
import { exportFunctionSheet } from './export-function-sheet.ts';
import { getDayBookings } from './get-day-bookings.ts';
import { getDayPaper } from './get-day-paper.ts';
import { getNetworkDay } from './get-network-day.ts';
import { getPaperVersions, getSheetVersions } from './get-sheet-versions.ts';
import { printFunctionSheet, printPaper } from './print-sheet.ts';

export const sheetsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getDayBookings, ({ params, query: { paper, lng = fallbackLanguage } }) =>
    paper ? getDayPaper(deps, { ...params, list: paper, language: lng }) : getDayBookings(deps, params),
  );
  implement(contract.getNetworkDay, ({ actor, query }) =>
    getNetworkDay(deps, { ...query, reach: reachOf(actor, 'events'), dietsReach: reachOf(actor, 'diets') }),
  );
  implement(contract.exportDaySheet, ({ actor, params, query: { list, format, lng = fallbackLanguage } }) =>
    exportDaySheet(deps, { actor, ...params, list, language: lng, format }),
  );
  implement(contract.getDaySheetPdf, ({ actor, params, query: { list, lng = fallbackLanguage } }) =>
    printPaper(deps, { actor, ...params, list, language: lng }),
  );
  implement(contract.exportFunctionSheet, ({ actor, params, query: { format, lng = fallbackLanguage } }) =>
    exportFunctionSheet(deps, { actor, ...params, language: lng, format }),
  );
  implement(contract.getFunctionSheetPdf, ({ actor, params, query: { lng = fallbackLanguage } }) =>
    printFunctionSheet(deps, { actor, ...params, language: lng }),
  );
  implement(versions.getSheetVersions, ({ params, query: { lng = fallbackLanguage } }) =>
    getSheetVersions(deps, { ...params, language: lng }),
  );
  implement(versions.addSheetVersion, ({ actor, params, body, query: { lng = fallbackLanguage }, idempotencyKey }) =>
    addSheetVersion(deps, { actor, ...params, sendTo: body.sendTo ?? [], language: lng, idempotencyKey }),
  );
  implement(versions.getPaperVersions, ({ params, query: { lng = fallbackLanguage } }) =>
    getPaperVersions(deps, { ...params, language: lng }),
  );
  implement(versions.addPaperVersion, ({ actor, params, body, query: { lng = fallbackLanguage }, idempotencyKey }) =>
    addPaperVersion(deps, { actor, ...params, sendTo: body.sendTo ?? [], language: lng, idempotencyKey }),
  );
};
