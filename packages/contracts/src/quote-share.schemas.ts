import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { quote } from './quote.ts';
import { instant, language } from './vocabulary.ts';

const params = z.object({ quoteId: z.uuid() });

/** The quote without what its customer alone reads: their company, their contact, what staff wrote, and what there is to press. */
const sharedQuote = quote.omit({
  demandId: true,
  amendment: true,
  variants: true,
  unprovenMinutes: true,
  meetingScientist: true,
  particulars: true,
  customerCompany: true,
  callback: true,
});
export type SharedQuote = z.infer<typeof sharedQuote>;

export const shareQuote = {
  summary: 'A link with which somebody without an account reads a quote of the caller; its token is in this answer and nowhere else',
  params,
  /** `url`: absolute, `…/quotes/{quoteId}/shared#share={token}`. */
  response: z.object({ url: z.string(), expiresAt: instant }),
} satisfies EndpointSchemas;

/** A link that opens the quote. Its address is told once, when it is made. */
const quoteShareLink = z.object({ id: z.string(), madeAt: instant, expiresAt: instant });

export const listQuoteShares = {
  summary: 'The links with which a quote of the caller is read now, the newest first; none can be shown again',
  params,
  response: z.object({ links: z.array(quoteShareLink) }),
} satisfies EndpointSchemas;

export const revokeQuoteShare = {
  summary: 'Ends one link to a quote of the caller; one that has ended is no fault',
  params: params.extend({ linkId: z.string().max(50) }),
} satisfies EndpointSchemas;

export const revokeQuoteShares = {
  summary: 'Ends every link to a quote of the caller',
  params,
} satisfies EndpointSchemas;

export const openSharedQuote = {
  summary: 'The quote behind a link, to be read; not-found: the link is no longer valid',
  params,
  body: z.object({ token: z.string().max(100), lng: language.optional() }),
  response: z.object({ quote: sharedQuote, expiresAt: instant }),
} satisfies EndpointSchemas;
