import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { SheetVersionRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { versionRows } from './get-sheet-versions.ts';
import type { NumberedSheet } from './numbered-sheet.ts';

interface Kept {
  sheet: NumberedSheet;
  /** Null: nobody asked for it. */
  madeBy: UserActor | null;
  /** Mail addresses. */
  recipients: readonly string[];
  language: Language;
  now: number;
}

/** Whether a sheet is still what a version of it says. */
export const isSame = ({ facts, isFinal }: SheetVersionRow, sheet: NumberedSheet, now: number): boolean =>
  isFinal === now >= sheet.finalFrom && sheet.changesSince(facts).length === 0;

/** The version that a sheet is now: the last one where nothing has changed since, else one more. */
export const keepVersion = async (
  tx: Transaction,
  { tables }: BookingDeps,
  { sheet, madeBy, recipients, language, now }: Kept,
): Promise<SheetVersionRow> => {
  const { sheetVersion } = tables;
  const { reference, facts, days, finalFrom } = sheet;
  const [last] = await versionRows(tx, tables, reference);
  if (last && isSame(last, sheet, now)) {
    const sentTo = [...new Set([...last.sentTo, ...recipients])];
    if (sentTo.length === last.sentTo.length) return last;
    await tx
      .update(sheetVersion)
      .set({ sentTo, language })
      .where(and(eq(sheetVersion.reference, reference), eq(sheetVersion.number, last.number)))
      .returning({ number: sheetVersion.number });
    return { ...last, sentTo, language };
  }
  const version: SheetVersionRow = {
    ...{ reference, number: (last?.number ?? 0) + 1, at: now, madeBy: madeBy && staffMemberOf(madeBy) },
    ...{ lastDay: days.at(-1) ?? '', isFinal: now >= finalFrom, facts, changes: last ? sheet.changesSince(last.facts) : [] },
    ...{ sentTo: [...recipients], language },
  };
  await tx.insert(sheetVersion).values(version);
  return version;
};
