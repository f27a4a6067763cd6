import { dealStageWords } from '@plenary/contracts/deal-stage-words';
import type { DealsFilter, ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { mostExported } from '@plenary/contracts/desk-deals-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { ProblemException } from '@plenary/service-kit/problem';
import { and, type SQL } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { BookingDeps } from '../deps.ts';
import { csvHeaders, csvPart } from './csv-part.ts';
import { exportWords } from './export-words.ts';
import { foundBy, inOrder, type Moment, momentOf } from './find-deals.ts';
import { countUpTo, presentDeal, readDeals } from './list-deals.ts';

const atOnce = 1_000;

interface Asked {
  actor: UserActor;
  language: Language;
  filter: DealsFilter;
}

/**
 * The deals that a filter finds as a CSV file that a spreadsheet reads: with a byte order mark, amounts in euros as the language writes
 * them, no text that a spreadsheet would compute, read and sent in parts (design: desk D24). The export of personal data is written into
 * the trail first. Refuses `too_many` for more than 100,000, and `not-found` for an unknown venue.
 */
export const exportDeals = async (deps: BookingDeps, { actor, language, filter }: Asked): Promise<Response> => {
  const moment = momentOf(deps);
  const found = await foundBy(deps, filter, moment);
  const count = await countUpTo(deps, found, mostExported + 1);
  if (count > mostExported) throw new ProblemException(400, { code: 'invalid-request', errors: { search: 'too_many' } });
  await auditExport(deps, { actor, filter, count });
  const { file } = exportWords[language];
  return new Response(ReadableStream.from(csvOf(deps, { language, filter, found, moment })), { headers: csvHeaders(file) });
};

const auditExport = async (deps: BookingDeps, { actor, filter, count }: Omit<Asked, 'language'> & { count: number }): Promise<void> => {
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

async function* csvOf(
  deps: BookingDeps,
  { language, filter, found, moment }: Omit<Asked, 'actor'> & { found: SQL | undefined; moment: Moment },
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const { order, placeOf, behind } = inOrder(deps.tables, filter.sort);
  const snapshot = await deps.catalogue.current();
  yield encoder.encode(csvPart([exportWords[language].columns], { language, isFirst: true }));
  for (let place: string | undefined, isOver = false; !isOver; ) {
    const rows = await readDeals(deps, { where: and(found, place ? behind(place) : undefined), order, limit: atOnce });
    if (rows.length > 0) {
      const records = rows.map((row) => recordOf(presentDeal(row, snapshot, moment), language));
      yield encoder.encode(csvPart(records, { language }));
    }
    const last = rows.at(-1);
    isOver = rows.length < atOnce || !last;
    place = last && placeOf(last.dealRow);
  }
}

const recordOf = (deal: ListedDeal, language: Language): string[] => {
  const { quoteId, stage, venue, customer, createdAt, endsAt, firstDay, lastDay, pax, netPrice, grossPrice } = deal;
  const { countries } = exportWords[language];
  const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', language === 'en' ? '.' : ',');
  return [
    ...[quoteId, dealStageWords[language][stage], createdAt, firstDay, lastDay, venue.name, countries[venue.countryCode]],
    ...[customer?.companyName ?? '', customer?.name ?? '', customer?.email ?? '', customer?.phone ?? ''],
    ...[String(pax), euros(netPrice), euros(grossPrice - netPrice), euros(grossPrice), endsAt ?? ''],
  ];
};
