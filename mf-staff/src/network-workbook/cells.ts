import { harmlessText, textBefore } from '@plenary/contracts/spreadsheet-text';

/** A value of a spreadsheet's cell; null: it is empty. */
export type Cell = string | number | boolean | Date | null;

/** How a value of the network stands in a cell. What cannot be understood is passed on as it is written: the server says what is wrong. */
export interface CellKind {
  write: (value: unknown) => Cell;
  /** Undefined: the cell says nothing, and the value is left out. */
  read: (cell: Cell) => unknown;
}

const wordsOf = (cell: Cell): string => {
  if (cell === null) return '';
  return typeof cell === 'string' ? textBefore(cell) : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};
const isEmpty = (cell: Cell): boolean => cell === null || cell === '';
const numberIn = (cell: Cell): unknown => {
  if (typeof cell !== 'string') return cell;
  const written = Number(cell.trim().replace(',', '.'));
  return cell.trim() !== '' && Number.isFinite(written) ? written : cell;
};

export const text: CellKind = { write: (value) => harmlessText(String(value)), read: wordsOf };

/** Left out where it is empty. */
export const optionalText: CellKind = {
  write: (value) => (value === undefined ? null : text.write(value)),
  read: (cell) => (isEmpty(cell) ? undefined : wordsOf(cell)),
};

export const textOrNull: CellKind = {
  write: (value) => (value === null ? null : text.write(value)),
  read: (cell) => (isEmpty(cell) ? null : wordsOf(cell)),
};

/** Null where it is empty. */
export const number: CellKind = {
  write: (value) => value as number | null,
  read: (cell) => (isEmpty(cell) ? null : numberIn(cell)),
};

/** Euros in the cell, euro cents in the network. */
export const euros: CellKind = {
  write: (value) => (value as number) / 100,
  read: (cell) => {
    const amount = isEmpty(cell) ? null : numberIn(cell);
    return typeof amount === 'number' ? Math.round(amount * 100) : amount;
  },
};

const flags: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/** Null where it is empty. */
export const flag: CellKind = {
  write: (value) => value as boolean | null,
  read: (cell) => (isEmpty(cell) ? null : (flags[String(cell).trim().toLowerCase()] ?? cell)),
};

export const day: CellKind = { write: (value) => new Date(`${String(value)}T00:00:00Z`), read: wordsOf };

/** Words with commas between them. */
export const words: CellKind = {
  write: (value) => (value as string[]).join(', '),
  read: (cell) =>
    wordsOf(cell)
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
};

interface Field {
  name: string;
  isNumber?: boolean;
  /** Left out where it is empty; those of a line stand at its end. */
  isOptional?: boolean;
}

/** A bar within a text stands behind a backslash. */
const escaped = (value: unknown): string => String(value).replaceAll('|', '\\|');
const partsOf = (line: string): string[] => line.split(/(?<!\\)\|/).map((part) => part.trim().replaceAll('\\|', '|'));

/** Bars behind which nothing stands. */
const emptyEnd = /(?: \| *)+$/;

/** A line of the cell for each entry: `2 | Ternes | 4`. */
export const lines = (...fields: readonly Field[]): CellKind => ({
  write: (value) =>
    harmlessText(
      (value as Record<string, unknown>[])
        .map((entry) =>
          fields
            .map(({ name }) => escaped(entry[name] ?? ''))
            .join(' | ')
            .replace(emptyEnd, ''),
        )
        .join('\n'),
    ),
  read: (cell) =>
    wordsOf(cell)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => entryOf(partsOf(line), fields)),
});

/** What stands behind the last field stays with it, so that the server refuses it. */
const entryOf = (parts: readonly string[], fields: readonly Field[]): Record<string, unknown> => {
  const own = [...parts.slice(0, fields.length - 1), parts.slice(fields.length - 1).join(' | ')];
  return Object.fromEntries(
    fields.flatMap(({ name, isNumber, isOptional }, index) => {
      const part = own[index] ?? '';
      if (isOptional && part === '') return [];
      return [[name, isNumber ? numberIn(part) : part]];
    }),
  );
};
