import { hasRight } from '@plenary/contracts/desk-rights';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import type { BookingDeps } from '../deps.ts';
import { numberSheet } from './add-sheet-version.ts';
import type { NumberedSheet } from './numbered-sheet.ts';
import { readFunctionSheet } from './read-function-sheet.ts';
import { readPaper } from './read-paper.ts';
import { sheetDocument } from './sheet-document.ts';

interface Reader {
  actor: UserActor;
  language: Language;
}

/**
 * The function sheet of an event as a PDF, under the number that it gets as a printed one does (design: desk D13, D16). Refuses as
 * `readFunctionSheet` does, and `documents-unavailable`.
 */
export const printFunctionSheet = async (deps: BookingDeps, { reference, ...reader }: Reader & { reference: string }): Promise<Response> =>
  printSheet(deps, await readFunctionSheet(deps, reference), reader);

/** The same for a paper of a venue's day. Refuses as `readPaper` does, and `documents-unavailable`. */
export const printPaper = async (deps: BookingDeps, asked: Reader & Parameters<typeof readPaper>[1]): Promise<Response> =>
  printSheet(deps, await readPaper(deps, asked), asked);

const printSheet = async (deps: BookingDeps, sheet: NumberedSheet, { actor, language }: Reader): Promise<Response> => {
  const { versions } = await numberSheet(deps, sheet, { actor, sendTo: [], language, idempotencyKey: undefined });
  const { id: venueId, address } = sheet.venue.record;
  const hasDiets = hasRight(actor, 'diets', { country: address.countryCode, venueId });
  const document = sheetDocument({ sheet, versions, language, hasDiets, now: deps.now() });
  const pdf = await deps.documents.printSheet(document);
  return new Response(pdf as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'content-disposition': `attachment; filename="${document.fileName}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
};
