import * as z from 'zod';
import { staffMember } from './audit-trail.ts';
import { countDays } from './count-days.ts';
import {
  columnsNamed,
  dealFlags,
  dealOutcomes,
  dealPeriods,
  dealSorts,
  dealStages,
  dealsInColumn,
  exportedRows,
  listColumns,
  lostFilters,
  lostReasons,
  lunchFilters,
  maxCompanyFilter,
  mostAssigned,
  mostListedDays,
  mostLostText,
  mostNextAction,
  mostPeopleAsked,
  surveyStates,
  unsaidReason,
} from './desk-deals-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { freeText, line } from './free-text.ts';
import { savedAs, savedTypes } from './spreadsheet.schemas.ts';
import { linePattern } from './text-rules.ts';
import { countryCode, day, instant } from './vocabulary.ts';

const id = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const idsPattern = new RegExp(`^${id}(,${id})*$`);

const people = z.coerce.number().int().min(0).max(mostPeopleAsked);

/** What the columns of a list are filtered by, beside where deals stand (design: desk D7). */
export const columnFilter = {
  /** With people of the largest day from this number on, and up to that one. */
  paxFrom: people.optional(),
  paxTo: people.optional(),
  /** Beginning of the name of its customer's company; neither case nor accents count. */
  company: freeText(z.string().trim().min(1).max(maxCompanyFilter).regex(linePattern)).optional(),
  /** Id of a room that the deal holds. */
  room: z
    .string()
    .regex(/^[\w-]{1,80}$/)
    .optional(),
  lunch: z.enum(lunchFilters).optional(),
  survey: z.enum(surveyStates).optional(),
  /** Name of the Meeting Scientist of its venue, as the list tells it. */
  scientist: freeText(z.string().trim().min(1).max(200).regex(linePattern)).optional(),
};

/**
 * What a list of deals shows: the same for the list, its total and its export (design: desk D1). Strict: a list that ignored a filter would show
 * more than was asked for (D37).
 */
const filter = z.strictObject({
  /** Beginnings of words of customer, company, e-mail or title, digits of a telephone number, the beginning of a reference. */
  search: freeText(z.string().trim().min(2).max(100).regex(linePattern)).optional(),
  stage: z.enum(dealStages).optional(),
  country: countryCode.optional(),
  /** Slug. */
  venue: z.string().max(100).optional(),
  /** Events with a day from this local day on, and up to that one; `period` names other days. */
  from: day.optional(),
  to: day.optional(),
  period: z.enum(dealPeriods).optional(),
  outcome: z.enum(dealOutcomes).optional(),
  /** Lost, for whatever reason or for this one (design: desk D8). */
  lost: z.enum(lostFilters).optional(),
  flag: z.enum(dealFlags).optional(),
  ...columnFilter,
  /** Followed up by this member of the staff, or by nobody. */
  owner: z.union([z.uuid(), z.literal('nobody')]).optional(),
  /** With something to do until this local day. */
  due: day.optional(),
  /** These deals alone, their ids apart by commas: a selection is a filter too. */
  ids: z
    .string()
    .regex(idsPattern)
    .refine((ids) => ids.split(',').length <= mostAssigned, { params: { code: 'too_many' } })
    .optional(),
  sort: z.enum(dealSorts).default('days'),
});
export type DealsFilter = z.output<typeof filter>;

/** What a list shows beside the customer: names of `listColumns`, each once, apart by commas. */
export const shownColumns = z.union([
  z.enum(listColumns),
  z.string().refine((text) => columnsNamed(text).length === text.split(',').length, { params: { code: 'invalid_value' } }),
]);

const ofPeriod = <Shape extends z.ZodType<Pick<DealsFilter, 'from' | 'to' | 'paxFrom' | 'paxTo'>>>(shape: Shape) =>
  shape
    .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], params: { code: 'too_early' } })
    .refine(({ from, to }) => !from || !to || countDays({ from, to }) <= mostListedDays, { path: ['to'], params: { code: 'too_late' } })
    .refine(({ paxFrom = 0, paxTo = mostPeopleAsked }) => paxFrom <= paxTo, { path: ['paxTo'], params: { code: 'too_small' } });

