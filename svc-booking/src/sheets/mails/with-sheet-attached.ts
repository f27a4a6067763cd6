import type { Language } from '@plenary/contracts/vocabulary';
import { Refusal } from '@plenary/http/refuse';
import type { Mail } from '@plenary/service-kit/mailer';
import type { BookingDeps } from '../../deps.ts';
import { presentVersions } from '../get-sheet-versions.ts';
import { paperOf } from '../paper-reference.ts';
import { readFunctionSheet } from '../read-function-sheet.ts';
import { readPaper } from '../read-paper.ts';
import { sheetDocument } from '../sheet-document.ts';

/** A mail that waits, and the sheet that comes with it. */
export interface MailOfSheet extends Mail {
  attachedSheet?: { reference: string; number: number; language: Language };
}

/**
 * The mail with the PDF of its sheet, whose diets are counted alone (design: desk D17). It goes without where the sheet is another by
 * now, or cannot be printed: its page says more.
 */
export const withSheetAttached = async (deps: BookingDeps, { attachedSheet, ...mail }: MailOfSheet): Promise<Mail> => {
  if (!attachedSheet) return mail;
  const paper = await printed(deps, attachedSheet).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  return paper ? { ...mail, attachments: [...(mail.attachments ?? []), paper] } : mail;
};

const printed = async (deps: BookingDeps, { reference, number, language }: NonNullable<MailOfSheet['attachedSheet']>) => {
  const place = paperOf(reference);
  const sheet = await (place ? readPaper(deps, { ...place, venue: place.venueId }) : readFunctionSheet(deps, reference));
  const { versions, changes } = await presentVersions(deps, sheet, language);
  if (versions[0]?.number !== number || changes.length > 0) return null;
  const document = sheetDocument({ sheet, versions, language, hasDiets: false, now: deps.now() });
  const content = Buffer.from(await deps.documents.printSheet(document, { isForMail: true }));
  return { filename: `${document.fileName}.pdf`, content, contentType: 'application/pdf' };
};
