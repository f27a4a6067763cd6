import * as contract from '@plenary/contracts/desk-reports.endpoints';
import type { Occupancy, OccupancyAsked, Report, ReportAsked } from '@plenary/contracts/desk-reports.schemas';
import { call } from '../call.ts';
import type { SavedAs } from '../desk/export-links.tsx';
import { query } from '../paths.ts';

export const fetchReport = (asked: ReportAsked, signal: AbortSignal): Promise<Report> =>
  call(contract.getReport, { query: { ...asked } }, { signal });

/** Address of the file with the rows of a report. */
export const reportAddress = (asked: ReportAsked, { format, language }: SavedAs): string =>
  `${contract.exportReport.path}${query({ ...asked, format, lng: language })}`;

export const fetchOccupancy = (asked: OccupancyAsked, signal: AbortSignal): Promise<Occupancy> =>
  call(contract.getOccupancy, { query: { ...asked } }, { signal });

/** Address of the file with the rows of a report of occupancy. */
export const occupancyAddress = (asked: OccupancyAsked, { format, language }: SavedAs): string =>
  `${contract.exportOccupancy.path}${query({ ...asked, format, lng: language })}`;
