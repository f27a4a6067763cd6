import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { SheetVersionRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { sheetMail } from './mails/sheet-mail.ts';
import type { NumberedSheet } from './numbered-sheet.ts';

interface News {
  sheet: NumberedSheet;
  version: SheetVersionRow;
  /** Each with the id of its mail. */
  mails: readonly { to: string; id: string }[];
  now: number;
}

/** Mails a version of a sheet to those who prepare the event. */
export const tellOfVersion = async (tx: Transaction, deps: BookingDeps, { sheet, version, mails, now }: News): Promise<void> => {
  const { publicUrl, brandName } = deps;
  for (const { to, id } of mails) {
    const payload = sheetMail({ to, sheet, version, publicUrl, brandName });
    await appendEvent(tx, deps.database, { id, type: 'mail', aggregateId: sheet.reference, sequence: version.number, payload }, now);
  }
};
