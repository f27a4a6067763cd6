import { harmlessText } from '@plenary/contracts/spreadsheet-text';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Cell, ColumnKind, Spreadsheet } from './spreadsheet.ts';

const formats: Readonly<Partial<Record<ColumnKind, string>>> = { euros: '#,##0.00', day: 'yyyy-mm-dd', localTime: 'yyyy-mm-dd hh:mm' };
const widths: Readonly<Record<ColumnKind, number>> = { text: 24, number: 12, euros: 16, day: 12, localTime: 18 };

/**
 * An XLSX file with real numbers, days and local times (design: desk D24). Its row of heads stays in sight; it is written while its rows are
 * read, so that its length costs no memory.
 */
export const xlsxFile = ({ file, columns, kinds, rows }: Spreadsheet): ReadableStream<Uint8Array> =>
  writeXlsxStream(typedRows(rows, kinds), {
    name: file.slice(0, 31),
    columns: columns.map((header, index) => {
      const kind = kinds[index] ?? 'text';
      const numFmt = formats[kind];
      return { header, width: widths[kind], ...(numFmt && { numFmt }) };
    }),
    freezePane: { rows: 1 },
  });

async function* typedRows(rows: Spreadsheet['rows'], kinds: Spreadsheet['kinds']) {
  for await (const row of rows) yield row.map((cell, index) => cellOf(cell, kinds[index] ?? 'text'));
}

const cellOf = (cell: Cell, kind: ColumnKind): string | number | Date | null => {
  if (cell === null || cell === '') return null;
  if (kind === 'number') return Number(cell);
  if (kind === 'euros') return Number(cell) / 100;
  // A spreadsheet knows no zones: the parts in UTC are what it shows.
  if (kind === 'day') return new Date(`${cell}T00:00Z`);
  if (kind === 'localTime') return new Date(`${cell}Z`);
  return harmlessText(String(cell));
};
