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
  yield encoder.encode(csvOf([[...columns]], { language, isFirst: true }));
  let waiting: string[][] = [];
  for await (const row of rows) {
    waiting.push(row.map((cell, index) => textOf(cell, { kind: kinds[index] ?? 'text', language })));
    if (waiting.length < batch) continue;
    yield encoder.encode(csvOf(waiting, { language }));
    waiting = [];
  }
  if (waiting.length > 0) yield encoder.encode(csvOf(waiting, { language }));
}

const textOf = (cell: Cell, { kind, language }: { kind: ColumnKind; language: Language }): string => {
  if (cell === null) return '';
  if (kind === 'euros' || kind === 'number') {
    const digits = kind === 'euros' ? decimalOf(Number(cell)) : String(cell);
    return digits.replace('.', language === 'en' ? '.' : ',');
  }
  return kind === 'localTime' ? String(cell).replace('T', ' ') : String(cell);
};

const csvOf = (records: string[][], { language, isFirst = false }: { language: Language; isFirst?: boolean }): string =>
  stringify(records, {
    delimiter: language === 'en' ? ',' : ';',
    escape_formulas: true,
    // A line feed alone ends no record here, but for a spreadsheet it does.
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
    bom: isFirst,
  });
