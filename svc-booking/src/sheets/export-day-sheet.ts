import type { SheetList } from '@plenary/contracts/sheet-terms';
import type { SpreadsheetFormat } from '@plenary/contracts/spreadsheet-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { audit } from '../audit/audit.ts';
import type { BookingDeps } from '../deps.ts';
import { spreadsheetResponse } from '../spreadsheets/spreadsheet-response.ts';
import { readPaper } from './read-paper.ts';
import { sheetKinds, sheetRecords } from './sheet-records.ts';
import { sheetWords } from './sheet-words.ts';

interface Asked {
  actor: UserActor;
  /** Id or slug. */
  venue: string;
  /** Local day. */
  day: string;
  list: SheetList;
  language: Language;
  format: SpreadsheetFormat;
}

/**
 * A sheet of a venue's day as a file for a spreadsheet (design: desk D14, D15, D24). It names people, so that who exported it is written into the trail
 * first. Refuses `not-found` for an unknown venue, and `service-unavailable` where svc-survey does not answer: a file must not leave out
 * half of the day in silence.
 */
export const exportDaySheet = async (deps: BookingDeps, { actor, venue, day, list, language, format }: Asked): Promise<Response> => {
  const { content, venue: of } = await readPaper(deps, { venue, day, list });
  const { slug, id: venueId, commercialName: name } = of.record;
  const events = content.days.map(({ event }) => event);
  const words = sheetWords[language];
  const records = sheetRecords({ list, events, scientist: content.scientist?.name ?? '', words });
  const [entryId, at] = [deps.newId(), deps.now()];
  await deps.database.transact((tx) =>
    audit(tx, deps.tables, {
      ...{ id: entryId, at, by: actor, action: 'sheet-exported' },
      subject: { type: 'sheet', id: `${venueId} ${day}`, name: `${name}, ${day}` },
      changes: [{ field: 'deals', from: null, to: events.length }],
    }),
  );
  const file = `${words.files[list]}-${slug}-${day}`;
  return spreadsheetResponse({ file, columns: words.columns[list], kinds: sheetKinds[list], rows: records }, { format, language });
};
