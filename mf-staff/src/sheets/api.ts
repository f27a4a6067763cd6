import type { SheetList } from '@plenary/contracts/sheet-terms';
import * as contract from '@plenary/contracts/sheets.endpoints';
import type { DayBookings, DaySurveys } from '@plenary/contracts/sheets.schemas';
import { call } from '../call.ts';
import type { SavedAs } from '../desk/export-links.tsx';
import { query } from '../paths.ts';

export interface SheetPlace {
  /** Slug. */
  venue: string;
  /** Local day of the venue. */
  day: string;
}

export const fetchDayBookings = ({ venue, day }: SheetPlace, signal?: AbortSignal): Promise<DayBookings> =>
  call(contract.getDayBookings, { params: { venue, day } }, { signal });

export const fetchDaySurveys = ({ venue, day }: SheetPlace, signal?: AbortSignal): Promise<DaySurveys> =>
  call(contract.getDaySurveys, { params: { venue, day } }, { signal });

/** Address of a sheet as a file; the browser saves it while it comes. */
export const exportAddress = ({ venue, day, list }: SheetPlace & { list: SheetList }, { format, language }: SavedAs): string =>
  contract.exportDaySheet.path.replace('{venue}', encodeURIComponent(venue)).replace('{day}', day) + query({ list, format, lng: language });
