import type { ImportLine } from '@plenary/contracts/network-file.schemas';
import type { NetworkSheet } from '@plenary/contracts/network-file-terms';
import type { FieldErrors } from '@plenary/contracts/problem';

/** A venue of a file, not checked yet, and the rows in which it stands. */
export interface FiledVenue {
  raw: unknown;
  rows: { venues: number; hours: number; rooms: readonly number[]; prices: readonly number[]; pictures: readonly number[] };
}

export const textOf = (raw: unknown, field: 'id' | 'slug'): string | undefined => {
  const value = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value : undefined;
};

const lengthOf = (raw: unknown, list: 'rooms' | 'prices' | 'pictures'): number => {
  const value = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[list] : undefined;
  return Array.isArray(value) ? value.length : 0;
};

/** Venues of a file with the rows that they would have in a spreadsheet, whose first one names the columns. */
export const filedVenues = (venues: readonly unknown[]): FiledVenue[] => {
  const next = { rooms: 2, prices: 2, pictures: 2 };
  const take = (raw: unknown, list: keyof typeof next): number[] => {
    const first = next[list];
    next[list] += lengthOf(raw, list);
    return Array.from({ length: lengthOf(raw, list) }, (_, index) => first + index);
  };
  return venues.map((raw, index) => ({
    raw,
    rows: {
      ...{ venues: index + 2, hours: index + 2 },
      ...{ rooms: take(raw, 'rooms'), prices: take(raw, 'prices'), pictures: take(raw, 'pictures') },
    },
  }));
};

interface Place {
  sheet: NetworkSheet;
  row: number;
  column: string;
  /** Of the list. */
  index: number | null;
}

const hours = 'facts.openingHours';

/** The sheet, row and column of a path of a venue: `rooms.2.facts.area` is `area` of its third room. */
const placeOf = (path: string, { rows }: FiledVenue): Place => {
  const [list = '', index = '', ...rest] = path.split('.');
  if ((list === 'rooms' || list === 'prices' || list === 'pictures') && index !== '') {
    const [head, ...tail] = rest;
    const isWrapped = head === 'facts' || head === 'figures' || head === 'list';
    return {
      sheet: list,
      row: rows[list][Number(index)] ?? rows.venues,
      column: (isWrapped ? tail : rest).join('.'),
      index: Number(index),
    };
  }
  if (path === hours || path.startsWith(`${hours}.`))
    return { sheet: 'hours', row: rows.hours, column: path.slice(hours.length + 1), index: null };
  return { sheet: 'venues', row: rows.venues, column: path.replace(/^facts\.?/, ''), index: null };
};

export type Faults = readonly { path: string; code: string; reason?: string }[];

export const faultsOf = (errors: FieldErrors, prefix = ''): Faults =>
  Object.entries(errors).map(([path, code]) => ({ path: `${prefix}${path}`, code }));

/** Refused rows, one for each that has faults. */
export const refusedLines = (faults: Faults, filed: FiledVenue): ImportLine[] => {
  const lines = new Map<string, ImportLine>();
  for (const { path, code, reason } of faults) {
    const { sheet, row, column } = placeOf(path, filed);
    const key = `${sheet} ${row}`;
    const line = lines.get(key) ?? { sheet, row, name: textOf(filed.raw, 'slug') ?? '', outcome: 'refused', changes: [], faults: [] };
    line.faults.push({ column, code, ...(reason !== undefined && { reason }) });
    lines.set(key, line);
  }
  return [...lines.values()];
};
