import type { MoneyAsked, MoneyLines, MoneyLinesAsked, MoneyReport } from '@plenary/contracts/desk-reports.schemas';
import { bookedKinds, moneyBases, moneyGroupsOf } from '@plenary/contracts/desk-reports-terms';
import { countryCodes } from '@plenary/contracts/terms';
import { fetchMoney, fetchMoneyLines } from './api.ts';
import { askedDays } from './asked-days.ts';

export interface MoneyData {
  asked: MoneyAsked;
  report: MoneyReport;
}

export interface MoneyLinesData {
  asked: MoneyLinesAsked;
  list: MoneyLines;
}

/** What the address asks for: what was booked this year, by month, without one. What it cannot name is left out. */
const askedOf = (query: URLSearchParams): MoneyAsked => {
  const basis = moneyBases.find((one) => one === query.get('basis')) ?? 'booked';
  return {
    basis,
    by: moneyGroupsOf(basis).find((one) => one === query.get('by')) ?? 'month',
    ...askedDays(query),
    country: countryCodes.find((one) => one === query.get('country')),
  };
};

export const loadMoney = async ({ request: { url, signal } }: { request: Request }): Promise<MoneyData> => {
  const asked = askedOf(new URL(url).searchParams);
  return { asked, report: await fetchMoney(asked, signal) };
};

/** The lines of a number of a report, from a place on. */
export const loadMoneyLines = async ({ request: { url, signal } }: { request: Request }): Promise<MoneyLinesData> => {
  const query = new URL(url).searchParams;
  const asked: MoneyLinesAsked = {
    ...askedOf(query),
    row: query.get('row') || undefined,
    kind: bookedKinds.find((one) => one === query.get('kind')),
  };
  return { asked, list: await fetchMoneyLines({ ...asked, after: query.get('after') || undefined }, signal) };
};
