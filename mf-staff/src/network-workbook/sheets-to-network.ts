import { type NetworkSheet, networkFormat, networkSheets } from '@plenary/contracts/network-file-terms';
import type { Cell } from './cells.ts';
import { type Column, columnsOf, venueColumn } from './columns.ts';
import type { Sheet } from './network-to-sheets.ts';

/** A row that says of no venue what it says, or a column that nothing knows. */
export interface SheetFault {
  sheet: NetworkSheet;
  row: number;
  /** The venue that it names. */
  name: string;
  column: string;
  code: 'unknown_venue' | 'unknown_column' | 'repeated';
}

type Entry = Record<string, unknown>;

interface Row {
  /** As a spreadsheet counts. */
  number: number;
  venue: string;
  entry: Entry;
}

export interface ReadNetwork {
  /** A `network/1` whose values are as they are written: the server checks them. */
  file: { format: string; venues: Entry[] };
  /** The rows of the workbook in the order of the file: the first one is what the server counts as row 2. */
  rows: Record<NetworkSheet, number[]>;
  faults: SheetFault[];
}

const put = (entry: Entry, path: readonly string[], value: unknown): void => {
  const [last = '', ...outer] = [...path].reverse();
  let within = entry;
  for (const key of outer.reverse()) {
    within[key] ??= {};
    within = within[key] as Entry;
  }
  within[last] = value;
};

const isNothing = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.values(part).every(isNothing) : part === null || part === '';

/** Parts of a row that may say nothing: then they are not there. */
const withoutEmpty = (sheet: NetworkSheet, entry: Entry): Entry => {
  if (sheet === 'hours') {
    const facts = (entry.facts ?? {}) as Entry;
    return isNothing(facts.openingHours) ? { openingHours: null } : facts;
  }
  if (sheet === 'prices') {
    const { cancellation, vat, ...prices } = entry;
    const hasLadder = !Array.isArray(cancellation) || cancellation.length > 0;
    return { ...prices, ...(hasLadder && { cancellation }), ...(!isNothing(vat) && { vat }) };
  }
  if (sheet !== 'pictures') return entry;
  const { mobile, cropped, ...picture } = entry as { mobile?: Entry; cropped?: Entry };
  return {
    ...withoutNothing(picture, pictureParts),
    ...(hasFiles(mobile) && { mobile: withoutNothing(mobile, pictureParts) }),
    ...(hasFiles(cropped) && { cropped }),
  };
};

const pictureParts = ['focus', 'caption', 'originalWidth'];
const withoutNothing = (entry: Entry, names: readonly string[]): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([name, part]) => !names.includes(name) || !isNothing(part)));

/** Files of a picture that stand in columns of their own, or anything of them. */
const hasFiles = (entry: Entry | undefined): entry is Entry => {
  const { sources, ...rest } = entry ?? {};
  return !isNothing(rest) || (Array.isArray(sources) && sources.length > 0);
};

/** The rows of a sheet that say something, and the columns that nothing knows. */
const readSheet = (name: NetworkSheet, { rows: [header = [], ...rows] }: Sheet): { rows: Row[]; faults: SheetFault[] } => {
  const names = header.map((cell) => (cell === null ? '' : String(cell).trim()));
  const columns: readonly Column[] = columnsOf[name];
  const known = new Set([...columns.map((column) => column.name), ...(name === 'venues' ? [] : [venueColumn])]);
  const faults = names
    .filter((column) => column !== '' && !known.has(column))
    .map((column): SheetFault => ({ sheet: name, row: 1, name: '', column, code: 'unknown_column' }));
  const places = columns.flatMap((column) => {
    const index = names.indexOf(column.name);
    return index === -1 ? [] : [{ column, index }];
  });
  const venueAt = names.indexOf(name === 'venues' ? 'slug' : venueColumn);
  const entryOf = (row: readonly Cell[]): Entry => {
    const entry: Entry = {};
    for (const { column, index } of places) {
      const value = column.kind.read(row[index] ?? null);
      if (value !== undefined) put(entry, column.path, value);
    }
    return withoutEmpty(name, entry);
  };
  const filled = rows.flatMap((row, index) =>
    row.every((cell) => cell === null || cell === '')
      ? []
      : [{ number: index + 2, venue: String(row[venueAt] ?? '').trim(), entry: entryOf(row) }],
  );
  return { rows: filled, faults };
};

/** The network of a workbook's sheets, in whatever order rows and columns are. Undefined: no sheet holds venues. */
export const sheetsToNetwork = (sheets: readonly Sheet[]): ReadNetwork | undefined => {
  const sheetOf = (name: NetworkSheet) => sheets.find((sheet) => sheet.name.trim().toLowerCase() === name);
  if (!sheetOf('venues')) return undefined;
  const read = Object.fromEntries(networkSheets.map((name) => [name, readSheet(name, sheetOf(name) ?? { name, rows: [] })])) as Record<
    NetworkSheet,
    ReturnType<typeof readSheet>
  >;

  const rows: ReadNetwork['rows'] = { venues: [], hours: [], rooms: [], prices: [], pictures: [] };
  const faults = networkSheets.flatMap((name) => read[name].faults);
  const slugs = new Set(read.venues.rows.map(({ venue }) => venue));
  const ownRows = (name: NetworkSheet) => {
    const byVenue = new Map<string, Row[]>();
    for (const row of read[name].rows) {
      if (slugs.has(row.venue)) byVenue.set(row.venue, [...(byVenue.get(row.venue) ?? []), row]);
      else faults.push({ sheet: name, row: row.number, name: row.venue, column: venueColumn, code: 'unknown_venue' });
    }
    return byVenue;
  };
  const of = { hours: ownRows('hours'), rooms: ownRows('rooms'), prices: ownRows('prices'), pictures: ownRows('pictures') };
  const take = (name: Exclude<NetworkSheet, 'venues' | 'hours'>, venue: string): Entry[] => {
    const own = of[name].get(venue) ?? [];
    rows[name].push(...own.map(({ number }) => number));
    return own.map(({ entry }) => entry);
  };

  const seen = new Set<string>();
  const venues = read.venues.rows.map(({ venue, number, entry }) => {
    const [hours, ...more] = of.hours.get(venue) ?? [];
    for (const row of more) faults.push({ sheet: 'hours', row: row.number, name: venue, column: venueColumn, code: 'repeated' });
    if (seen.has(venue)) faults.push({ sheet: 'venues', row: number, name: venue, column: 'slug', code: 'repeated' });
    seen.add(venue);
    rows.venues.push(number);
    rows.hours.push(hours?.number ?? number);
    const facts = { ...(entry.facts as Entry | undefined), ...hours?.entry };
    return { ...entry, facts, rooms: take('rooms', venue), prices: take('prices', venue), pictures: take('pictures', venue) };
  });
  return { file: { format: networkFormat, venues }, rows, faults };
};
