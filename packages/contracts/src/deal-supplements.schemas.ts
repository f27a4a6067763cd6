import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { supplement } from './supplements.ts';
import { cents, countryCode, day, instant, language } from './vocabulary.ts';

const dealId = z.object({ dealId: z.uuid() });

/** Of the parts whose price and VAT are known, as on the customer's page. */
const sums = z.object({ excludingVat: cents, includingVat: cents });

/** What was agreed on for a deal since its quote was signed, beside that quote; amounts in euro cents. */
export const dealSupplements = z.object({
  dealId: z.uuid(),
  venueName: z.string(),
  countryCode,
  /** In ascending order. */
  days: z.array(day),
  customer: z.object({ name: z.string(), companyName: z.string() }),
  supplements: z.array(supplement),
  /** Of the latest agreement; null: there is none, or it was not written down. */
  agreedAt: instant.nullable(),
  /** Price of the quote as it is agreed on today. */
  quote: sums,
  added: sums,
  total: sums,
  /** Beside the sums: what was added whose VAT is not known before it is invoiced, without VAT. */
  untaxed: cents,
  /** Beside the sums as well: a supplement has no price yet. */
  hasUnpriced: z.boolean(),
});
export type DealSupplements = z.infer<typeof dealSupplements>;

export const getDealSupplements = {
  summary: 'The supplements agreed on for a deal, and what it comes to with them',
  params: dealId,
  response: dealSupplements,
} satisfies EndpointSchemas;

export const getDealSupplementsPdf = {
  summary: 'The supplements agreed on for a deal as a PDF document beside its signed quote',
  params: dealId,
  query: z.object({ lng: language.optional(), download: z.enum(['true', 'false']).optional() }),
  produces: 'application/pdf',
} satisfies EndpointSchemas;

export const tellAgreedSupplements = {
  summary: 'The supplements agreed on for a quote: none where it has no event',
  params: z.object({ quoteId: z.uuid() }),
  response: z.object({ supplements: z.array(supplement), agreedAt: instant.nullable() }),
} satisfies EndpointSchemas;
