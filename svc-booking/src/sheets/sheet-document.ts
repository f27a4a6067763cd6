import type { SheetDocument } from '@plenary/contracts/documents.schemas';
import { capitalised, formatInstant, formatSpan } from '@plenary/contracts/format';
import { withSigns } from '@plenary/contracts/french-spaces';
import { quoteReference } from '@plenary/contracts/quote-reference';
import type { SheetVersion } from '@plenary/contracts/sheet-versions.schemas';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { changeWords } from './change-words.ts';
import { daySections } from './day-sections.ts';
import { eventSections } from './event-sections.ts';
import { kitchenSections, setUpSections } from './list-sections.ts';
import { sheetMailWords } from './mails/sheet-mail-words.ts';
import { markChanges } from './mark-changes.ts';
import type { NumberedSheet } from './numbered-sheet.ts';
import { paperWords } from './paper-words.ts';
import { sheetWords } from './sheet-words.ts';
import type { Section, Writing } from './sheet-writing.ts';

interface Printed {
  sheet: NumberedSheet;
  /** The newest first: the first is the number of this paper. */
  versions: readonly SheetVersion[];
  language: Language;
  /** Word for word; else they are counted, as on a paper that is mailed (design: desk D17). */
  hasDiets: boolean;
  now: number;
}

/** A sheet in words, as svc-documents prints it (design: desk D13-D16). */
export const sheetDocument = ({ sheet, versions, language, hasDiets, now }: Printed): SheetDocument => {
  const { list, venue, days, state } = sheet;
  const locale = localeOf[language];
  const [words, mail] = [paperWords[language], sheetMailWords[language]];
  const [last] = versions;
  const counted = (count: number) => (count > 0 ? `${count} · ${changeWords[language].reread}` : '');
  const writing: Writing = {
    ...{ language, locale, words, codes: sheetWords[language] },
    markOf: markChanges(last?.changes ?? []),
    dietsOf: (text, count) => (hasDiets ? text : counted(count)),
  };
  const { commercialName, slug, timeZone } = venue.record;
  const name = list ? '' : sheet.name || quoteReference(sheet.reference);
  const file = [sheetWords[language].files[list ?? 'event'], slug, list ? days[0] : quoteReference(sheet.reference).toLowerCase()];
  const said = (text: string) => withSigns(text, language);
  return {
    ...{ language, fileName: [...file, last?.number].filter(Boolean).join('-') },
    heading: said((list ? mail.papers[list] : mail.title).replace('{number}', String(last?.number ?? ''))),
    intro: [
      [name, commercialName, capitalised(formatSpan(days, locale), locale)].filter(Boolean).join(' · '),
      said(state === 'confirmed' ? mail.texts[last?.isFinal ? 'final' : 'provisional'] : mail.texts[state]),
      ...(last && last.changes.length > 0 ? [said(words.marked)] : []),
    ],
    sections: [...sectionsOf(sheet, writing), ...changeSections(versions, { timeZone, writing })],
    asOf: words.asOf.replace('{at}', formatInstant(now, locale, { dateStyle: 'long', timeStyle: 'short', timeZone })),
    madeAt: new Date(now).toISOString(),
  };
};

const sectionsOf = ({ list, reference, content }: NumberedSheet, writing: Writing): Section[] => {
  if (list === null) return eventSections({ reference, content, writing });
  if (list === 'day') return daySections(content, writing);
  const sections = list === 'kitchen' ? kitchenSections(content.days, writing) : setUpSections(content.days, writing);
  return sections.length > 0 ? sections : [{ heading: writing.words.noneOnDay, table: null, facts: [] }];
};

/** The log: what each number brought. */
const changeSections = (
  versions: readonly SheetVersion[],
  { timeZone, writing: { words, locale } }: { timeZone: string; writing: Writing },
): Section[] => {
  const facts = versions
    .filter(({ changes }) => changes.length > 0)
    .map(({ number, at, changes }) => ({
      term: words.version
        .replace('{number}', String(number))
        .replace('{at}', formatInstant(at, locale, { dateStyle: 'short', timeStyle: 'short', timeZone })),
      fact: changes.map(({ text }) => text).join('\n'),
    }));
  return facts.length > 0 ? [{ heading: words.changes, table: null, facts }] : [];
};
