import type { SheetChange, SheetVersion, SheetVersions } from '@plenary/contracts/sheet-versions.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Reader } from '@plenary/service-kit/database/database';
import { desc, eq } from 'drizzle-orm';
import type { SheetVersionRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import { scientistOfVenue } from '../scientists/scientist-of-venue.ts';
import { describeChange } from './describe-change.ts';
import { type FunctionSheet, readFunctionSheet } from './read-function-sheet.ts';
import { changesBetween, type KeptChange } from './sheet-facts.ts';

/** The newest first. */
export const versionRows = (read: Reader, { sheetVersion }: BookingTables, reference: string): Promise<SheetVersionRow[]> =>
  read.select().from(sheetVersion).where(eq(sheetVersion.reference, reference)).orderBy(desc(sheetVersion.number));

/** Whom the last mail went to, else the Meeting Scientist of the venue. */
export const recipientsOf = async (deps: BookingDeps, { venue }: FunctionSheet, rows: readonly SheetVersionRow[]): Promise<string[]> => {
  const last = rows.find(({ sentTo }) => sentTo.length > 0);
  if (last) return [...last.sentTo];
  const scientist = await scientistOfVenue(deps, venue.record.id);
  return scientist ? [scientist.email] : [];
};

const presentChange = (change: KeptChange, language: Language): SheetChange => {
  const { day, place, index, fact } = change;
  return { day, place, index, fact, text: describeChange(change, language) };
};

const present = ({ number, at, madeBy, isFinal, sentTo, changes }: SheetVersionRow, language: Language): SheetVersion => ({
  ...{ number, at: new Date(at).toISOString(), by: madeBy, isFinal, sentTo: [...sentTo] },
  changes: changes.map((change) => presentChange(change, language)),
});

/** The versions of an event's function sheet; refuses as `readFunctionSheet` does. */
export const getSheetVersions = async (
  deps: BookingDeps,
  { reference, language }: { reference: string; language: Language },
): Promise<SheetVersions> => presentVersions(deps, await readFunctionSheet(deps, reference), language);

export const presentVersions = async (deps: BookingDeps, sheet: FunctionSheet, language: Language): Promise<SheetVersions> => {
  const rows = await versionRows(deps.database.read, deps.tables, sheet.reference);
  return {
    state: sheet.state,
    finalFrom: new Date(sheet.finalFrom).toISOString(),
    isFinal: deps.now() >= sheet.finalFrom,
    versions: rows.map((row) => present(row, language)),
    changes: changesBetween(rows[0]?.facts ?? [], sheet.facts).map((change) => presentChange(change, language)),
    recipients: await recipientsOf(deps, sheet, rows),
  };
};
