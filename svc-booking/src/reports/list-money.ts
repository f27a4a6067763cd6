import type { MoneyLine, MoneyLines, MoneyLinesAsked } from '@plenary/contracts/desk-reports.schemas';
import { moneyLinesOnPage } from '@plenary/contracts/desk-reports-terms';
import type { Reach } from '@plenary/contracts/desk-rights';
import { ProblemException } from '@plenary/service-kit/problem';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { BookedMoneyRow, HeldMoneyRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { figuresOf, isOfRow, moneyIn, moneyOf, noSums, sumsOf } from './find-money.ts';

type Asked = MoneyLinesAsked & { reach?: Reach; after?: string | undefined };

/** The lines that a number of a report sums, with their sums, by day (design: desk D23). */
export const listMoney = async (deps: BookingDeps, { after, row, kind, ...asked }: Asked): Promise<MoneyLines> => {
  const { database, tables, catalogue } = deps;
  const snapshot = await catalogue.current();
  const found = and(
    moneyIn(tables, asked, snapshot),
    row === undefined ? undefined : isOfRow(tables, asked, row, snapshot),
    kind && asked.basis === 'booked' ? eq(tables.bookedMoney.kind, kind) : undefined,
  );
  const [[sums = noSums], read] = await Promise.all([
    database.read.select(sumsOf(tables, asked.basis)).from(moneyOf(tables, asked.basis)).where(found),
    asked.basis === 'booked' ? readBooked(deps, found, after) : readHeld(deps, found, after),
  ]);
  const shown = read.slice(0, moneyLinesOnPage);
  const last = shown.at(-1);
  return {
    lines: shown.map((line) => presentLine(line, snapshot)),
    total: figuresOf(asked.basis, sums),
    next: read.length > moneyLinesOnPage && last ? placeOf(last) : null,
  };
};

const readBooked = ({ database, tables }: BookingDeps, found: SQL | undefined, after: string | undefined): Promise<BookedMoneyRow[]> => {
  const { bookedMoney } = tables;
  return database.read
    .select()
    .from(bookedMoney)
    .where(and(found, after ? isBehind(bookedMoney, after, sql`${bookedMoney.number}`) : undefined))
    .orderBy(asc(bookedMoney.day), asc(bookedMoney.quoteId), asc(bookedMoney.number))
    .limit(moneyLinesOnPage + 1);
};

const readHeld = ({ database, tables }: BookingDeps, found: SQL | undefined, after: string | undefined): Promise<HeldMoneyRow[]> => {
  const { heldMoney } = tables;
  return database.read
    .select()
    .from(heldMoney)
    .where(and(found, after ? isBehind(heldMoney, after, sql`0`) : undefined))
    .orderBy(asc(heldMoney.day), asc(heldMoney.quoteId))
    .limit(moneyLinesOnPage + 1);
};

const placeOf = (line: BookedMoneyRow | HeldMoneyRow): string => `${line.day}_${line.quoteId}_${'number' in line ? line.number : 0}`;

/** The lines behind a place; refuses `invalid-request` for one that is none. */
const isBehind = ({ day, quoteId }: BookingTables['bookedMoney'] | BookingTables['heldMoney'], place: string, number: SQL): SQL => {
  const [, ofDay, id, of] = /^(\d{4}-\d\d-\d\d)_([0-9a-f-]{36})_(\d{1,9})$/.exec(place) ?? [];
  if (ofDay === undefined) throw new ProblemException(400, { code: 'invalid-request', errors: { after: 'invalid' } });
  return sql`(${day} > ${ofDay} or (${day} = ${ofDay} and (${quoteId} > ${id} or (${quoteId} = ${id} and ${number} > ${Number(of)}))))`;
};

const presentLine = (line: BookedMoneyRow | HeldMoneyRow, { byId }: CatalogueSnapshot): MoneyLine => {
  const { quoteId, day, venueId, company, net } = line;
  const { slug, commercialName } = byId.get(venueId)?.record ?? { slug: '', commercialName: '' };
  const common = { quoteId, day, venue: { slug, name: commercialName }, company, net };
  if ('number' in line) return { ...common, booked: { kind: line.kind, fee: line.fee, reason: line.reason } };
  return { ...common, held: { discount: line.discount, people: line.people, lunches: line.lunches } };
};
