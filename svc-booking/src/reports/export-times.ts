import type { AnswerFigures, ReportAsked, ReportRow } from '@plenary/contracts/desk-reports.schemas';
import { reachOf } from '@plenary/contracts/desk-rights';
import type { SpreadsheetFormat } from '@plenary/contracts/spreadsheet-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { audit } from '../audit/audit.ts';
import type { BookingDeps } from '../deps.ts';
import type { Cell } from '../spreadsheets/spreadsheet.ts';
import { spreadsheetResponse } from '../spreadsheets/spreadsheet-response.ts';
import { rowName } from './export-report.ts';
import { getTimes } from './get-times.ts';
import { reportWords } from './report-words.ts';
import type { Times } from './times-of.ts';

interface Asked {
  actor: UserActor;
  language: Language;
  format: SpreadsheetFormat;
  asked: ReportAsked;
}

const kinds = ['text', 'day', 'day', ...Array.from({ length: 12 }, () => 'number' as const)] as const;

/** The rows of a report of times and their total as a file for a spreadsheet (design: desk D24), written into the trail first. */
export const exportTimes = async (deps: BookingDeps, { actor, language, format, asked }: Asked): Promise<Response> => {
  const { rows, total, answers } = await getTimes(deps, { ...asked, reach: reachOf(actor, 'export') });
  const [entryId, at] = [deps.newId(), deps.now()];
  const { from, to, country, stage } = asked;
  const answered = new Map(answers.rows.map((row) => [row.key, row]));
  const known = new Set(rows.map(({ key }) => key));
  const others = answers.rows.filter(({ key }) => !known.has(key));
  await deps.database.transact((tx) =>
    audit(tx, deps.tables, {
      ...{ id: entryId, at, by: actor, action: 'report-exported' },
      subject: { type: 'report', id: 'times', name: [country, stage, from, to].filter(Boolean).join(', ') },
      changes: [{ field: 'rows', from: null, to: rows.length + others.length }],
    }),
  );
  const { timesColumns: columns, timesFile: file, total: totalWord } = reportWords[language];
  const headOf = (row: Pick<ReportRow, 'key' | 'name' | 'from' | 'to'>): Cell[] => [rowName(row, language), row.from, row.to];
  const records = [
    ...rows.map((row) => [...headOf(row), ...dealCells(row), ...answerCells(answered.get(row.key))]),
    ...others.map((row) => [...headOf(row), ...dealCells(undefined), ...answerCells(row)]),
    [totalWord, from, to, ...dealCells(total), ...answerCells(answers.total)],
  ];
  return spreadsheetResponse({ file, columns, kinds, rows: records }, { format, language });
};

const dealCells = (times: Times | undefined): Cell[] =>
  times
    ? [times.lead, times.decision].flatMap(({ count, median, ninetieth }) => [count, median, ninetieth])
    : [0, null, null, 0, null, null];

const answerCells = (figures: AnswerFigures | undefined): Cell[] =>
  figures
    ? [figures.count, figures.answeredCount, figures.onTimeCount, figures.lateCount, figures.median, figures.ninetieth]
    : [null, null, null, null, null, null];
