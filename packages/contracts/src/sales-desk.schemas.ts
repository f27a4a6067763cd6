import * as z from 'zod';
import { staffMember } from './audit-trail.ts';
import { blockKinds } from './block-terms.ts';
import { mostReportDays } from './desk-reports-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { freeText } from './free-text.ts';
import { maxNoteLength, requestOutcomes, taskKinds, taskStates } from './sales-desk-terms.ts';
import { configuration } from './search.ts';
import { roomSlot, seatedLunch } from './slot-conflict.ts';
import { countryCode, day, instant, language } from './vocabulary.ts';

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Somebody waits for staff: to be called back, for a proposal for a big event or one without a standard price, or for other rooms. */
export const task = z.object({
  kind: z.enum(taskKinds),
  id: z.uuid(),
  state: z.enum(taskStates),
  owner: staffMember.nullable(),
  note: z.string(),
  version: z.int(),
  /** When it was asked; of a booking to be moved, when that was made. */
  createdAt: instant,
  /** Answered by then, as the customer was promised; or moved by then, as the room cannot be had from that day on. */
  dueAt: instant,
  /** Id and country are absent from an older release. */
  venue: z.object({ venueId: z.string().optional(), slug: z.string(), name: z.string(), countryCode: countryCode.optional() }).nullable(),
  customer: z.object({ name: z.string(), companyName: z.string(), email: z.string(), phone: z.string(), lang: language }),
  firstDay: day,
  lastDay: day,
  hasFlexibleDates: z.boolean(),
  pax: z.int(),
  roomsCount: z.int(),
  message: z.string(),
  /** Of a booking to be moved, whose id the task has; empty lists: it is out of the way. */
  move: z
    .object({
      quoteId: z.uuid(),
      countryCode,
      blocks: z.array(z.object({ id: z.uuid(), kind: z.enum(blockKinds), reason: z.string(), from: z.string(), to: z.string() })),
      /** With `lunch`: seats in the restaurant, no half-day of it. */
      slots: z.array(roomSlot.extend({ roomName: z.string(), lunch: seatedLunch.optional() })),
      /** Rooms whose figures staff lowered: the most people booked, and those that the room holds; absent from an older release. */
      tooSmall: z
        .array(z.object({ roomId: z.string(), roomName: z.string(), configuration, pax: z.int(), people: z.int().min(0) }))
        .optional(),
    })
    .optional(),
});
export type Task = z.infer<typeof task>;

export const listTasks = {
  summary: 'The 200 tasks of a state that are due first, of those that are done the last ones; without one, those that are not done',
  query: z.object({ state: z.enum(taskStates).optional() }),
  response: z.object({ tasks: z.array(task) }),
} satisfies EndpointSchemas;

const asked = z.object({
  from: day,
  to: day,
  outcome: z.enum(requestOutcomes).optional(),
  country: countryCode.optional(),
  /** Slug; `-`: of none. */
  venue: z.string().max(100).optional(),
});
export type RequestsAsked = z.output<typeof asked>;

export const listRequests = {
  summary: 'The requests that customers made in a period, both days included, and what became of them: how many, and the last 200',
  query: asked
    .refine(({ from, to }) => from <= to, { path: ['to'], params: { code: 'too_early' } })
    .refine(({ from, to }) => daysBetween(from, to) < mostReportDays, { path: ['to'], params: { code: 'too_late' } }),
  response: z.object({ total: z.int(), tasks: z.array(task) }),
} satisfies EndpointSchemas;

export const changeTask = {
  summary:
    'Takes a task, gives it back, notes how far it is; a conflict where it has changed since that version. A booking to be moved is done ' +
    'once it is out of the way, and not by its state',
  params: z.object({ kind: z.enum(taskKinds), id: z.uuid() }),
  body: z.object({
    state: z.enum(taskStates).optional(),
    owner: z.enum(['me', 'nobody']).optional(),
    note: freeText(z.string().trim().max(maxNoteLength)).optional(),
    version: z.int(),
  }),
  response: task,
} satisfies EndpointSchemas;

export const parkedEvent = z.object({
  id: z.string(),
  type: z.string(),
  aggregateId: z.string(),
  attempts: z.int(),
  createdAt: instant,
  /** The other side's reason for staff, if it gave any. */
  reason: z.string().optional(),
});
export type ParkedEvent = z.infer<typeof parkedEvent>;

export const listParkedEvents = {
  summary: 'The 200 oldest events of bookings that could not be delivered: mails, news to other services',
  response: z.object({ events: z.array(parkedEvent) }),
} satisfies EndpointSchemas;

export const resendParkedEvent = {
  summary: 'Lets an event that could not be delivered be tried again',
  params: z.object({ eventId: z.string().max(200) }),
  body: z.object({}).default({}),
} satisfies EndpointSchemas;
