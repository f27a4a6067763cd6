import * as retention from '@plenary/contracts/retention.endpoints';
import type { RetentionMonth } from '@plenary/contracts/retention.schemas';
import { call } from '../call.ts';
import { type Answers, askAll, type Source } from '../desk/ask-all.ts';

const ask = {
  bookings: retention.getBookingRetention,
  surveys: retention.getSurveyRetention,
  accounts: retention.getAccountRetention,
} as const;

export const retentionSources = Object.keys(ask) as readonly Source[];

/** The removals of a month by each service that answers. */
export const fetchRetention = (month: string, signal?: AbortSignal): Promise<Answers<RetentionMonth>> =>
  askAll(retentionSources, (source): Promise<RetentionMonth> => call(ask[source], { query: { month } }, { signal }), signal);
