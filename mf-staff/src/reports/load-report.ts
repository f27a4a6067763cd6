import { dealPeriods, dealStages } from '@plenary/contracts/desk-deals-terms';
import type { Report, ReportAsked } from '@plenary/contracts/desk-reports.schemas';
import { reportGroups } from '@plenary/contracts/desk-reports-terms';
import { countryCodes } from '@plenary/contracts/terms';
import { fetchReport } from './api.ts';
import { askedDays } from './asked-days.ts';

export interface ReportData {
  asked: ReportAsked;
  report: Report;
}

/** Days of events, which belong to several months, are no days of a report. */
export const reportPeriods = dealPeriods.filter((period) => period !== 'days' && period !== 'held');

/** The report that the address asks for: this year's events by month without one. What it cannot name is left out. */
export const loadReport = async ({ request: { url, signal } }: { request: Request }): Promise<ReportData> => {
  const query = new URL(url).searchParams;
  const asked: ReportAsked = {
    by: reportGroups.find((one) => one === query.get('by')) ?? 'month',
    period: reportPeriods.find((one) => one === query.get('period')) ?? 'start',
    ...askedDays(query),
    country: countryCodes.find((one) => one === query.get('country')),
    stage: dealStages.find((one) => one === query.get('stage')),
  };
  return { asked, report: await fetchReport(asked, signal) };
};
