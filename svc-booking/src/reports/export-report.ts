import { dealStageWords } from '@plenary/contracts/deal-stage-words';
import { dealStages, lostFilters } from '@plenary/contracts/desk-deals-terms';
import type { ReportAsked, ReportFigures, ReportRow } from '@plenary/contracts/desk-reports.schemas';
import { noKey } from '@plenary/contracts/desk-reports-terms';
import { reachOf } from '@plenary/contracts/desk-rights';
import { lostReasonWords } from '@plenary/contracts/lost-reason-words';
import type { SpreadsheetFormat } from '@plenary/contracts/spreadsheet-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { audit } from '../audit/audit.ts';
import { countryWords } from '../deals/country-words.ts';
import type { BookingDeps } from '../deps.ts';
import { spreadsheetResponse } from '../spreadsheets/spreadsheet-response.ts';
import { countDeals } from './get-report.ts';
import { reportWords } from './report-words.ts';

interface Asked {
  actor: UserActor;
  language: Language;
  format: SpreadsheetFormat;
  asked: ReportAsked;
}

/** The rows of a report and their total as a file for a spreadsheet (design: desk D24), written into the trail first. */
export const exportReport = async (deps: BookingDeps, { actor, language, format, asked }: Asked): Promise<Response> => {
  const { rows, total } = await countDeals(deps, { ...asked, reach: reachOf(actor, 'export') });
  const [entryId, at] = [deps.newId(), deps.now()];
  const { by, from, to, country, stage } = asked;
  await deps.database.transact((tx) =>
    audit(tx, deps.tables, {
      ...{ id: entryId, at, by: actor, action: 'report-exported' },
      subject: { type: 'report', id: by, name: [country, stage, from, to].filter(Boolean).join(', ') },
      changes: [{ field: 'rows', from: null, to: rows.length }],
    }),
  );
  const { columns, file, total: totalWord } = reportWords[language];
  const records = [
    ...rows.map((row) => [rowName(row, language), row.from, row.to, ...cellsOf(row)]),
    [totalWord, from, to, ...cellsOf(total)],
  ];
  return spreadsheetResponse({ file, columns, kinds, rows: records }, { format, language });
};

const kinds = ['text', 'day', 'day', 'number', 'number', 'euros', 'euros', 'number'] as const;

/** What a row of a report is called. */
export const rowName = ({ key, name }: Pick<ReportRow, 'key' | 'name'>, language: Language): string => {
  const stage = dealStages.find((one) => one === key);
  const reason = lostFilters.find((one) => one === key);
  const countries = countryWords[language];
  if (stage) return dealStageWords[language][stage];
  if (reason && reason !== 'any') return lostReasonWords[language][reason];
  if (key === 'nobody') return reportWords[language].nobody;
  if (key === noKey) return reportWords[language].noVenue;
  return name || (countries[key as keyof typeof countries] ?? key);
};

const cellsOf = ({ count, signedCount, netPrice, signedNet, pax }: ReportFigures): number[] => [
  count,
  signedCount,
  netPrice,
  signedNet,
  pax,
];
