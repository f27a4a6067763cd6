import type { QuoteSummary } from '@plenary/contracts/booking.schemas';
import { quoteState } from '@plenary/contracts/quote-state';

/** What a customer still does about a quote: decide or complete it, nothing since it is booked, nothing since it has ended. */
export const quoteGroups = ['open', 'booked', 'ended'] as const;
export type QuoteGroup = (typeof quoteGroups)[number];

export const groupOf = (quote: QuoteSummary, now: number): QuoteGroup => {
  switch (quoteState(quote, now)) {
    case 'Draft':
    case 'Presented':
    case 'Partially signed':
    case 'Devis signé - Missing info':
      return 'open';
    case 'Approved':
      return 'booked';
    default:
      return 'ended';
  }
};

/** Instant by which an open quote needs its customer: the end of its option, else of its prices. */
const deadlineOf = ({ option, validUntil }: QuoteSummary): number => Date.parse(option?.expiresAt ?? validUntil);

/** Quotes that need their customer come first, the next deadline first of all; the others stay in their order. */
export const byNeed = (quotes: readonly QuoteSummary[], now: number): QuoteSummary[] => {
  const open = quotes.filter((quote) => groupOf(quote, now) === 'open');
  const others = quotes.filter((quote) => groupOf(quote, now) !== 'open');
  return [...open.sort((one, other) => deadlineOf(one) - deadlineOf(other)), ...others];
};
