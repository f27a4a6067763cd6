import { decimalOf } from '@plenary/contracts/format';
import type { Language } from '@plenary/contracts/vocabulary';
import { stringify } from 'csv-stringify/sync';
import type { Cell, ColumnKind, Spreadsheet } from './spreadsheet.ts';

/** Rows that are written at once. */
const batch = 500;

/**
 * A CSV file that a spreadsheet of that language opens: with a byte order mark, amounts and numbers as the language writes them, and no text that a
 * spreadsheet would compute (design: desk D24).
 */
export async function* csvFile({ columns, kinds, rows }: Spreadsheet, language: Language): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(csvOf([[...columns]], { kinds, language, isFirst: true }));
  let waiting: (string | number)[][] = [];
  for await (const row of rows) {
    waiting.push(row.map((cell, index) => fieldOf(cell, kinds[index] ?? 'text')));
    if (waiting.length < batch) continue;
    yield encoder.encode(csvOf(waiting, { kinds, language }));
    waiting = [];
  }
  if (waiting.length > 0) yield encoder.encode(csvOf(waiting, { kinds, language }));
}

const fieldOf = (cell: Cell, kind: ColumnKind): string | number => {
  if (cell === null) return '';
  if (kind === 'euros' || kind === 'number') return Number(cell);
  return kind === 'localTime' ? String(cell).replace('T', ' ') : String(cell);
};

const digitsOf = (value: number, { kind, language }: { kind: ColumnKind | undefined; language: Language }): string =>
  (kind === 'euros' ? decimalOf(value) : String(value)).replace('.', language === 'en' ? '.' : ',');

interface Written extends Pick<Spreadsheet, 'kinds'> {
  language: Language;
  isFirst?: boolean;
}

const csvOf = (records: (string | number)[][], { kinds, language, isFirst = false }: Written): string =>
  stringify(records, {
    delimiter: language === 'en' ? ',' : ';',
    escape_formulas: true,
    // What is less than nothing stays a number: a text that begins with its sign would not.
    cast: { number: (value, { index }) => digitsOf(value, { kind: kinds[index], language }) },
    // A line feed alone ends no record here, but for a spreadsheet it does.
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
    bom: isFirst,
  });
