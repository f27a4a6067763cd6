import type { SheetList } from '@plenary/contracts/sheet-terms';
import * as versions from '@plenary/contracts/sheet-versions.endpoints';
import type { PaperVersions, SheetVersions } from '@plenary/contracts/sheet-versions.schemas';
import * as contract from '@plenary/contracts/sheets.endpoints';
import type { DayBookings, DaySurveys } from '@plenary/contracts/sheets.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { currentPlatform } from '@plenary/platform';
import { call } from '../call.ts';
import type { SavedAs } from '../desk/export-links.tsx';
import { query } from '../paths.ts';

export interface SheetPlace {
  /** Slug. */
  venue: string;
  /** Local day of the venue. */
  day: string;
}

/** With the versions of a paper of it, where one is named; an older service has to be asked for them. */
export const fetchDayBookings = (
  { venue, day }: SheetPlace,
  { signal, paper }: { signal: AbortSignal; paper?: SheetList },
): Promise<DayBookings & { versions?: PaperVersions | null | undefined }> =>
  call(contract.getDayBookings, { params: { venue, day }, query: paper ? { paper, lng: currentPlatform().language } : {} }, { signal });

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

/** Address of a paper of a day as a PDF. */
export const paperPdfAddress = ({ venue, day, list }: Paper, language: Language): string =>
  contract.getDaySheetPdf.path.replace('{venue}', encodeURIComponent(venue)).replace('{day}', day) + query({ list, lng: language });

/** Address of a function sheet as a file, and as a PDF. */
export const functionSheetExportAddress = (reference: string, { format, language }: SavedAs): string =>
  contract.exportFunctionSheet.path.replace('{reference}', reference) + query({ format, lng: language });

export const functionSheetPdfAddress = (reference: string, language: Language): string =>
  contract.getFunctionSheetPdf.path.replace('{reference}', reference) + query({ lng: language });
