import * as z from 'zod';
import { countDays } from './count-days.ts';
import { dealPeriods, dealStages } from './desk-deals-terms.ts';
import {
  bookedKinds,
  moneyBases,
  moneyGroups,
  moneyGroupsOf,
  mostReportDays,
  occupancyGroups,
  reportGroups,
} from './desk-reports-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { savedAs, savedTypes } from './spreadsheet.schemas.ts';
import { cents, countryCode, day, instant } from './vocabulary.ts';

/** Strict, as lists are: a report that ignored a filter would count more than was asked for (design: desk D37). */
const asked = z.strictObject({
  by: z.enum(reportGroups),
  /** What `from` and `to`, both included, are days of; events on any of their days belong to no one month. */
  period: z.enum(dealPeriods).exclude(['days', 'held']),
  from: day,
  to: day,
  country: countryCode.optional(),
  stage: z.enum(dealStages).optional(),
});
export type ReportAsked = z.output<typeof asked>;

const ofPeriod = <Shape extends z.ZodType<{ from: string; to: string }>>(shape: Shape) =>
  shape
    .refine((given) => given.from <= given.to, { path: ['to'], params: { code: 'too_early' } })
    .refine((given) => countDays(given) <= mostReportDays, { path: ['to'], params: { code: 'too_late' } });

/** Counts and sums of the deals of a list. Amounts in euro cents. */
const figures = z.object({ count: z.int(), signedCount: z.int(), netPrice: cents, signedNet: cents, pax: z.int() });
export type ReportFigures = z.infer<typeof figures>;

const row = figures.extend({
  /** Month, slug of a venue, country, stage, user id of the owner, `nobody` for none, or reason of a loss. */
  key: z.string(),
  /** Name of a venue or an owner; empty: the key has words of its own. */
  name: z.string(),
  /** Of a venue. */
  country: countryCode.optional(),
  /** The days of the list that it counts. */
  from: day,
  to: day,
});
export type ReportRow = z.infer<typeof row>;

/** Days, with a decimal; null: of too few deals. */
const times = z.object({ count: z.int(), median: z.number().nullable(), ninetieth: z.number().nullable() });
export type ReportTimes = z.infer<typeof times>;

const conversion = z.object({
  count: z.int(),
  signedCount: z.int(),
  openCount: z.int(),
  netPrice: cents,
  signedNet: cents,
  openNet: cents,
  /** Expired, declined or withdrawn, not cancelled. Absent: an older release answers. */
  lostCount: z.int().optional(),
  lostNet: cents.optional(),
});
export type Conversion = z.infer<typeof conversion>;

const requests = z.object({
  count: z.int(),
  quotedCount: z.int(),
  /** Neither quoted nor done. */
  openCount: z.int(),
});
export type RequestConversion = z.infer<typeof requests>;

export const getReport = {
  summary: 'Deals of a period counted and summed by month, venue, country, stage or owner; each row is the list of its filter',
  query: ofPeriod(asked),
  response: z.object({
    rows: z.array(row),
    total: figures,
    /** From the first quote to the first day, and to the signature. An older release leaves it out. */
    times: z.object({ lead: times, decision: times }).optional(),
    /**
     * What became of the deals that were first quoted in the period, and of those whose rooms were first held in it, whatever `period` and
     * `stage` are asked for. An older release leaves it out.
     */
    conversion: z
      .object({
        quoted: conversion,
        held: conversion,
        /**
         * Requests made in the period, whether a quote followed them: for a call, a big event, a price. Absent where a country is asked for,
         * since one may be for none, and from an older release.
         */
        requests: requests.optional(),
      })
      .optional(),
    asOf: instant,
  }),
} satisfies EndpointSchemas;
export type Report = z.infer<typeof getReport.response>;

export const exportReport = {
  summary: 'The rows of a report for a spreadsheet, as CSV or XLSX; who exported it stands in the audit trail',
  query: ofPeriod(asked.extend(savedAs)),
  produces: savedTypes,
} satisfies EndpointSchemas;

/** Answers to requests. Answered: quoted, or noted as done by staff, whichever came first. */
const answerFigures = z.object({
  count: z.int(),
  answeredCount: z.int(),
  /** By the instant that their customer was promised. */
  onTimeCount: z.int(),
  /** Later, or not yet and after it. */
  lateCount: z.int(),
  /** Of those answered, in hours, with a decimal; null: of too few. */
  median: z.number().nullable(),
  ninetieth: z.number().nullable(),
});
export type AnswerFigures = z.infer<typeof answerFigures>;

const group = row.pick({ key: true, name: true, country: true, from: true, to: true });
const spans = z.object({ lead: times, decision: times });

export const getTimes = {
  summary:
    'How long before their events deals begin, how long customers take to sign, and staff to answer requests, by what deals are counted by',
  query: ofPeriod(asked),
  response: z.object({
    rows: z.array(group.extend(spans.shape)),
    total: spans,
    /** Of the requests made in the period, whatever `period` and `stage` are asked for. */
    answers: z.object({
      /** Empty: requests have neither stage, owner nor reason. `key`: `-` for those of no venue. */
      rows: z.array(group.extend(answerFigures.shape)),
      total: answerFigures,
    }),
    asOf: instant,
  }),
} satisfies EndpointSchemas;
export type TimesReport = z.infer<typeof getTimes.response>;

export const exportTimes = {
  summary: 'The rows of a report of times for a spreadsheet, as CSV or XLSX; who exported it stands in the audit trail',
  query: ofPeriod(asked.extend(savedAs)),
  produces: savedTypes,
} satisfies EndpointSchemas;

