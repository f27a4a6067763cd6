import { capitalised, formatDay } from '@plenary/contracts/format';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import { moveMailWords } from './words/by-language.ts';

interface MoveMail {
  to: string;
  lang: Language;
  venueName: string;
  /** Names of rooms, by day and half-days. */
  rooms: readonly { day: string; halves: readonly ('AM' | 'PM')[]; from: string; to: string }[];
  quoteId: string;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  brandName: string;
}

/** Tells which rooms a booking has instead of which; days, prices and meals stay. */
export const moveMail = ({ to, lang, venueName, rooms, quoteId, publicUrl, brandName }: MoveMail): Mail => {
  const words = moveMailWords[lang];
  const locale = localeOf[lang];
  const named = (sentence: string) => sentence.replaceAll('{venue}', () => venueName);
  const content = {
    lang,
    brandName,
    title: words.title,
    paragraphs: [named(words.text)],
    facts: rooms.map(({ day, halves, from, to: room }): [string, string] => [
      `${capitalised(formatDay(day, locale, 'full'), locale)}, ${halves.length > 1 ? words.wholeDay : words.halves[halves[0] ?? 'AM']}`,
      words.change.replace('{before}', () => from).replace('{after}', () => room),
    ]),
    button: { label: words.seeQuote, href: `${publicUrl}/quotes/${quoteId}` },
    notes: [words.questions],
  };
  return layOutMail({ to, subject: named(words.subject), content });
};
