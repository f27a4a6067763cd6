import { dealStageWords } from '@plenary/contracts/deal-stage-words';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { formatPercent } from '@plenary/contracts/format';
import { lostReasonWords } from '@plenary/contracts/lost-reason-words';
import { localeOf, timeZoneOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { localMoment } from '@plenary/service-kit/local-time';
import { cameTo } from '../deals/came-to.ts';
import { countryWords } from '../deals/country-words.ts';
import { dealFacts } from '../deals/deal-facts.ts';
import { roomsOf } from '../deals/held-facts.ts';
import { presentDeal, presentListed, type ReadRow } from '../deals/list-deals.ts';
import { reasonIn } from '../deals/reason-words.ts';
import type { BookingDeps } from '../deps.ts';
import { receivedOf } from '../ledger/received-of.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import { lineMoney } from '../prices/line-money.ts';
import { ratesAt } from '../prices/vat-at-venue.ts';
import type { Cell } from '../spreadsheets/spreadsheet.ts';
import { type DealColumn, dealColumns, dealNamesOf, tellsListed } from './export-columns.ts';
import { type ExportWords, exportWords } from './export-words.ts';
import { headed, inColumns, type Table, type Writing } from './exported-table.ts';
import { feesOf, frozenOf, madeByStaff } from './told-in-export.ts';

/** A row a deal (design: desk D25). */
export const dealTable: Table = (writing) => {
  const { language, snapshot } = writing;
  const words = exportWords[language];
  const rates = ratesAt(
    snapshot.vatRates,
    snapshot.kept.map(({ record }) => record),
  );
  const names = [...rates.map((rate) => formatPercent(rate, localeOf[language])), words.otherRates];
  const ofRates = names.flatMap((name) => [words.base(name), words.vat(name)]).map((head) => ({ head, kind: 'euros' as const }));
  const columns = dealNamesOf(writing.shown);
  const heads = headed(columns, dealColumns, words.deals);
  if (writing.shown) return { columns: heads, atOnce: 1_000, recordsOf: recordsOf(writing, { columns, rates: null }) };
  return { columns: [...heads, ...ofRates], atOnce: 1_000, recordsOf: recordsOf(writing, { columns, rates }) };
};

interface Asked {
  columns: readonly DealColumn[];
  /** Whose base and VAT stand behind; null: of none. */
  rates: readonly number[] | null;
}

const recordsOf =
  (writing: Writing, { columns, rates }: Asked) =>
  async (deps: BookingDeps, deals: readonly ReadRow[]) => {
    const { language, snapshot, moment } = writing;
    const { database, tables } = deps;
    const ids = deals.map(({ dealRow }) => dealRow.quoteId);
    const roomNames = new Map(snapshot.kept.flatMap(({ rooms }) => rooms.map(({ id, name }) => [id, name])));
    const received = await receivedOf(database.read, tables, ids);
    const came = await cameTo(database.read, tables, ids);
    const held = await roomsOf(database.read, tables, ids);
    const fees = await feesOf(database.read, tables, ids);
    const frozen = await frozenOf(database.read, tables, ids);
    const byStaff = await madeByStaff(database.read, tables, ids);
    const facts = await dealFacts(deps, ids);
    const words = exportWords[language];
    const presented = tellsListed(columns)
      ? await presentListed(deps, deals, { snapshot, moment })
      : deals.map((row) => presentDeal(row, snapshot, moment));
    return deals.flatMap((row, index): Cell[][] => {
      const deal = presented[index];
      if (!deal) return [];
      const { quoteId } = deal;
      const { fee = 0, reason = '' } = fees.get(quoteId) ?? {};
      const quote = frozen.get(quoteId);
      const since = {
        ...{ received: received.get(quoteId) ?? 0, came: came.get(quoteId) ?? null, version: row.version },
        rooms: (held.get(quoteId) ?? [])
          .map((id) => roomNames.get(id) ?? id)
          .sort()
          .join(', '),
        ...{ fee, reason: reasonIn(reason, language), source: words.sources[byStaff.has(quoteId) ? 'staff' : 'customer'] },
        ...(quote ? termsOf(quote, { words, locale: localeOf[language], isPaidInCredits: deps.holdCredits !== null }) : noTerms),
        purchaseOrder: facts.get(quoteId)?.purchaseOrder ?? '',
      };
      return [[...inColumns(columns, { ...cellsOf(deal, { writing, row }), ...since }), ...(rates ? byRate(quote, rates) : [])]];
    });
  };

const noTerms = { discount: 0, deposit: null, ladder: '' };

const termsOf = (
  { items = [], discount, deposit, cancellationTerms }: FrozenQuote,
  { words, locale, isPaidInCredits }: { words: ExportWords; locale: string; isPaidInCredits: boolean },
) => ({
  discount: items.reduce((sum, item) => sum + lineMoney(item, discount?.percent ?? 0).off, 0),
  deposit: isPaidInCredits ? null : deposit.amount,
  ladder: (cancellationTerms?.rungs ?? []).map(({ minDays, percent }) => words.rung(minDays, formatPercent(percent, locale))).join(', '),
});

/** Base and VAT of each rate, then of all others together. */
const byRate = (quote: FrozenQuote | undefined, rates: readonly number[]): Cell[] => {
  const shares = quote?.vatBreakdown ?? [];
  const of = (isOfIt: (percent: number) => boolean) => {
    const its = shares.filter(({ percent }) => isOfIt(percent));
    return [its.reduce((sum, { base }) => sum + base, 0), its.reduce((sum, { amount }) => sum + amount, 0)];
  };
  return [...rates.map((rate) => of((percent) => percent === rate)), of((percent) => !rates.includes(percent))].flat();
};

const cellsOf = (deal: ListedDeal, { writing, row }: { writing: Writing; row: ReadRow }) => {
  const { quoteId: reference, stage, venue, customer, createdAt, decidedAt, endsAt, firstDay, lastDay, pax: people, followUp, loss } = deal;
  const { language, snapshot } = writing;
  const { netPrice: net, grossPrice: gross, venueId } = row.dealRow;
  const timeZone = snapshot.byId.get(venueId)?.record.timeZone ?? timeZoneOf.FRA;
  const local = (instant: string) => localMoment(Date.parse(instant), timeZone);
  return {
    ...{ reference, firstDay, lastDay, people, net, gross, timeZone, vat: gross - net },
    ...{ stage: dealStageWords[language][stage], venue: venue.name, country: countryWords[language][venue.countryCode] },
    ...{ company: customer?.companyName ?? '', contact: customer?.name ?? '', email: customer?.email ?? '', phone: customer?.phone ?? '' },
    ...{ created: local(createdAt), ends: endsAt && local(endsAt), decided: decidedAt ? local(decidedAt) : null },
    ...{ lostReason: loss ? lostReasonWords[language][loss.reason] : '', lostText: loss?.text ?? '' },
    ...{ owner: followUp?.owner?.name ?? '', nextAction: followUp?.nextAction ?? '', nextDay: followUp?.nextDay ?? null },
    ...listedCells(deal, language),
    lastContact: deal.lastContactAt ? local(deal.lastContactAt) : null,
  };
};

/** What only lists tell. */
const listedCells = ({ title = '', guaranteed = null, lunches = [], survey, scientist, flags = [] }: ListedDeal, language: Language) => {
  const { surveys, flags: flagWords } = exportWords[language];
  const seatsAt = (service: 'service1' | 'service2') => lunches.find((lunch) => lunch.service === service)?.seats ?? null;
  return {
    ...{ title, guaranteed, lunch1: seatsAt('service1'), lunch2: seatsAt('service2'), scientist: scientist ?? '' },
    ...{ survey: survey ? surveys[survey] : '', flags: flags.map((flag) => flagWords[flag]).join(', ') },
  };
};
