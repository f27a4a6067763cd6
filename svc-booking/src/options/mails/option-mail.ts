import type { Language } from '@plenary/contracts/vocabulary';
import { layOutMail, type MailContent } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import type { Customer } from '../../bookings/booking.ts';
import type { VenueRecord } from '../../venues/venue-record.ts';
import type { OptionMailKind } from './option-mail-words.ts';
import { optionMailWords } from './words/by-language.ts';

interface OptionMail {
  kind: OptionMailKind;
  customer: Customer;
  quoteId: string;
  /** Instant in milliseconds. */
  expiresAt: number;
  /** In ascending order. */
  days: readonly string[];
  venue: Pick<VenueRecord, 'commercialName' | 'timeZone'>;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  brandName: string;
}

const endings: ReadonlySet<OptionMailKind> = new Set(['lapsed', 'released', 'withdrawn', 'overtaken']);

const locales: Record<Language, string> = { fr: 'fr', en: 'en-GB', es: 'es', nl: 'nl' };

/**
 * A mail about an option, in the customer's language and the venue's time. Its links open pages, and every action is
 * a button there, because mail scanners follow links (server-rules §3).
 */
export const optionMail = ({ kind, customer, quoteId, expiresAt, days, venue, publicUrl, brandName }: OptionMail): Mail => {
  const { email, lang } = customer;
  const words = optionMailWords[lang];
  const named = (sentence: string) => sentence.replaceAll('{venue}', () => venue.commercialName);
  const page = `${publicUrl}/quotes/${quoteId}`;
  const hasEnded = endings.has(kind);
  const content: MailContent = {
    lang,
    brandName,
    title: words.titles[kind],
    paragraphs: [named(words.texts[kind])],
    facts: [
      [words.venue, venue.commercialName],
      [words.dates, eventDates(days, lang)],
      ...(hasEnded ? [] : [[words.until, `${deadline(expiresAt, lang, venue.timeZone)} (${words.venueTime})`] as const]),
    ],
    button: { label: words.seeQuote, href: page },
    ...(hasEnded ? { notes: [words.again] } : { links: [{ label: words.release, href: `${page}/release-option` }] }),
  };
  return layOutMail({ to: email, subject: named(words.subjects[kind]), content });
};

/** Days are local to the venue already: they are put into words as if they were UTC. */
const eventDates = (days: readonly string[], lang: Language): string => {
  const at = (day: string | undefined) => new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(locales[lang], { dateStyle: 'full', timeZone: 'UTC' }).formatRange(at(days.at(0)), at(days.at(-1)));
};

const deadline = (instant: number, lang: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[lang], { dateStyle: 'full', timeStyle: 'short', timeZone }).format(instant);
