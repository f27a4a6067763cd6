import type { Cell } from './cells.ts';
import type { Sheet } from './network-to-sheets.ts';

/** An XLSX file of these sheets; the row that names the columns stays in sight. */
export const writeWorkbook = async (sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> => {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => [...row]),
      columns: (rows[0] ?? []).map(() => ({ width: 22 })),
      freezePane: { rows: 1 },
    })),
  });
  return new Uint8Array(bytes);
};

const plain = (cell: unknown): Cell =>
  typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' || cell instanceof Date ? cell : null;

/** The sheets of an XLSX file; undefined: the bytes are none. */
export const readWorkbook = async (bytes: ArrayBuffer): Promise<Sheet[] | undefined> => {
  const { readXlsx } = await import('hucre/xlsx');
  const workbook = await readXlsx(new Uint8Array(bytes)).catch(() => undefined);
  return workbook?.sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(plain)) }));
};
