import { columnsNamed, type ListColumn, listColumns, usualColumns } from '@plenary/contracts/desk-deals-terms';

/** The columns that a list shows, in their order. */
export const shownColumns = (columns: string | undefined): readonly ListColumn[] =>
  columns === undefined ? usualColumns : columnsNamed(columns);

/** Columns as an address names them; undefined: the usual ones, or none. */
export const askedFor = (columns: readonly ListColumn[]): string | undefined => {
  const names = columns.join(',');
  return names === '' || names === usualColumns.join(',') ? undefined : names;
};

/** The same columns with one more, or without it: the last one stays. */
export const withColumn = (shown: readonly ListColumn[], column: string): readonly ListColumn[] => {
  const next = listColumns.filter((one) => shown.includes(one) !== (one === column));
  return next.length > 0 ? next : shown;
};
