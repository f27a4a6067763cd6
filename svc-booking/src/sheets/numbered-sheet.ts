import type { SheetList } from '@plenary/contracts/sheet-terms';
import type { SheetState } from '@plenary/contracts/sheet-versions-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import type { KeptChange, KeptFact } from './sheet-facts.ts';

/** What gets a number as it is printed or sent: the function sheet of an event, or a paper of a venue's day (design: desk D16). */
export interface NumberedSheet {
  /** Unique among sheets: the id of the quote, else of the booking; of a paper as `paperReference` writes it. */
  reference: string;
  /** Null: the function sheet of an event. */
  list: SheetList | null;
  venue: CatalogueVenue;
  state: SheetState;
  /** Local days, in order. */
  days: readonly string[];
  /** Of the event, as the customer calls it, else the company; empty on a paper. */
  name: string;
  /** Instant from which it is final. */
  finalFrom: number;
  facts: readonly KeptFact[];
  /** What has changed since it said other facts. */
  changesSince: (before: readonly KeptFact[]) => KeptChange[];
  /** A change in words. Its day stands elsewhere. */
  describe: (change: KeptChange, language: Language) => string;
}
