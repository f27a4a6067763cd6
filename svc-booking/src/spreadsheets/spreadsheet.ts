/** What the cells of a column hold: `euros` in euro cents, `day` as `YYYY-MM-DD`, `localTime` as `YYYY-MM-DDTHH:mm` of a zone that another column names. */
export type ColumnKind = 'text' | 'number' | 'euros' | 'day' | 'localTime';

/** Null: the cell is empty. */
export type Cell = string | number | null;

export interface Spreadsheet {
  /** Name of the file, without its ending. */
  file: string;
  /** Heads of the columns, and what is in them, in their order. */
  columns: readonly string[];
  kinds: readonly ColumnKind[];
  /** As they come: they are sent while the next are read. */
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}
