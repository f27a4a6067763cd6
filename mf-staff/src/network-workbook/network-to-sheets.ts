import type { NetworkFile } from '@plenary/contracts/network-file.schemas';
import { type NetworkSheet, networkSheets } from '@plenary/contracts/network-file-terms';
import type { Cell } from './cells.ts';
import { type Column, columnsOf, venueColumn } from './columns.ts';

/** Rows of a spreadsheet; the first one names the columns. */
export interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
}

type Venue = NetworkFile['venues'][number];

/** What the rows of a venue tell, sheet by sheet. */
const entriesOf: Readonly<Record<NetworkSheet, (venue: Venue) => readonly object[]>> = {
  venues: (venue) => [venue],
  hours: (venue) => [venue],
  rooms: ({ rooms }) => rooms,
  prices: ({ prices }) => prices,
  pictures: ({ pictures }) => pictures,
};

const valueAt = (entry: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], entry);

const cellOf = (entry: object, { path, kind }: Column): Cell => {
  const value = valueAt(entry, path);
  return value === undefined ? null : kind.write(value);
};

/** A network as the sheets of a workbook (D33 of the desk); `sheetsToNetwork` gives it back. */
export const networkToSheets = ({ venues }: NetworkFile): Sheet[] =>
  networkSheets.map((name) => {
    const columns: readonly Column[] = columnsOf[name];
    const venueNames = name === 'venues' ? [] : [venueColumn];
    const rows = venues.flatMap((venue) =>
      entriesOf[name](venue).map((entry) => [
        ...(name === 'venues' ? [] : [venue.slug]),
        ...columns.map((column) => cellOf(entry, column)),
      ]),
    );
    return { name, rows: [[...venueNames, ...columns.map((column) => column.name)], ...rows] };
  });
