import { capitalised, formatDay, formatSpan } from '@plenary/contracts/format';
import { quoteReference } from '@plenary/contracts/quote-reference';
import { localeOf } from '@plenary/contracts/terms';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import type { SheetVersionRow } from '../../db/rows.ts';
import { describeChange } from '../describe-change.ts';
import type { FunctionSheet } from '../read-function-sheet.ts';
import { sheetMailWords } from './sheet-mail-words.ts';

interface SheetMail {
  to: string;
  sheet: FunctionSheet;
  version: SheetVersionRow;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  brandName: string;
}

/** Brings who prepares an event the number of its sheet and what has changed since the one before; never diets or allergies (design: desk D17). */
export const sheetMail = ({ to, sheet, version, publicUrl, brandName }: SheetMail): Mail => {
  const { reference, venue, state, days, name } = sheet;
  const { number, language: lang, isFinal, changes } = version;
  const words = sheetMailWords[lang];
  const locale = localeOf[lang];
  const { commercialName, slug } = venue.record;
  const filled = (sentence: string) =>
    sentence
      .replace('{number}', String(number))
      .replace('{name}', () => name || quoteReference(reference))
      .replace('{venue}', () => commercialName);
  const text = state === 'confirmed' ? words.texts[isFinal ? 'final' : 'provisional'] : words.texts[state];
  const dayOf = (day: string | null) => (day === null ? words.whole : capitalised(formatDay(day, locale, 'full'), locale));
  const content = {
    lang,
    brandName,
    title: filled(words.title),
    paragraphs: [text],
    facts: [
      [words.venue, commercialName],
      [words.dates, formatSpan(days, locale)],
      ...changes.map((change) => [dayOf(change.day), describeChange(change, lang)]),
    ] as [string, string][],
    button: { label: words.open, href: `${publicUrl}/staff/sheets/${slug}/${days[0]}/events/${reference}` },
    notes: [words.diets],
  };
  return layOutMail({ to, subject: filled(words.subject), content });
};
