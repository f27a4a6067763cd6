import { formatPrice, formatSpan } from '@plenary/contracts/format';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import { quoteMailWords } from './words/by-language.ts';

interface QuoteMail {
  customer: { email: string; lang: Language; mailboxProven: boolean };
  quoteId: string;
  venueName: string;
  /** In ascending order. */
  days: readonly string[];
  /** In words, in the customer's language. */
  validUntil: string;
  /** Euro cents. */
  totalExcludingVatPrice: number;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  brandName: string;
}

/** Brings a customer the quote that staff made for them; who never opened their account reads how they do. */
export const quoteMail = ({
  customer,
  quoteId,
  venueName,
  days,
  validUntil,
  totalExcludingVatPrice,
  publicUrl,
  brandName,
}: QuoteMail): Mail => {
  const { email, lang, mailboxProven } = customer;
  const [words, locale] = [quoteMailWords[lang], localeOf[lang]];
  const named = (sentence: string) => sentence.replaceAll('{venue}', () => venueName);
  const content = {
    lang,
    brandName,
    title: words.title,
    paragraphs: [named(words.text), ...(mailboxProven ? [] : [words.firstVisit])],
    facts: [
      [words.venue, venueName],
      [words.dates, formatSpan(days, locale)],
      [words.price, formatPrice(totalExcludingVatPrice, locale, { decimals: true })],
    ] as [string, string][],
    button: { label: words.seeQuote, href: `${publicUrl}/quotes/${quoteId}` },
    notes: [words.validity.replaceAll('{day}', () => validUntil), words.questions],
  };
  return layOutMail({ to: email, subject: named(words.subject), content });
};
