import type { SheetEvent } from '@plenary/contracts/day-sheet';
import type { SheetList } from '@plenary/contracts/sheet-terms';
import type { SheetState } from '@plenary/contracts/sheet-versions-terms';
import type { DayBookings } from '@plenary/contracts/sheets.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import type { KeptChange, KeptFact } from './sheet-facts.ts';

/** What a sheet shows. */
export interface SheetContent {
  /** Events with the day that each is told of: one of an event's own sheet has every day once. */
  days: readonly { day: string; event: SheetEvent }[];
  /** Meeting Scientist of the venue; null: nobody knows. */
  scientist: { name: string; phone: string } | null;
  /** Of a paper of a day: what svc-booking knows of it. */
  booked: DayBookings | null;
}

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
  content: SheetContent;
  /** What has changed since it said other facts. */
  changesSince: (before: readonly KeptFact[]) => KeptChange[];
  /** A change in words. Its day stands elsewhere. */
  describe: (change: KeptChange, language: Language) => string;
}
