import { addDays } from '@plenary/contracts/add-days';
import { mostListedDays } from '@plenary/contracts/desk-deals-terms';
import { dayOf } from './day-of.ts';

interface Days {
  from: string | undefined;
  to: string | undefined;
}

/** The days of a list that an address asks for; either end may be open. An end before the beginning is left out, one too far away is cut. */
export const listedDays = (query: URLSearchParams): Days => {
  const [from, to] = [dayOf(query.get('from')), dayOf(query.get('to'))];
  if (!from || !to) return { from, to };
  if (to < from) return { from, to: undefined };
  const [end = to] = [to, addDays(from, mostListedDays - 1)].sort();
  return { from, to: end };
};
