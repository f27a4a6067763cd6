import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { cents, day, instant } from './vocabulary.ts';

const people = z.int().min(0).max(10_000);

const attendedDay = z.object({
  day,
  /** As agreed on last, by the survey too. */
  expected: z.int(),
  /** As the booking is priced for; final once they are due. */
  guaranteed: z.int(),
  /** Until when the guaranteed people can still be fewer for less. */
  guaranteeDue: instant,
  /** As staff counted them; null: nobody has yet. */
  actual: z.int().nullable(),
  /** The greater of guaranteed and actual. */
  billed: z.int(),
});

export const attendance = z.object({
  days: z.array(attendedDay),
  /** Price of those who came beyond the guaranteed ones, in euro cents; null: the booking has a price of its own, and staff settle it. */
  extra: z.object({ excludingVat: cents, includingVat: cents }).nullable(),
});
export type Attendance = z.infer<typeof attendance>;

const ofDeal = z.object({ dealId: z.uuid() });

export const getAttendance = {
  summary: 'People of a booking by day: expected, guaranteed, those who came, and how many are billed',
  params: ofDeal,
  response: attendance,
} satisfies EndpointSchemas;

export const setAttendance = {
  summary: 'Writes down how many people came on a day of a booking',
  params: ofDeal.extend({ day }),
  body: z.object({
    actual: people,
    /** What the caller has seen; another one is `stale-version`. */
    was: people.nullable(),
  }),
  response: attendance,
  problemMembers: { 'stale-version': z.object({ current: attendance }) },
} satisfies EndpointSchemas;
