import type { SheetDocument } from '@plenary/contracts/documents.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { markChanges } from './mark-changes.ts';
import type { PaperWords } from './paper-words.ts';
import type { SheetWords } from './sheet-words.ts';

export type Section = SheetDocument['sections'][number];

/** What sections are written with. */
export interface Writing {
  language: Language;
  locale: string;
  words: PaperWords;
  codes: SheetWords;
  /** Of an event on a day. */
  markOf: ReturnType<typeof markChanges>;
  /** What a sheet says about diets: the words of the customer, or how many entries there are. */
  dietsOf: (text: string, count: number) => string;
}