/** Who follows a deal up, and what comes next; `version` rises with each change. */
export const followUp = z.object({
  owner: staffMember.nullable(),
  nextAction: z.string(),
  nextDay: day.nullable(),
  version: z.int().min(0),
});
export type FollowUp = z.infer<typeof followUp>;

/**
 * Why a deal was lost: what staff said, else `no-answer` of one that nobody signed in time, `unsaid` of one that was declined. `version` rises
 * with each time that staff say it.
 */
const loss = z.object({
  reason: z.enum([...lostReasons, unsaidReason]),
  text: z.string(),
  /** Null: nobody said it. */
  by: staffMember.nullable(),
  version: z.int().min(0),
});
export type Loss = z.infer<typeof loss>;

/** A quote with what became of it. Amounts in euro cents. */
export const listedDeal = z.object({
  quoteId: z.uuid(),
  stage: z.enum(dealStages),
  /** `venueId` is absent from an older release. */
  venue: z.object({ venueId: z.string().optional(), slug: z.string(), name: z.string(), countryCode }),
  firstDay: day,
  lastDay: day,
  /** Null: erased. */
  customer: z.object({ name: z.string(), companyName: z.string(), email: z.string(), phone: z.string() }).nullable(),
  /** People of the largest day. */
  pax: z.int(),
  /** Absent: the reader may not see prices (desk D26); contact and account of the customer are hidden too. */
  netPrice: z.int().optional(),
  grossPrice: z.int().optional(),
  createdAt: instant,
  /** When the option lapses, or the quote is no longer valid; null: confirmed, or ended. */
  endsAt: instant.nullable(),
  /** When it was signed; null: not yet. Absent, as what follows: an older release answers. */
  decidedAt: instant.nullable().optional(),
  /** The customer's account; null: erased. */
  userId: z.uuid().nullable().optional(),
  followUp: followUp.optional(),
  /** Null: not lost. */
  loss: loss.nullable().optional(),
  /** In lists alone, as what follows; an older release leaves it out. */
  flags: z.array(z.enum(dealFlags)).optional(),
  /** When it was last mailed about, or its customer noted on; null: never. On the pipeline too. */
  lastContactAt: instant.nullable().optional(),
  /** Names of the rooms that its option or booking holds. */
  rooms: z.array(z.string()).optional(),
  /** People of the largest day that are billed at least, where `pax` are expected; null: not signed. */
  guaranteed: z.int().nullable().optional(),
  /** Seats of a confirmed one on the day that has most of the service. */
  lunches: z.array(z.object({ service: z.enum(['service1', 'service2']), seats: z.int() })).optional(),
  /** Meeting Scientist of its venue; null: none is known. */
  scientist: z.string().nullable().optional(),
  /** What its customer calls the plenary, as the survey tells it; empty: nothing. Absent: no survey is asked for here. */
  title: z.string().optional(),
  /** Null: not signed. */
  survey: z.enum(surveyStates).nullable().optional(),
});
export type ListedDeal = z.infer<typeof listedDeal>;

export const listDeals = {
  summary: 'Deals of all venues that a filter finds, 50 a page, with their number (exact up to 10,000)',
  /** The answer is the same whichever columns are shown. */
  query: ofPeriod(filter.extend({ columns: shownColumns.optional(), after: z.string().max(120).optional() })),
  response: z.object({
    deals: z.array(listedDeal),
    total: z.int(),
    /** Whether there are more than `total`. */
    isMore: z.boolean(),
    /** Net sum of them all, in euro cents; absent: the reader may not see the price of each, there are more, or an older release answers. */
    netPrice: z.int().optional(),
    /** Of the next page; null: this is the last. */
    next: z.string().nullable(),
    /** Names of Meeting Scientists to filter by. Absent: an older release answers. */
    scientists: z.array(z.string()).optional(),
  }),
} satisfies EndpointSchemas;
export type DealsPage = z.infer<typeof listDeals.response>;

