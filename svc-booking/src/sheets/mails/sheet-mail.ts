import { capitalised, formatDay, formatSpan } from '@plenary/contracts/format';
import { quoteReference } from '@plenary/contracts/quote-reference';
import { localeOf } from '@plenary/contracts/terms';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { SheetVersionRow } from '../../db/rows.ts';
import type { NumberedSheet } from '../numbered-sheet.ts';
import { sheetMailWords } from './sheet-mail-words.ts';
import type { MailOfSheet } from './with-sheet-attached.ts';

interface SheetMail {
  to: string;
  sheet: NumberedSheet;
  version: SheetVersionRow;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  brandName: string;
}

/** Brings who prepares an event, or a day, the number of its sheet and what has changed since the one before; never diets or allergies (design: desk D17). */
export const sheetMail = ({ to, sheet, version, publicUrl, brandName }: SheetMail): MailOfSheet => {
  const { reference, list, venue, state, days, name } = sheet;
  const { number, language: lang, isFinal, changes } = version;
  const words = sheetMailWords[lang];
  const locale = localeOf[lang];
  const { commercialName, slug } = venue.record;
  const filled = (sentence: string) =>
    sentence
      .replace('{number}', String(number))
      .replace('{name}', () => name || quoteReference(reference))
      .replace('{venue}', () => commercialName)
      .replace('{title}', () => title)
      .replace('{day}', () => formatSpan(days, locale));
  const title = (list ? words.papers[list] : words.title).replace('{number}', String(number));
  const text = state === 'confirmed' ? words.texts[isFinal ? 'final' : 'provisional'] : words.texts[state];
  const named = (day: string) => capitalised(formatDay(day, locale, 'full'), locale);
  // On a paper of one day a change names its event.
  const aboutOf = (day: string | null) => (day === null ? (list ? named(days[0] ?? '') : words.whole) : named(day));
  const paper = `${publicUrl}/staff/sheets/${slug}/${days[0]}`;
  const content = {
    lang,
    brandName,
    title,
    paragraphs: [text],
    facts: [
      [words.venue, commercialName],
      [words.dates, formatSpan(days, locale)],
      ...changes.map((change) => [aboutOf(change.day), sheet.describe(change, lang)]),
    ] as [string, string][],
    button: { label: words.open, href: list ? `${paper}${list === 'day' ? '' : `/${list}`}` : `${paper}/events/${reference}` },
    notes: list === 'set-up' ? [] : [words.diets],
  };
  const mail = layOutMail({ to, subject: filled(list ? words.paperSubject : words.subject), content });
  return { ...mail, attachedSheet: { reference, number, language: lang } };
};
