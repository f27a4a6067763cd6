import * as versions from '@plenary/contracts/sheet-versions.endpoints';
import * as contract from '@plenary/contracts/sheets.endpoints';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { addPaperVersion, addSheetVersion } from './add-sheet-version.ts';
import { exportDaySheet } from './export-day-sheet.ts';
import { getDayBookings } from './get-day-bookings.ts';
import { getPaperVersions, getSheetVersions } from './get-sheet-versions.ts';

export const sheetsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getDayBookings, ({ params }) => getDayBookings(deps, params));
  implement(contract.exportDaySheet, ({ actor, params, query: { list, format, lng = fallbackLanguage } }) =>
    exportDaySheet(deps, { actor, ...params, list, language: lng, format }),
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
