import { createHash } from 'node:crypto';
import type { Quote } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { DocumentsDeps } from '../deps.ts';
import { renderQuote } from '../paper/render-quote.tsx';
import { fixBytes } from '../printing/fix-bytes.ts';
import { PrinterUnavailable } from '../printing/printer-unavailable.ts';
import type { ForwardedRequest } from './fetch-quote.ts';
import { mapQuote } from './map-quote.ts';
import type { Customer } from './quote-document.ts';

export interface GetQuotePdfInput {
  quoteId: string;
  language: Language;
  actor: UserActor;
  forwarded: ForwardedRequest;
}

/**
 * The PDF of a quote: the kept one, else printed now. The same quote, language and customer give the same bytes. Refuses as
 * svc-booking does, and `documents-unavailable` where nothing can be printed.
 */
export const getQuotePdf = async (deps: DocumentsDeps, { quoteId, language, actor, forwarded }: GetQuotePdfInput): Promise<Uint8Array> => {
  const quote = await deps.fetchQuote({ quoteId, language }, forwarded);
  const { brandName, settlementCompany } = deps;
  const html = renderQuote(mapQuote({ quote, language, customer: customerOf(actor), brandName, settlementCompany }), deps.fonts);
  const hash = createHash('sha256').update(html).digest('hex');
  return (await deps.kept.get(hash)) ?? (await printOnce(deps, { hash, html, quote }));
};

/** A quote is its caller's own; staff that may one day read a customer's is not the customer. */
const customerOf = ({ role, companyName, firstname, lastname, email, phone }: UserActor): Customer | null =>
  role === 'customer' ? { companyName, contactName: `${firstname} ${lastname}`.trim(), email, phoneNumber: phone } : null;

/** Several who ask for the same document at once wait for one printing. */
const printOnce = (deps: DocumentsDeps, { hash, html, quote }: { hash: string; html: string; quote: Quote }): Promise<Uint8Array> => {
  const underWay = deps.printings.get(hash) ?? print(deps, { hash, html, quote }).finally(() => deps.printings.delete(hash));
  deps.printings.set(hash, underWay);
  return underWay;
};

const print = async ({ printer, kept, logger }: DocumentsDeps, { hash, html, quote }: { hash: string; html: string; quote: Quote }) => {
  try {
    const pdf = fixBytes(await printer.print(html), Date.parse(quote.createdAt));
    await kept.put(hash, pdf).catch((error: unknown) => logger.error({ err: error }, 'document not kept'));
    return pdf;
  } catch (error) {
    if (!(error instanceof PrinterUnavailable)) throw error;
    logger.warn({ err: error, reason: error.reason }, 'document not printed');
    return refuse('documents-unavailable', { retryAfterSeconds: error.reason === 'no-chromium' ? 60 : 5 });
  }
};
