import type { PaperVersions, SheetChange, SheetVersion, SheetVersions } from '@plenary/contracts/sheet-versions.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Reader } from '@plenary/service-kit/database/database';
import { desc, eq } from 'drizzle-orm';
import type { SheetVersionRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import { scientistOfVenue } from '../scientists/scientist-of-venue.ts';
import type { NumberedSheet } from './numbered-sheet.ts';
import { readFunctionSheet } from './read-function-sheet.ts';
import { readPaper } from './read-paper.ts';
import type { KeptChange } from './sheet-facts.ts';

/** The newest first. */
export const versionRows = (read: Reader, { sheetVersion }: BookingTables, reference: string): Promise<SheetVersionRow[]> =>
  read.select().from(sheetVersion).where(eq(sheetVersion.reference, reference)).orderBy(desc(sheetVersion.number));

/** Whom the last mail went to, else the Meeting Scientist of the venue. */
export const recipientsOf = async (deps: BookingDeps, { venue }: NumberedSheet, rows: readonly SheetVersionRow[]): Promise<string[]> => {
  const last = rows.find(({ sentTo }) => sentTo.length > 0);
  if (last) return [...last.sentTo];
  const scientist = await scientistOfVenue(deps, venue.record.id);
  return scientist ? [scientist.email] : [];
};

type Described = Pick<NumberedSheet, 'describe'>;

const presentChange = (change: KeptChange, { describe }: Described, language: Language): SheetChange => {
  const { event, day, place, index, fact } = change;
  return { ...(event !== undefined && { event }), day, place, index, fact, text: describe(change, language) };
};

const present = (
  { number, at, madeBy, isFinal, sentTo, changes }: SheetVersionRow,
  sheet: Described,
  language: Language,
): SheetVersion => ({
  ...{ number, at: new Date(at).toISOString(), by: madeBy, isFinal, sentTo: [...sentTo] },
  changes: changes.map((change) => presentChange(change, sheet, language)),
});

/** The versions of an event's function sheet; refuses as `readFunctionSheet` does. */
export const getSheetVersions = async (
  deps: BookingDeps,
  { reference, language }: { reference: string; language: Language },
): Promise<SheetVersions> => presentVersions(deps, await readFunctionSheet(deps, reference), language);

type PaperAsked = Parameters<typeof readPaper>[1] & { language: Language };

/** The versions of a paper of a venue's day; refuses as `readPaper` does. */
export const getPaperVersions = async (deps: BookingDeps, { language, ...place }: PaperAsked): Promise<PaperVersions> =>
  presentPaperVersions(deps, await readPaper(deps, place), language);

/** Those of a paper that was read: it has no state of its own. */
export const presentPaperVersions = async (deps: BookingDeps, paper: NumberedSheet, language: Language): Promise<PaperVersions> => {
  const { state, ...versions } = await presentVersions(deps, paper, language);
  return versions;
};

export const presentVersions = async (deps: BookingDeps, sheet: NumberedSheet, language: Language): Promise<SheetVersions> => {
  const rows = await versionRows(deps.database.read, deps.tables, sheet.reference);
  const [last] = rows;
  return {
    state: sheet.state,
    finalFrom: new Date(sheet.finalFrom).toISOString(),
    isFinal: deps.now() >= sheet.finalFrom,
    versions: rows.map((row) => present(row, sheet, language)),
    changes: (last ? sheet.changesSince(last.facts) : []).map((change) => presentChange(change, sheet, language)),
    recipients: await recipientsOf(deps, sheet, rows),
  };
};
