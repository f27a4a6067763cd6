import type { SheetList } from '@plenary/contracts/sheet-terms';
import * as versions from '@plenary/contracts/sheet-versions.endpoints';
import type { PaperVersions, SheetVersions } from '@plenary/contracts/sheet-versions.schemas';
import * as contract from '@plenary/contracts/sheets.endpoints';
import type { DayBookings, DaySurveys } from '@plenary/contracts/sheets.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
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

interface VersionOf {
  /** Id of the quote, else of the booking. */
  reference: string;
  language: Language;
}

/** The versions of a function sheet, with their changes in a language. */
export const fetchSheetVersions = ({ reference, language: lng }: VersionOf, signal?: AbortSignal): Promise<SheetVersions> =>
  call(versions.getSheetVersions, { params: { reference }, query: { lng } }, { signal });

/** Numbers a function sheet as it is printed, or mails it. */
export const addSheetVersion = (
  { reference, sendTo }: { reference: string; sendTo: string[] },
  { language: lng, idempotencyKey }: { language: Language; idempotencyKey: string },
): Promise<SheetVersions> =>
  call(versions.addSheetVersion, { params: { reference }, query: { lng }, body: { sendTo } }, { idempotencyKey });

interface Paper extends SheetPlace {
  list: SheetList;
}

/** The versions of a paper of a day, with their changes in a language. */
export const fetchPaperVersions = (
  paper: Paper,
  { language: lng, signal }: { language: Language; signal?: AbortSignal },
): Promise<PaperVersions> => call(versions.getPaperVersions, { params: { ...paper }, query: { lng } }, { signal });

/** Numbers a paper of a day as it is printed, or mails it. */
export const addPaperVersion = (
  { sendTo, ...paper }: Paper & { sendTo: string[] },
  { language: lng, idempotencyKey }: { language: Language; idempotencyKey: string },
): Promise<PaperVersions> => call(versions.addPaperVersion, { params: { ...paper }, query: { lng }, body: { sendTo } }, { idempotencyKey });

/** Address of a sheet as a file; the browser saves it while it comes. */
export const exportAddress = ({ venue, day, list }: Paper, { format, language }: SavedAs): string =>
  contract.exportDaySheet.path.replace('{venue}', encodeURIComponent(venue)).replace('{day}', day) + query({ list, format, lng: language });
