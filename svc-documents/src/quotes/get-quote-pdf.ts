import type { DocumentCustomer, DocumentGoal } from '@plenary/contracts/documents.schemas';
import type { Quote } from '@plenary/contracts/quote';
import { isSigned } from '@plenary/contracts/quote-state';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import type { DocumentsDeps } from '../deps.ts';
import { isEnded } from '../paper/paper.ts';
import type { ForwardedRequest } from './ask-booking.ts';
import type { Billing } from './fetch-billing.ts';
import { printQuote } from './print-quote.ts';
import { standingOf } from './standing-of.ts';

export interface GetQuotePdfInput {
  quoteId: string;
  language: Language;
  /** Undefined: the goal follows from the quote's state. */
  goal: DocumentGoal | undefined;
  actor: UserActor;
  forwarded: ForwardedRequest;
}

interface QuotePdf {
  pdf: Uint8Array;
  /** Undefined: these are the bytes that were signed, in the language of their day, or sent by staff. */
  printedFor: DocumentGoal | undefined;
}

/**
 * The PDF of a quote: the signed bytes for the goal `signature` of a signed one, the bytes that staff sent in this language for the goal
 * `preview` until it has ended, else the cached one, else a new print. The same quote, goal, language and customer give the same bytes.
 * Refuses as svc-booking does, and `documents-unavailable` where nothing can be printed.
 */
export const getQuotePdf = async (
  deps: DocumentsDeps,
  { quoteId, language, goal, actor, forwarded }: GetQuotePdfInput,
): Promise<QuotePdf> => {
  const quote = await deps.fetchQuote({ quoteId, language }, forwarded);
  const asked = goal ?? usualGoal(quote);
  const signed =
    asked === 'signature' && isSigned(quote) ? await deps.fetchSigned({ quoteId, userId: actor.userId }, forwarded) : undefined;
  if (signed) return { pdf: signed, printedFor: undefined };
  const isOver = isEnded(standingOf(quote, deps.now()));
  const sent = asked === 'preview' && !isOver ? await deps.fetchSent({ quoteId, userId: actor.userId, language }, forwarded) : undefined;
  if (sent) return { pdf: sent, printedFor: undefined };
  const billing = await deps.fetchBilling({ quoteId }, forwarded);
  return printQuote(deps, { quote, language, goal: asked, customer: customerOf(actor, billing) });
};

/** The paper that a quote's customer needs next (server-rules §9). */
const usualGoal = (quote: Quote): DocumentGoal => {
  // The signed bytes of a cancelled amendment still ask for its deposit.
  if (quote.status === 'Approved' && (!quote.amends || quote.standing === 'cancelled')) return 'proforma';
  return isSigned(quote) ? 'signature' : 'preview';
};

/** A quote is its caller's own; staff that may one day read a customer's is not the customer. */
const customerOf = ({ role, companyName, firstname, lastname, email, phone }: UserActor, billing: Billing): DocumentCustomer | null => {
  if (role !== 'customer') return null;
  const { street, zipCode, city, country } = billing;
  return {
    companyName: billing.companyName || companyName,
    name: `${firstname} ${lastname}`.trim(),
    email,
    phoneNumber: phone,
    address: street && zipCode && city && country ? { street, zipCode, city, country } : undefined,
    vatCode: billing.vatCode || undefined,
  };
};
