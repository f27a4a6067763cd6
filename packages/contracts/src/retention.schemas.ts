import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { day, instant } from './vocabulary.ts';

/** Removals by the daily retention of each service (spec/booking.md §9): kinds and numbers, no personal data. */

/** UTC month: `2026-11`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

export const retentionMonth = z.object({
  /** A run a day at most, the newest first. */
  runs: z.array(
    z.object({
      day,
      at: instant,
      /** Numbers by kind: `{ quotes: 3 }`. Kinds may be added. */
      removed: z.record(z.string(), z.int().min(0)),
    }),
  ),
  /** Whether it ran before that month. */
  hasEarlier: z.boolean(),
});
export type RetentionMonth = z.infer<typeof retentionMonth>;

const ofMonth = { query: z.object({ month }), response: retentionMonth };

export const getBookingRetention = {
  ...ofMonth,
  summary: 'What the daily retention of bookings removed in a month',
} satisfies EndpointSchemas;

export const getSurveyRetention = {
  ...ofMonth,
  summary: 'What the daily retention of events and surveys removed in a month',
} satisfies EndpointSchemas;

export const getAccountRetention = {
  ...ofMonth,
  summary: 'What the daily retention of accounts removed in a month, with `accountsOnRequest` that their users had erased on that day',
} satisfies EndpointSchemas;
