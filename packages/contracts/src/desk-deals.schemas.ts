import * as z from 'zod';
import { dealSorts, dealStages } from './desk-deals-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { freeText } from './free-text.ts';
import { linePattern } from './text-rules.ts';
import { countryCode, day, instant, language } from './vocabulary.ts';

/** What a list of deals shows: the same for the list, its total and its export (design: desk D1). */
const filter = z.object({
  /** Beginnings of words of customer, company or e-mail, digits of a telephone number, the beginning of a reference. */
  search: freeText(z.string().trim().min(2).max(100).regex(linePattern)).optional(),
  stage: z.enum(dealStages).optional(),
  country: countryCode.optional(),
  /** Slug. */
  venue: z.string().max(100).optional(),
  /** Events with a day from this local day on, and up to that one. */
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(dealSorts).default('days'),
});
export type DealsFilter = z.output<typeof filter>;

const isPeriod = ({ from, to }: Pick<DealsFilter, 'from' | 'to'>) => !from || !to || from <= to;
const periodFault = { path: ['to'], params: { code: 'too_early' } };

/** A quote with what became of it. Amounts in euro cents. */
export const listedDeal = z.object({
  quoteId: z.uuid(),
  stage: z.enum(dealStages),
  venue: z.object({ slug: z.string(), name: z.string(), countryCode }),
  firstDay: day,
  lastDay: day,
  /** Null: erased. */
  customer: z.object({ name: z.string(), companyName: z.string(), email: z.string(), phone: z.string() }).nullable(),
  /** People of the largest day. */
  pax: z.int(),
  netPrice: z.int(),
  grossPrice: z.int(),
  createdAt: instant,
  /** When the option lapses, or the quote is no longer valid; null: confirmed, or ended. */
  endsAt: instant.nullable(),
});
export type ListedDeal = z.infer<typeof listedDeal>;

export const listDeals = {
  summary: 'Deals of all venues that a filter finds, 50 a page, with their number (exact up to 10,000)',
  query: filter.extend({ after: z.string().max(120).optional() }).refine(isPeriod, periodFault),
  response: z.object({
    deals: z.array(listedDeal),
    total: z.int(),
    /** Whether there are more than `total`. */
    isMore: z.boolean(),
    /** Of the next page; null: this is the last. */
    next: z.string().nullable(),
  }),
} satisfies EndpointSchemas;
export type DealsPage = z.infer<typeof listDeals.response>;

export const exportDeals = {
  summary: 'The deals that a filter finds as CSV for a spreadsheet, at most 100,000; who exported what stands in the audit trail',
  query: filter.extend({ lng: language.optional() }).refine(isPeriod, periodFault),
  produces: 'text/csv',
} satisfies EndpointSchemas;
