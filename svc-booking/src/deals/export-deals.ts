import { dealStageWords } from '@plenary/contracts/deal-stage-words';
import type { DealsFilter, ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { mostExported } from '@plenary/contracts/desk-deals-terms';
import { reachOf } from '@plenary/contracts/desk-rights';
import type { SpreadsheetFormat } from '@plenary/contracts/spreadsheet-terms';
import { timeZoneOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { localMoment } from '@plenary/service-kit/local-time';
import { ProblemException } from '@plenary/service-kit/problem';
import { and, type SQL } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { DealRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { receivedOf } from '../ledger/received-of.ts';
import type { Cell, ColumnKind } from '../spreadsheets/spreadsheet.ts';
import { spreadsheetResponse } from '../spreadsheets/spreadsheet-response.ts';
import { cameTo } from './came-to.ts';
import { exportWords } from './export-words.ts';
import { foundBy, inOrder, type Moment, momentOf } from './find-deals.ts';
import { countUpTo, presentDeal, readDeals } from './list-deals.ts';
import { reasonIn } from './reason-words.ts';
import { feesOf, roomsOf } from './told-in-export.ts';

const atOnce = 1_000;

interface Asked {
  actor: UserActor;
  language: Language;
  format: SpreadsheetFormat;
  filter: DealsFilter;
}

/**
 * The deals that a filter finds as a file for a spreadsheet, read and sent in parts (design: desk D24). The export of personal data is
 * written into the trail first. Refuses `too_many` for more than 100,000, and `not-found` for an unknown venue.
 */
export const exportDeals = async (deps: BookingDeps, { actor, language, format, filter }: Asked): Promise<Response> => {
  const moment = momentOf(deps);
  const found = await foundBy(deps, { ...filter, reach: reachOf(actor, 'export') }, moment);
  const count = await countUpTo(deps, found, mostExported + 1);
  if (count > mostExported) throw new ProblemException(400, { code: 'invalid-request', errors: { search: 'too_many' } });
  await auditExport(deps, { actor, filter, count });
  const { file, columns } = exportWords[language];
  const rows = rowsOf(deps, { language, filter, found, moment });
  return spreadsheetResponse({ file, columns, kinds, rows }, { format, language });
};

const auditExport = async (
  deps: BookingDeps,
  { actor, filter, count }: Pick<Asked, 'actor' | 'filter'> & { count: number },
): Promise<void> => {
  const entryId = deps.newId();
  const at = deps.now();
  const { venue, country, from, to } = filter;
  // Without the searched words: they name somebody, and the trail outlives them.
  const name = [country, venue, from, to].filter(Boolean).join(', ');
  await deps.database.transact((tx) =>
    audit(tx, deps.tables, {
      ...{ id: entryId, at, by: actor, action: 'deals-exported' },
      subject: { type: 'deals', id: 'export', name },
      changes: [{ field: 'deals', from: null, to: count }],
    }),
  );
};

async function* rowsOf(
  deps: BookingDeps,
  { language, filter, found, moment }: Pick<Asked, 'language' | 'filter'> & { found: SQL | undefined; moment: Moment },
): AsyncGenerator<Cell[]> {
  const { order, placeOf, behind } = inOrder(deps.tables, filter.sort);
  const snapshot = await deps.catalogue.current();
  const roomNames = new Map(snapshot.kept.flatMap(({ rooms }) => rooms.map(({ id, name }) => [id, name])));
  for (let place: string | undefined, isOver = false; !isOver; ) {
    const rows = await readDeals(deps, { where: and(found, place ? behind(place) : undefined), order, limit: atOnce });
    const ids = rows.map(({ dealRow }) => dealRow.quoteId);
    const received = await receivedOf(deps.database.read, deps.tables, ids);
    const came = await cameTo(deps.database.read, deps.tables, ids);
    const held = await roomsOf(deps.database.read, deps.tables, ids);
    const fees = await feesOf(deps.database.read, deps.tables, ids);
    for (const row of rows) {
      const timeZone = snapshot.byId.get(row.dealRow.venueId)?.record.timeZone ?? timeZoneOf.FRA;
      const { quoteId } = row.dealRow;
      const { fee = 0, reason = '' } = fees.get(quoteId) ?? {};
      const rooms = (held.get(quoteId) ?? []).map((id) => roomNames.get(id) ?? id).sort();
      const since = [received.get(quoteId) ?? 0, came.get(quoteId) ?? null, row.version, rooms.join(', '), fee, reasonIn(reason, language)];
      yield [...cellsOf(presentDeal(row, snapshot, moment), { language, timeZone, row: row.dealRow }), ...since];
    }
    const last = rows.at(-1);
    isOver = rows.length < atOnce || !last;
    place = last && placeOf(last.dealRow);
  }
}

const kinds: readonly ColumnKind[] = [
  ...(['text', 'text', 'localTime', 'day', 'day', 'text', 'text', 'text', 'text', 'text', 'text'] as const),
  ...(['number', 'euros', 'euros', 'euros', 'localTime', 'text', 'localTime', 'text', 'text', 'day', 'euros', 'number'] as const),
  ...(['number', 'text', 'euros', 'text'] as const),
];

interface Written {
  language: Language;
  timeZone: string;
  row: Pick<DealRow, 'netPrice' | 'grossPrice'>;
}

const cellsOf = (deal: ListedDeal, { language, timeZone, row: { netPrice, grossPrice } }: Written): Cell[] => {
  const { quoteId, stage, venue, customer, createdAt, decidedAt, endsAt, firstDay, lastDay, pax, followUp } = deal;
  const { countries } = exportWords[language];
  const local = (instant: string) => localMoment(Date.parse(instant), timeZone);
  return [
    ...[quoteId, dealStageWords[language][stage], local(createdAt), firstDay, lastDay, venue.name, countries[venue.countryCode]],
    ...[customer?.companyName ?? '', customer?.name ?? '', customer?.email ?? '', customer?.phone ?? ''],
    ...[pax, netPrice, grossPrice - netPrice, grossPrice, endsAt && local(endsAt), timeZone],
    ...[decidedAt ? local(decidedAt) : null, followUp?.owner?.name ?? '', followUp?.nextAction ?? '', followUp?.nextDay ?? null],
  ];
};
