import type { RequestsAsked } from '@plenary/contracts/sales-desk.schemas';
import { requestOutcomes } from '@plenary/contracts/sales-desk-terms';
import { countryCodes } from '@plenary/contracts/terms';
import { tagOf } from '@plenary/http/create-caller';
import { redirect } from '@plenary/platform/router';
import { dayOf } from '../desk/day-of.ts';
import { paths } from '../paths.ts';
import { fetchRequests, type Task } from './api.ts';

export interface RequestsData {
  asked: RequestsAsked;
  total: number;
  tasks: Task[];
  /** Its `ETag`. */
  tag: string | undefined;
  /** Instant in milliseconds. */
  loadedAt: number;
}

/** The requests of the period and the outcome that the address names; without a period, what waits. */
export const loadRequests = async ({ request: { url, signal } }: { request: Request }): Promise<RequestsData> => {
  const query = new URL(url).searchParams;
  const [from, to] = [dayOf(query.get('from')), dayOf(query.get('to'))];
  if (!from || !to || to < from) throw redirect(paths.tasks());
  const asked = {
    ...{ from, to, outcome: requestOutcomes.find((outcome) => outcome === query.get('outcome')) },
    country: countryCodes.find((country) => country === query.get('country')),
    venue: query.get('venue') ?? undefined,
  };
  const list = await fetchRequests(asked, { signal });
  return { asked, tag: tagOf(list), ...list, loadedAt: Date.now() };
};
