import type { DealsFilter } from '@plenary/contracts/desk-deals.schemas';
import { columnsNamed, type ExportedRows, mostExported, mostExportedInParts } from '@plenary/contracts/desk-deals-terms';
import { reachOf } from '@plenary/contracts/desk-rights';
import type { SpreadsheetFormat } from '@plenary/contracts/spreadsheet-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { ProblemException } from '@plenary/service-kit/problem';
import { and, type SQL } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { foundBy, inOrder, momentOf } from '../deals/find-deals.ts';
import { type ReadRow, readDeals, sumUpTo } from '../deals/list-deals.ts';
import type { BookingDeps } from '../deps.ts';
import type { Cell } from '../spreadsheets/spreadsheet.ts';
import { spreadsheetResponse } from '../spreadsheets/spreadsheet-response.ts';
import { dealTable } from './deal-table.ts';
import { eventTable } from './event-table.ts';
import { exportWords } from './export-words.ts';
import type { Table } from './exported-table.ts';
import { lineTable } from './line-table.ts';

interface Asked {
  actor: UserActor;
  language: Language;
  format: SpreadsheetFormat;
  rows?: ExportedRows | undefined;
  /** Of the list, as its address names them; absent: none are chosen. */
  columns?: string | undefined;
  filter: DealsFilter;
}

const tables: Readonly<Record<ExportedRows, Table>> = { deals: dealTable, events: eventTable, lines: lineTable };

/**
 * The deals that a filter finds as a file for a spreadsheet, read and sent in parts (design: desk D24, D25): a row a deal, a day of an event, or a line
 * of a quote. The export of personal data is written into the trail first. Refuses `too_many` for more than 100,000 deals, or 10,000 in
 * parts, and `not-found` for an unknown venue.
 */
export const exportDeals = async (
  deps: BookingDeps,
  { actor, language, format, rows = 'deals', columns: chosen, filter }: Asked,
): Promise<Response> => {
  const moment = momentOf(deps);
  const found = await foundBy(deps, { ...filter, reach: reachOf(actor, 'export') }, moment);
  const most = rows === 'deals' ? mostExported : mostExportedInParts;
  const { count } = await sumUpTo(deps, { where: found, limit: most + 1 });
  if (count > most) throw new ProblemException(400, { code: 'invalid-request', errors: { search: 'too_many' } });
  const snapshot = await deps.catalogue.current();
  const { columns, atOnce, recordsOf } = tables[rows]({
    language,
    snapshot,
    moment,
    shown: chosen === undefined ? null : columnsNamed(chosen),
  });
  const records = await begun(inParts(deps, { filter, found, atOnce, recordsOf: (part) => recordsOf(deps, part) }));
  await auditExport(deps, { actor, rows, filter, count });
  const heads = { columns: columns.map(({ head }) => head), kinds: columns.map(({ kind }) => kind) };
  return spreadsheetResponse({ file: exportWords[language].files[rows], ...heads, rows: records }, { format, language });
};

const auditExport = async (
  deps: BookingDeps,
  { actor, rows, filter, count }: Pick<Asked, 'actor' | 'filter'> & { rows: ExportedRows; count: number },
): Promise<void> => {
  const entryId = deps.newId();
  const at = deps.now();
  const { venue, country, from, to } = filter;
  // Without the searched words: they name somebody, and the trail outlives them.
  const name = [rows === 'deals' ? '' : rows, country, venue, from, to].filter(Boolean).join(', ');
  await deps.database.transact((tx) =>
    audit(tx, deps.tables, {
      ...{ id: entryId, at, by: actor, action: 'deals-exported' },
      subject: { type: 'deals', id: 'export', name },
      changes: [{ field: 'deals', from: null, to: count }],
    }),
  );
};

interface Parts {
  filter: DealsFilter;
  found: SQL | undefined;
  atOnce: number;
  recordsOf: (part: readonly ReadRow[]) => Promise<Cell[][]>;
}

async function* inParts(deps: BookingDeps, { filter, found, atOnce, recordsOf }: Parts): AsyncGenerator<Cell[]> {
  const { order, placeOf, behind } = inOrder(deps.tables, filter.sort);
  for (let place: string | undefined, isOver = false; !isOver; ) {
    const part = await readDeals(deps, { where: and(found, place ? behind(place) : undefined), order, limit: atOnce });
    yield* await recordsOf(part);
    const last = part.at(-1);
    isOver = part.length < atOnce || !last;
    place = last && placeOf(last.dealRow);
  }
}

/** The same rows, the first of them read: what refuses it does so before anything is sent. */
const begun = async (rows: AsyncGenerator<Cell[]>): Promise<AsyncIterable<Cell[]>> => {
  const first = await rows.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* rows;
  })();
};
