import type { ImportLine, ImportPlan } from '@plenary/contracts/network-file.schemas';
import { networkSheets } from '@plenary/contracts/network-file-terms';
import { type ReadNetwork, type SheetFault, sheetsToNetwork } from './sheets-to-network.ts';
import { readWorkbook } from './workbook.ts';

/** What a chosen file says, and where its rows stand. */
export interface ReadFile {
  /** To be sent; null: it is no network. */
  content: unknown;
  /** Undefined: the server counts the rows. */
  rows?: ReadNetwork['rows'];
  faults: SheetFault[];
}

const bytesOf = (file: File): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });

/** Every XLSX file is a ZIP archive, which begins so. */
const isArchive = (bytes: ArrayBuffer): boolean => {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  return first === 0x50 && second === 0x4b;
};

const jsonIn = (bytes: ArrayBuffer): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
};

/** Reads a network from JSON or from a workbook. */
export const readNetworkFile = async (file: File): Promise<ReadFile> => {
  const bytes = await bytesOf(file);
  if (!isArchive(bytes)) return { content: jsonIn(bytes), faults: [] };
  const sheets = await readWorkbook(bytes);
  const network = sheets && sheetsToNetwork(sheets);
  return network ? { content: network.file, rows: network.rows, faults: network.faults } : { content: null, faults: [] };
};

const refusedLine = ({ sheet, row, name, column, code }: SheetFault): ImportLine => ({
  ...{ sheet, row, name, outcome: 'refused', changes: [] },
  faults: [{ column, code }],
});

/** A plan of nothing but rows that cannot be read: the server was not asked. */
export const unreadablePlan = (faults: readonly SheetFault[]): ImportPlan => ({
  planHash: '',
  counts: Object.fromEntries(
    networkSheets.map((name) => {
      const refused = faults.filter(({ sheet }) => sheet === name).length;
      return [name, { created: 0, changed: 0, same: 0, refused }];
    }),
  ) as ImportPlan['counts'],
  lines: faults.map(refusedLine),
  left: 0,
});

/** The plan with the rows of the workbook, which may be in another order than the server counts. */
export const planInWorkbook = (plan: ImportPlan, rows: ReadNetwork['rows'] | undefined): ImportPlan =>
  rows
    ? {
        ...plan,
        lines: plan.lines.map((line) => ({ ...line, row: line.row === null ? null : (rows[line.sheet][line.row - 2] ?? line.row) })),
      }
    : plan;
