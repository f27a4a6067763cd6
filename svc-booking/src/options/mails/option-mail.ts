import type { NamedRoom } from '@plenary/contracts/booked-room';
import { formatMinutes, formatPrice, formatSpan } from '@plenary/contracts/format';
import { tellRooms } from '@plenary/contracts/tell-rooms';
import { localeOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { layOutMail, type MailContent } from '@plenary/service-kit/mail-layout';
import { calendarFile, type Mail } from '@plenary/service-kit/mailer';
import type { Customer } from '../../bookings/booking.ts';
import { mailPicture } from '../../venues/mail-picture.ts';
import type { VenueRecord } from '../../venues/venue-record.ts';
import type { OptionMailKind } from './option-mail-words.ts';
import { optionMailWords } from './words/by-language.ts';

interface OptionMail {
  kind: OptionMailKind;
  customer: Customer;
  quoteId: string;
  /** Instant in milliseconds. */
  expiresAt: number;
  /** Instant until which it holds once the mailbox is proven; null: it holds its full term. */
  fullUntil: number | null;
  /** Minutes that an option holds until then. */
  unprovenMinutes: number;
  /** In ascending order. */
  days: readonly string[];
  /** Those that it holds. */
  rooms: readonly NamedRoom[];
  /** Euro cents with VAT; null: prices are told in credits. */
  total: number | null;
  /** Its days as an iCalendar file. */
  calendar: string;
  venue: Pick<VenueRecord, 'commercialName' | 'timeZone' | 'pictures'>;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  brandName: string;
}

const endings: ReadonlySet<OptionMailKind> = new Set(['lapsed', 'released', 'withdrawn', 'overtaken']);

/**
 * A mail about an option, in the customer's language and the venue's time. Its links open pages, and every action is
 * a button there, because mail scanners follow links (server-rules §3).
 */
export const optionMail = (mail: OptionMail): Mail => {
  const { kind, customer, quoteId, expiresAt, fullUntil, unprovenMinutes, days, rooms, total, calendar, venue, publicUrl, brandName } =
    mail;
  const { email, lang } = customer;
  const words = optionMailWords[lang];
  const length = formatMinutes(unprovenMinutes, localeOf[lang]);
  const named = (sentence: string) => sentence.replaceAll('{venue}', () => venue.commercialName).replaceAll('{length}', () => length);
  const page = `${publicUrl}/quotes/${quoteId}`;
  const hasEnded = endings.has(kind);
  const isShort = fullUntil !== null && !hasEnded;
  const told = (instant: number) => instantAtVenue(instant, { language: lang, timeZone: venue.timeZone });
  const content: MailContent = {
    lang,
    brandName,
    picture: mailPicture(venue.pictures, { lang, publicUrl }),
    title: words.titles[kind],
    paragraphs: [named(words.texts[kind]), ...(isShort ? [named(words.unproven)] : [])],
    facts: [
      [words.venue, venue.commercialName],
      [words.dates, formatSpan(days, localeOf[lang])],
      ...(rooms.length > 0 ? [[words.rooms, tellRooms(rooms, lang).join('\n')] as const] : []),
      ...(hasEnded || total === null ? [] : [[words.total, formatPrice(total, localeOf[lang], { decimals: true })] as const]),
      ...(hasEnded ? [] : [[words.until, told(expiresAt)] as const]),
      ...(isShort ? [[words.untilProven, told(fullUntil)] as const] : []),
    ],
    button: { label: words.seeQuote, href: page },
    ...(hasEnded ? { notes: [words.again] } : { links: [{ label: words.release, href: `${page}/release-option` }] }),
  };
  const subject = named(isShort && kind !== 'second' ? words.unprovenSubject : words.subjects[kind]);
  return { ...layOutMail({ to: email, subject, content }), ...(!hasEnded && { attachments: [calendarFile(calendar)] }) };
};