export const exportDeals = {
  summary: 'The deals that a filter finds for a spreadsheet, as CSV or XLSX, at most 100,000; who exported what stands in the audit trail',
  /** Without `rows`: a row a deal. Without `columns`: all that are known, also those that no list shows. */
  query: ofPeriod(filter.extend({ ...savedAs, columns: shownColumns.optional(), rows: z.enum(exportedRows).optional() })),
  produces: savedTypes,
} satisfies EndpointSchemas;

export const getPipeline = {
  summary: 'The deals that a filter finds by stage: how many, their net sum, and those of each stage with the earliest next day',
  query: ofPeriod(filter.omit({ stage: true, sort: true })),
  response: z.object({
    columns: z.array(
      z.object({
        stage: z.enum(dealStages),
        count: z.int(),
        netPrice: z.int(),
        deals: z.array(listedDeal).max(dealsInColumn),
        /**
         * Of a stage that may still be signed: its net sum by the share that was signed, of the deals that came to it in the last 12 months
         * at the same venues. Null: they are too few. Absent of other stages, and from an older release.
         */
        weighted: z.object({ net: z.int(), signedCount: z.int(), count: z.int() }).nullable().optional(),
      }),
    ),
    /** The deals of the stages that are lost, those told last in front. Absent: an older release answers. */
    lost: z.object({ count: z.int(), netPrice: z.int(), deals: z.array(listedDeal).max(dealsInColumn) }).optional(),
  }),
} satisfies EndpointSchemas;
export type Pipeline = z.infer<typeof getPipeline.response>;

const nextOfDeal = z.object({ nextAction: line(mostNextAction), nextDay: day.nullable() });

export const changeFollowUp = {
  summary: 'Says who follows a deal up and what comes next; stale where it has changed since that version',
  params: z.object({ quoteId: z.uuid() }),
  body: z.object({
    /** One of the staff; null: nobody. */
    ownerId: z.uuid().nullable(),
    ...nextOfDeal.shape,
    version: z.int().min(0),
  }),
  response: followUp,
  problemMembers: { 'stale-version': z.object({ current: followUp }) },
} satisfies EndpointSchemas;

const quoteId = z.uuid();

export const assignDeals = {
  summary: `Says who follows up to ${mostAssigned} deals up, or what comes next, each where it has not changed since its version; the other stays`,
  body: z.object({
    /** One of the staff; null: nobody; absent: it stays. */
    ownerId: z.uuid().nullable().optional(),
    /** Absent: it stays. */
    next: nextOfDeal.optional(),
    deals: z
      .array(z.object({ quoteId, version: z.int().min(0) }))
      .min(1)
      .max(mostAssigned),
  }),
  response: z.object({
    assigned: z.array(z.object({ quoteId, followUp })),
    /** `current`: the newer state of one that has changed meanwhile. */
    refused: z.array(
      z.discriminatedUnion('code', [
        z.object({ quoteId, code: z.literal('not-found') }),
        z.object({ quoteId, code: z.literal('stale-version'), current: followUp }),
      ]),
    ),
  }),
} satisfies EndpointSchemas;
export type DealsAssigned = z.infer<typeof assignDeals.response>;

/** Of a deal that is lost: `text` is needed for `other`. */
export const tellLoss = {
  summary:
    'Says why a deal was lost that nobody signed in time, or that was declined or withdrawn; stale where it has changed since that version',
  params: z.object({ quoteId }),
  body: z
    .object({ reason: z.enum(lostReasons), text: line(mostLostText), version: z.int().min(0) })
    .refine(({ reason, text }) => reason !== 'other' || text !== '', { path: ['text'], params: { code: 'required' } }),
  response: loss,
  problemMembers: { 'stale-version': z.object({ current: loss }) },
} satisfies EndpointSchemas;
