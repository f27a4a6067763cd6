import type { MoneyAsked, MoneyFigures, MoneyRow } from '@plenary/contracts/desk-reports.schemas';
import { reachOf } from '@plenary/contracts/desk-rights';
import type { SpreadsheetFormat } from '@plenary/contracts/spreadsheet-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { audit } from '../audit/audit.ts';
import { countryWords } from '../deals/country-words.ts';
import { reasonIn } from '../deals/reason-words.ts';
import type { BookingDeps } from '../deps.ts';
import type { ColumnKind } from '../spreadsheets/spreadsheet.ts';
import { spreadsheetResponse } from '../spreadsheets/spreadsheet-response.ts';
import { getMoney } from './get-money.ts';
import { moneyWords } from './money-words.ts';
import { reportWords } from './report-words.ts';

interface Asked {
  actor: UserActor;
  language: Language;
  format: SpreadsheetFormat;
  asked: MoneyAsked;
}

/** The rows of a report of money and their total as a file for a spreadsheet (design: desk D19, D24), written into the trail first. */
export const exportMoney = async (deps: BookingDeps, { actor, language, format, asked }: Asked): Promise<Response> => {
  const { rows, total } = await getMoney(deps, { ...asked, reach: reachOf(actor, 'export') });
  const [entryId, at] = [deps.newId(), deps.now()];
  const { basis, by, from, to, country } = asked;
  await deps.database.transact((tx) =>
    audit(tx, deps.tables, {
      ...{ id: entryId, at, by: actor, action: 'report-exported' },
      subject: { type: 'report', id: 'money', name: [basis, by, country, from, to].filter(Boolean).join(', ') },
      changes: [{ field: 'rows', from: null, to: rows.length }],
    }),
  );
  const { file, row, columns } = moneyWords[language];
  const records = [
    ...rows.map((one) => [nameOf(one, { language, by }), from, to, ...cellsOf(one)]),
    [reportWords[language].total, from, to, ...cellsOf(total)],
  ];
  return spreadsheetResponse(
    { file, columns: [...row, ...columns[basis]], kinds: [...ofRow, ...kinds[basis]], rows: records },
    { format, language },
  );
};

const ofRow = ['text', 'day', 'day'] as const;
const kinds: Readonly<Record<MoneyAsked['basis'], readonly ColumnKind[]>> = {
  booked: ['number', ...Array.from({ length: 6 }, () => 'euros' as const)],
  held: ['number', 'euros', 'euros', 'number', 'number', 'euros'],
};

const nameOf = ({ key, name }: MoneyRow, { language, by }: Pick<MoneyAsked, 'by'> & { language: Language }): string => {
  const { categories } = moneyWords[language];
  const words: Readonly<Record<string, string>> = {
    ...countryWords[language],
    ...(by === 'room-type' ? categories : {}),
    ...(by === 'owner' ? { nobody: reportWords[language].nobody } : {}),
  };
  return name || (by === 'reason' ? reasonIn(key, language) : (words[key] ?? key));
};

const cellsOf = ({ count, net, booked, held }: MoneyFigures): (number | null)[] => {
  if (booked) return [count, booked.signed, booked.changed, booked.cancelled, booked.reinstated, net, booked.fees];
  const { discount = 0, people = 0, lunches = 0 } = held ?? {};
  return [count, net, discount, people, lunches, people > 0 ? Math.round(net / people) : null];
};
