import { dealStageWords } from '@plenary/contracts/deal-stage-words';
import { countryWords } from '../deals/country-words.ts';
import { presentDeal, type ReadRow } from '../deals/list-deals.ts';
import type { BookingDeps } from '../deps.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import { describeAdministrationFees, describeItem } from '../prices/item-descriptions.ts';
import { lineMoney } from '../prices/line-money.ts';
import type { Cell } from '../spreadsheets/spreadsheet.ts';
import { type LineColumn, lineColumns, lineNamesOf } from './export-columns.ts';
import { exportWords } from './export-words.ts';
import { headed, inColumns, type Table, type Writing } from './exported-table.ts';
import { frozenOf } from './told-in-export.ts';

/** A row a line of a quote, the administration fees last: together they are its total without VAT (design: desk D25). */
export const lineTable: Table = (writing) => {
  const names = lineNamesOf(writing.shown);
  return {
    columns: headed(names, lineColumns, exportWords[writing.language].lines),
    atOnce: 500,
    recordsOf: async ({ database, tables }: BookingDeps, deals) => {
      const frozen = await frozenOf(
        database.read,
        tables,
        deals.map(({ dealRow }) => dealRow.quoteId),
      );
      return deals.flatMap((row) => linesOf(row, frozen.get(row.dealRow.quoteId), writing)).map((cells) => inColumns(names, cells));
    },
  };
};

const linesOf = (
  row: ReadRow,
  quote: FrozenQuote | undefined,
  { language, snapshot, moment }: Writing,
): Readonly<Record<LineColumn, Cell>>[] => {
  if (!quote) return [];
  const { quoteId: reference, stage, venue, customer, firstDay } = presentDeal(row, snapshot, moment);
  const { items = [], discount, administrationFees: fees, vat } = quote;
  const ofDeal = {
    ...{ reference, version: row.version, stage: dealStageWords[language][stage], venue: venue.name, firstDay },
    ...{ country: countryWords[language][venue.countryCode], company: customer?.companyName ?? '' },
  };
  const lines = items.map((item) => {
    const { code, date: day, duration, label, quantity, catalogPrice, unitPrice, vatPercent: vatRate } = item;
    const { net, discount: off } = lineMoney(item, discount?.percent ?? 0);
    const line = label ?? describeItem(code, language, duration);
    return { ...ofDeal, day, code, line, quantity, catalogPrice, unitPrice, discount: off, net, vatRate };
  });
  const last = fees && {
    ...{ ...ofDeal, day: null, code: '', line: describeAdministrationFees(language), quantity: 1 },
    ...{ catalogPrice: fees.amount, unitPrice: fees.amount, discount: 0, net: fees.amount, vatRate: vat.percent },
  };
  return [...lines, ...(last ? [last] : [])];
};
