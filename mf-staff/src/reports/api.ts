import * as contract from '@plenary/contracts/desk-reports.endpoints';
import type {
  MoneyAsked,
  MoneyLines,
  MoneyLinesAsked,
  MoneyReport,
  Occupancy,
  OccupancyAsked,
  Report,
  ReportAsked,
  TimesReport,
} from '@plenary/contracts/desk-reports.schemas';
import { call } from '../call.ts';
import type { SavedAs } from '../desk/export-links.tsx';
import { query } from '../paths.ts';

export const fetchReport = (asked: ReportAsked, signal: AbortSignal): Promise<Report> =>
  call(contract.getReport, { query: { ...asked } }, { signal });

/** Address of the file with the rows of a report. */
export const reportAddress = (asked: ReportAsked, { format, language }: SavedAs): string =>
  `${contract.exportReport.path}${query({ ...asked, format, lng: language })}`;

export const fetchTimes = (asked: ReportAsked, signal: AbortSignal): Promise<TimesReport> =>
  call(contract.getTimes, { query: { ...asked } }, { signal });

/** Address of the file with the rows of a report of times. */
export const timesAddress = (asked: ReportAsked, { format, language }: SavedAs): string =>
  `${contract.exportTimes.path}${query({ ...asked, format, lng: language })}`;

export const fetchOccupancy = (asked: OccupancyAsked, signal: AbortSignal): Promise<Occupancy> =>
  call(contract.getOccupancy, { query: { ...asked } }, { signal });

/** Address of the file with the rows of a report of occupancy. */
export const occupancyAddress = (asked: OccupancyAsked, { format, language }: SavedAs): string =>
  `${contract.exportOccupancy.path}${query({ ...asked, format, lng: language })}`;

export const fetchMoney = (asked: MoneyAsked, signal: AbortSignal): Promise<MoneyReport> =>
  call(contract.getMoney, { query: { ...asked } }, { signal });

/** Address of the file with the rows of a report of money. */
export const moneyAddress = (asked: MoneyAsked, { format, language }: SavedAs): string =>
  `${contract.exportMoney.path}${query({ ...asked, format, lng: language })}`;

export const fetchMoneyLines = (asked: MoneyLinesAsked & { after?: string | undefined }, signal: AbortSignal): Promise<MoneyLines> =>
  call(contract.listMoney, { query: { ...asked } }, { signal });
