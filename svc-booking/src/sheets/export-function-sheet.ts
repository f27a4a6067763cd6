import { quoteReference } from '@plenary/contracts/quote-reference';
import type { SpreadsheetFormat } from '@plenary/contracts/spreadsheet-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { audit } from '../audit/audit.ts';
import type { BookingDeps } from '../deps.ts';
import { spreadsheetResponse } from '../spreadsheets/spreadsheet-response.ts';
import { eventKinds, eventRecords } from './event-records.ts';
import { readFunctionSheet } from './read-function-sheet.ts';
import { sheetWords } from './sheet-words.ts';

interface Asked {
  actor: UserActor;
  /** Of its quote, else of its booking. */
  reference: string;
  language: Language;
  format: SpreadsheetFormat;
}

/**
 * The function sheet of an event as a file for a spreadsheet (design: desk D13, D24): a room, a meal or an activity a row. Who exported it is
 * written into the trail first. Refuses as `readFunctionSheet` does.
 */
export const exportFunctionSheet = async (deps: BookingDeps, { actor, reference, language, format }: Asked): Promise<Response> => {
  const { venue, content, name, days } = await readFunctionSheet(deps, reference);
  const { commercialName, slug } = venue.record;
  const words = sheetWords[language];
  const [entryId, at] = [deps.newId(), deps.now()];
  await deps.database.transact((tx) =>
    audit(tx, deps.tables, {
      ...{ id: entryId, at, by: actor, action: 'sheet-exported' },
      subject: { type: 'sheet', id: reference, name: [commercialName, days[0], name].filter(Boolean).join(', ') },
      changes: [{ field: 'deals', from: null, to: 1 }],
    }),
  );
  const file = `${words.files.event}-${slug}-${quoteReference(reference).toLowerCase()}`;
  const rows = eventRecords(content.days, { words, language });
  return spreadsheetResponse({ file, columns: words.columns.event, kinds: eventKinds, rows }, { format, language });
};
