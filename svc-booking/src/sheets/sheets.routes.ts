import * as contract from '@plenary/contracts/sheets.endpoints';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { exportDaySheet } from './export-day-sheet.ts';
import { getDayBookings } from './get-day-bookings.ts';

export const sheetsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getDayBookings, ({ params }) => getDayBookings(deps, params));
  implement(contract.exportDaySheet, ({ actor, params, query: { list, format, lng = fallbackLanguage } }) =>
    exportDaySheet(deps, { actor, ...params, list, language: lng, format }),
  );
};