const occupancyAsked = z.strictObject({ by: z.enum(occupancyGroups), from: day, to: day, country: countryCode.optional() });
export type OccupancyAsked = z.output<typeof occupancyAsked>;

/** Halves of days are mornings and afternoons of meeting rooms, on days when the venues of their country are open. */
const occupancyFigures = z.object({
  halves: z.int(),
  blocked: z.int(),
  /** In confirmed bookings. */
  sold: z.int(),
  /** By first options. */
  held: z.int(),
  /** Confirmed, of all rooms. */
  evenings: z.int(),
  /** Of the sold halves whose set-up is known: their people, and what the room holds in that set-up. */
  people: z.int(),
  seats: z.int(),
  /**
   * What confirmed events bring on those days, in euro cents without VAT. Absent: the reader may not see money at all of these venues, or
   * an older release answers.
   */
  net: z.int().optional(),
});
export type OccupancyFigures = z.infer<typeof occupancyFigures>;

const occupancyRow = occupancyFigures.extend({
  /** Month, slug of a venue, or country. */
  key: z.string(),
  /** Of a venue; empty: the key has words of its own. */
  name: z.string(),
  /** Of a venue. */
  country: countryCode.optional(),
  from: day,
  to: day,
});
export type OccupancyRow = z.infer<typeof occupancyRow>;

export const getOccupancy = {
  summary:
    'How far the meeting rooms of the published venues are sold in a period, by month, venue or country, and how full those sold are',
  query: ofPeriod(occupancyAsked),
  response: z.object({ rows: z.array(occupancyRow), total: occupancyFigures, asOf: instant }),
} satisfies EndpointSchemas;
export type Occupancy = z.infer<typeof getOccupancy.response>;

export const exportOccupancy = {
  summary: 'The rows of a report of occupancy for a spreadsheet, as CSV or XLSX; who exported it stands in the audit trail',
  query: ofPeriod(occupancyAsked.extend(savedAs)),
  produces: savedTypes,
} satisfies EndpointSchemas;

const moneyAsked = z.strictObject({
  basis: z.enum(moneyBases),
  by: z.enum(moneyGroups),
  from: day,
  to: day,
  country: countryCode.optional(),
});
export type MoneyAsked = z.output<typeof moneyAsked>;

const ofBasis = <Shape extends z.ZodType<Pick<MoneyAsked, 'basis' | 'by'>>>(shape: Shape) =>
  shape.refine(({ basis, by }) => moneyGroupsOf(basis).includes(by), { path: ['by'], params: { code: 'invalid_value' } });

/** Sums of the lines of a list, in euro cents without VAT. */
const moneyFigures = z.object({
  /** Lines. */
  count: z.int(),
  net: z.int(),
  /** Where it is asked by decision: `net` is the sum of the four; fees stand beside it. */
  booked: z.object({ signed: z.int(), changed: z.int(), cancelled: z.int(), reinstated: z.int(), fees: z.int() }).optional(),
  /** Where it is asked by day of the event; `discount` is off `net` already. */
  held: z.object({ discount: z.int(), people: z.int(), lunches: z.int() }).optional(),
});
export type MoneyFigures = z.infer<typeof moneyFigures>;

const moneyRow = moneyFigures.extend({
  /** Month, slug of a venue, country, category of a room, company, user id of the owner, or reason; `nobody` or `-` for none. */
  key: z.string(),
  /** Name of a venue, a company or an owner; empty: the key has words of its own. */
  name: z.string(),
});
export type MoneyRow = z.infer<typeof moneyRow>;

export const getMoney = {
  summary:
    'What deals bring, by the day on which it was decided (signatures, changes and cancellations each on their own) or by the day of the event',
  query: ofBasis(ofPeriod(moneyAsked)),
  response: z.object({ rows: z.array(moneyRow), total: moneyFigures, asOf: instant }),
} satisfies EndpointSchemas;
export type MoneyReport = z.infer<typeof getMoney.response>;

export const exportMoney = {
  summary: 'The rows of a report of money for a spreadsheet, as CSV or XLSX; who exported it stands in the audit trail',
  query: ofBasis(ofPeriod(moneyAsked.extend(savedAs))),
  produces: savedTypes,
} satisfies EndpointSchemas;

const moneyLine = z.object({
  quoteId: z.uuid(),
  /** Of the decision, or of the event. */
  day,
  venue: z.object({ slug: z.string(), name: z.string() }),
  company: z.string(),
  net: z.int(),
  booked: z.object({ kind: z.enum(bookedKinds), fee: z.int(), reason: z.string() }).optional(),
  held: z.object({ discount: z.int(), people: z.int(), lunches: z.int() }).optional(),
});
export type MoneyLine = z.infer<typeof moneyLine>;

const moneyLinesAsked = moneyAsked.extend({
  /** Key of a row: its lines alone. */
  row: z.string().max(200).optional(),
  kind: z.enum(bookedKinds).optional(),
});
export type MoneyLinesAsked = z.output<typeof moneyLinesAsked>;

export const listMoney = {
  summary: 'The lines that a number of a report of money sums, 50 a page, with what they come to',
  query: ofBasis(ofPeriod(moneyLinesAsked.extend({ after: z.string().max(120).optional() }))),
  response: z.object({
    lines: z.array(moneyLine),
    total: moneyFigures,
    /** Of the next page; null: this is the last. */
    next: z.string().nullable(),
  }),
} satisfies EndpointSchemas;
export type MoneyLines = z.infer<typeof listMoney.response>;
