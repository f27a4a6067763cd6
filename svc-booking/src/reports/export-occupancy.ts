import type { OccupancyAsked, OccupancyFigures, OccupancyRow } from '@plenary/contracts/desk-reports.schemas';
import { reachOf } from '@plenary/contracts/desk-rights';
import { occupancyShares } from '@plenary/contracts/occupancy-shares';
import type { SpreadsheetFormat } from '@plenary/contracts/spreadsheet-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { audit } from '../audit/audit.ts';
import { countryWords } from '../deals/country-words.ts';
import type { BookingDeps } from '../deps.ts';
import { spreadsheetResponse } from '../spreadsheets/spreadsheet-response.ts';
import { getOccupancy } from './get-occupancy.ts';
import { reportWords } from './report-words.ts';

interface Asked {
  actor: UserActor;
  language: Language;
  format: SpreadsheetFormat;
  asked: OccupancyAsked;
}

/** The rows of a report of occupancy and their total as a file for a spreadsheet (design: desk D18, D24), written into the trail first. */
export const exportOccupancy = async (deps: BookingDeps, { actor, language, format, asked }: Asked): Promise<Response> => {
  const { rows, total } = await getOccupancy(deps, { ...asked, reach: reachOf(actor, 'export'), money: reachOf(actor, 'export') });
  const [entryId, at] = [deps.newId(), deps.now()];
  const { by, from, to, country } = asked;
  await deps.database.transact((tx) =>
    audit(tx, deps.tables, {
      ...{ id: entryId, at, by: actor, action: 'report-exported' },
      subject: { type: 'report', id: 'occupancy', name: [by, country, from, to].filter(Boolean).join(', ') },
      changes: [{ field: 'rows', from: null, to: rows.length }],
    }),
  );
  const { occupancyColumns: columns, occupancyFile: file, total: totalWord } = reportWords[language];
  const records = [
    ...rows.map((row) => [nameOf(row, language), row.from, row.to, ...cellsOf(row)]),
    [totalWord, from, to, ...cellsOf(total)],
  ];
  return spreadsheetResponse({ file, columns, kinds, rows: records }, { format, language });
};

const kinds = ['text', 'day', 'day', ...Array.from({ length: 10 }, () => 'number' as const), 'euros', 'euros'] as const;

const nameOf = ({ key, name }: OccupancyRow, language: Language): string => {
  const countries = countryWords[language];
  return name || (countries[key as keyof typeof countries] ?? key);
};

/** Per cent, with a decimal. */
const percent = (share: number | null): number | null => (share === null ? null : Math.round(1_000 * share) / 10);

const cellsOf = (figures: OccupancyFigures): (number | null)[] => {
  const { halves, blocked, sold, held, evenings, people, seats, net = null } = figures;
  const { occupancy, fill, use, yield: ofHalf } = occupancyShares(figures);
  return [
    halves,
    blocked,
    sold,
    percent(occupancy),
    people,
    seats,
    percent(fill),
    percent(use),
    held,
    evenings,
    net,
    ofHalf === null ? null : Math.round(ofHalf),
  ];
};
