import { fold } from '@plenary/service-kit/database/folded';
import { isPriceOpen, mostPeople } from '../bookings/agreed-days.ts';
import { addDays } from '../calendar/calendar-day.ts';
import type { DealRow, OptionRow, QuoteRow } from '../db/rows.ts';
import type { KeptStage } from '../db/tables/deals.ts';
import { agreedRules, type DealTerms } from '../deal-terms/deal-terms.ts';
import { isWaiting } from '../signature-state/signature-rules.ts';

/** Later than any instant. */
export const never = Number.MAX_SAFE_INTEGER;

/** A booking that holds rooms; undefined: the quote holds none. */
type Held = Pick<OptionRow, 'status' | 'rank' | 'expiresAt' | 'agreedPeople'> | undefined;

const stageOf = ({ status, standing }: Pick<QuoteRow, 'status' | 'standing'>, held: Held): KeptStage => {
  if (standing === 'cancelled') return 'cancelled';
  if (status === 'Rejected') return 'rejected';
  if (status === 'Approved' || held?.status === 'confirmed') return 'confirmed';
  if (isWaiting(status)) return 'signing';
  if (!held) return 'quote';
  return held.rank === 1 ? 'option-1' : 'option-2';
};

const endOf = (stage: KeptStage, { validUntil }: Pick<QuoteRow, 'validUntil'>, held: Held): number => {
  if (stage === 'quote') return validUntil;
  return stage === 'confirmed' || stage === 'rejected' || stage === 'cancelled' ? never : (held?.expiresAt ?? never);
};

/** The words of a text as they are searched: folded, of letters and digits. */
export const searchedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const wordsOf = ({ id, customer }: Pick<QuoteRow, 'id' | 'customer'>, title: string): string => {
  const { firstname = '', lastname = '', companyName = '', email = '', phone = '' } = customer ?? {};
  const words = searchedWords([firstname, lastname, companyName, email, title].join(' '));
  return ` ${[...words, phone.replace(/\D/g, ''), ...id.split('-')].filter((word) => word !== '').join(' ')} `;
};

interface Known {
  held: Held;
  /** Instant of the last signature of a quote that is approved. */
  signedAt: number | undefined;
  /** What its customer calls it; empty: nothing is told. */
  title: string;
  /** Terms of deals, the last to begin first. */
  versions: readonly DealTerms[];
}

/** The row of a quote with what it holds. */
export const dealRowOf = (quote: QuoteRow, { held, signedAt, title, versions }: Known): DealRow => {
  const { search, totalExcludingVatPrice, totalIncludingVatPrice } = quote.frozen;
  const days = search.days.map(({ date }) => date).sort();
  const stage = stageOf(quote, held);
  const words = wordsOf(quote, title);
  const { guaranteeDays } = agreedRules(quote, { versions, countryCode: search.countryCode });
  return {
    quoteId: quote.id,
    venueId: quote.venueId,
    countryCode: search.countryCode,
    stage,
    firstDay: days.at(0) ?? '',
    lastDay: days.at(-1) ?? '',
    pax: mostPeople(search.days, held),
    netPrice: totalExcludingVatPrice,
    grossPrice: totalIncludingVatPrice,
    createdAt: quote.createdAt,
    endsAt: endOf(stage, quote, held),
    words,
    company: fold(quote.customer?.companyName ?? ''),
    eventCount: quote.eventCount,
    usedEventCount: quote.eventCount,
    moneyEventCount: quote.eventCount,
    flagEventCount: quote.eventCount,
    isPriceOpen: held?.status === 'confirmed' && isPriceOpen(search.days, held),
    guaranteeDay: addDays(days.at(0) ?? '', -guaranteeDays),
    indexedWords: words,
    decidedAt: quote.status === 'Approved' || stage === 'confirmed' ? (signedAt ?? quote.createdAt) : null,
  };
};
