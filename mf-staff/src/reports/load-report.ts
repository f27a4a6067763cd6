import { dealPeriods, dealStages } from '@plenary/contracts/desk-deals-terms';
import type { Report, ReportAsked, TimesReport } from '@plenary/contracts/desk-reports.schemas';
import { reportGroups } from '@plenary/contracts/desk-reports-terms';
import { countryCodes } from '@plenary/contracts/terms';
import { fetchReport, fetchTimes } from './api.ts';
import { askedDays } from './asked-days.ts';

export interface ReportData {
  asked: ReportAsked;
  report: Report;
}

/** Days of events, which belong to several months, are no days of a report. */
export const reportPeriods = dealPeriods.filter((period) => period !== 'days' && period !== 'held');

const askedReport = (url: string): ReportAsked => {
  const query = new URL(url).searchParams;
  return {
    by: reportGroups.find((one) => one === query.get('by')) ?? 'month',
    period: reportPeriods.find((one) => one === query.get('period')) ?? 'start',
    ...askedDays(query),
    country: countryCodes.find((one) => one === query.get('country')),
    stage: dealStages.find((one) => one === query.get('stage')),
  };
};

/** The report that the address asks for: this year's events by month without one. What it cannot name is left out. */
export const loadReport = async ({ request: { url, signal } }: { request: Request }): Promise<ReportData> => {
  const asked = askedReport(url);
  return { asked, report: await fetchReport(asked, signal) };
};

export interface TimesData {
  asked: ReportAsked;
  report: TimesReport;
}

/** The report of times that the address asks for, in the same way. */
export const loadTimes = async ({ request: { url, signal } }: { request: Request }): Promise<TimesData> => {
  const asked = askedReport(url);
  return { asked, report: await fetchTimes(asked, signal) };
};
