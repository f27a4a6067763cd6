import type { ExpectedRooms, NamedRoom } from '@plenary/contracts/booked-room';
import { formatCount, formatDays, formatPrice, formatSpan } from '@plenary/contracts/format';
import type { QuoteVariant } from '@plenary/contracts/quote';
import { expectationOf, tellExpectedRooms, tellRooms } from '@plenary/contracts/tell-rooms';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import { mailPicture } from '../../venues/mail-picture.ts';
import type { VenueRecord } from '../../venues/venue-record.ts';
import { quoteMailWords } from './words/by-language.ts';

interface QuoteMail {
  customer: { email: string; lang: Language; mailboxProven: boolean };
  madeBy: 'staff' | 'customer' | 'version';
  /** Its rooms are held until it ends. */
  isHeld: boolean;
  /** It is too near to its event for an option. */
  isTooLate: boolean;
  quoteId: string;
  venue: Pick<VenueRecord, 'commercialName' | 'pictures'>;
  /** In ascending order. */
  days: readonly string[];
  /** In words, in the customer's language. */
  validUntil: string;
  /** Euro cents; null: prices are told in credits. */
  totals: { totalExcludingVatPrice: number; totalIncludingVatPrice: number; deposit: { amount: number } } | null;
  /** As `roomsHeld` answers. */
  rooms: readonly NamedRoom[];
  /** As `expectedRoomsOf` answers. */
  expected: ExpectedRooms | undefined;
  /** The others that may be chosen in its place. */
  variants: readonly QuoteVariant[];
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  brandName: string;
}

const roomFacts = ({ rooms, expected, customer: { lang } }: QuoteMail): [string, string][] => {
  const words = quoteMailWords[lang];
  if (rooms.length > 0) return [[words.rooms, tellRooms(rooms, lang).join('\n')]];
  const expectation = expected ? expectationOf(expected) : 'none';
  if (!expected || expectation === 'none') return [];
  return [[words.expectedRooms[expectation], tellExpectedRooms(expected.rooms, lang).join('\n')]];
};

/** Brings a customer their quote; who never opened the account that staff made for them reads how they do. */
export const quoteMail = (quote: QuoteMail): Mail => {
  const { customer, madeBy, isHeld, isTooLate, quoteId, venue, days, validUntil, totals, expected, variants, publicUrl, brandName } = quote;
  const { email, lang, mailboxProven } = customer;
  const [words, locale] = [quoteMailWords[lang], localeOf[lang]];
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const named = (sentence: string) => sentence.replaceAll('{venue}', () => venue.commercialName);
  const content = {
    lang,
    brandName,
    picture: mailPicture(venue.pictures, { lang, publicUrl }),
    title: words.title,
    paragraphs: [
      named(isTooLate ? words.textTooLate : words.texts[madeBy]),
      ...(variants.length > 0 ? [words.variants.replace('{count}', () => formatCount(variants.length + 1, locale))] : []),
      ...(mailboxProven || madeBy === 'customer' ? [] : [words.firstVisit]),
    ],
    facts: [
      [words.venue, venue.commercialName],
      [words.dates, formatSpan(days, locale)],
      ...roomFacts(quote),
      ...(totals
        ? [
            [words.price, money(totals.totalExcludingVatPrice)],
            [words.total, money(totals.totalIncludingVatPrice)],
            [words.deposit, money(totals.deposit.amount)],
          ]
        : []),
    ] as [string, string][],
    button: { label: words.seeQuote, href: `${publicUrl}/quotes/${quoteId}` },
    links: variants.map(({ quoteId: other, venueName, firstDay, lastDay, totalIncludingVatPrice }) => ({
      label: [
        `${words.otherVariant} ${venueName}`,
        formatDays(firstDay, lastDay, locale),
        ...(totals ? [money(totalIncludingVatPrice)] : []),
      ].join(', '),
      href: `${publicUrl}/quotes/${other}`,
    })),
    notes: [
      (isHeld ? words.validityHeld : isTooLate ? words.validityTooLate : words.validity).replaceAll('{day}', () => validUntil),
      ...(expected?.rank ? [words.expectation] : []),
      words.questions,
    ],
  };
  return layOutMail({ to: email, subject: named(words.subject), content });
};
