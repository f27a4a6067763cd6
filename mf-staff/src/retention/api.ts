import type * as retention from '@plenary/contracts/retention';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';
import { type Answers, askAll, type Source } from '../desk/ask-all.ts';

const ask = {
  bookings: refer<typeof retention.getBookingRetention>('GET', '/api/sales-desk/retention'),
  surveys: refer<typeof retention.getSurveyRetention>('GET', '/api/staff/retention'),
  accounts: refer<typeof retention.getAccountRetention>('GET', '/api/accounts/retention'),
} as const;

export const retentionSources = Object.keys(ask) as readonly Source[];

/** What each service that answers removed in a month. */
export const fetchRetention = (month: string, signal?: AbortSignal): Promise<Answers<retention.RetentionMonth>> =>
  askAll(retentionSources, (source): Promise<retention.RetentionMonth> => call(ask[source], { query: { month } }, { signal }), signal);
