import type { ListColumn } from '@plenary/contracts/desk-deals-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Moment } from '../deals/find-deals.ts';
import type { ReadRow } from '../deals/list-deals.ts';
import type { BookingDeps } from '../deps.ts';
import type { Cell, ColumnKind } from '../spreadsheets/spreadsheet.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';

export interface Writing {
  language: Language;
  snapshot: CatalogueSnapshot;
  moment: Moment;
  /** Columns of the list that the file tells; null: none are chosen. */
  shown: readonly ListColumn[] | null;
}

/** What a file has of each deal. */
export type Table = (writing: Writing) => {
  columns: readonly { head: string; kind: ColumnKind }[];
  /** Deals that are read at once. */
  atOnce: number;
  /** The rows of some deals, in their order. */
  recordsOf: (deps: BookingDeps, deals: readonly ReadRow[]) => Promise<Cell[][]>;
};

/** Columns with their heads in a language. */
export const headed = <Name extends string>(
  names: readonly Name[],
  kinds: Readonly<Record<Name, ColumnKind>>,
  heads: Readonly<Record<Name, string>>,
) => names.map((name) => ({ head: heads[name], kind: kinds[name] }));

/** A row in the order of its columns. */
export const inColumns = <Name extends string>(names: readonly Name[], cells: Readonly<Record<Name, Cell>>): Cell[] =>
  names.map((name) => cells[name]);
