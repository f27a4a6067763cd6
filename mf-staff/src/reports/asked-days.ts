import { addDays } from '@plenary/contracts/add-days';
import { mostReportDays } from '@plenary/contracts/desk-reports-terms';
import { dayOf } from '../desk/day-of.ts';
import { localToday } from '../desk/local-today.ts';

/** The days that an address asks for: this year's without them. A period that is too long or backwards is cut. */
export const askedDays = (query: URLSearchParams): { from: string; to: string } => {
  const year = localToday(new Date()).slice(0, 4);
  const from = dayOf(query.get('from')) ?? `${year}-01-01`;
  const to = dayOf(query.get('to')) ?? `${from.slice(0, 4)}-12-31`;
  const latest = addDays(from, mostReportDays - 1);
  return { from, to: to < from ? from : ([to, latest].sort()[0] ?? to) };
};
