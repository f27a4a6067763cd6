import type { DealsFilter } from '@plenary/contracts/desk-deals.schemas';
import type { DealOutcome, DealPeriod, DealSort, DealStage } from '@plenary/contracts/desk-deals-terms';
import type { Reach } from '@plenary/contracts/desk-rights';
import { timeZoneOf } from '@plenary/contracts/terms';
import { refuse } from '@plenary/http/refuse';
import { addDays, dayStart } from '@plenary/service-kit/local-time';
import { ProblemException } from '@plenary/service-kit/problem';
import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { todayIn } from '../calendar/today-in.ts';
import type { DealRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import { inReach } from '../rights/reached-venues.ts';
import { inColumns } from './column-filters.ts';
import { flagged } from './deal-flags.ts';
import { searchedWords } from './deal-row.ts';
import { keysBeginning, telephoneWord } from './deal-words.ts';
import { lostFor } from './losses.ts';

/** The instant of a list, and the day it is at every venue: their countries share one zone. */
export interface Moment {
  now: number;
  today: string;
}

export const momentOf = (deps: Pick<BookingDeps, 'now'>): Moment => {
  const now = deps.now();
  return { now, today: todayIn({ now, timeZone: timeZoneOf.FRA }) };
};

/** The stage of a row at an instant. */
export const stageAt = ({ stage, endsAt, lastDay }: DealRow, { now, today }: Moment): DealStage => {
  if (stage === 'quote' && endsAt <= now) return 'expired';
  return stage === 'confirmed' && lastDay < today ? 'done' : stage;
};

const atStage = ({ dealRow }: BookingTables, stage: DealStage, { now, today }: Moment): SQL | undefined => {
  if (stage === 'quote') return and(eq(dealRow.stage, 'quote'), gt(dealRow.endsAt, now));
  if (stage === 'expired') return and(eq(dealRow.stage, 'quote'), lte(dealRow.endsAt, now));
  if (stage === 'confirmed') return and(eq(dealRow.stage, 'confirmed'), gte(dealRow.lastDay, today));
  if (stage === 'done') return and(eq(dealRow.stage, 'confirmed'), lt(dealRow.lastDay, today));
  return eq(dealRow.stage, stage);
};

/** Signed: confirmed and not cancelled since. By their customer: later than quoted. Open: may still be signed (design: desk D20, D21). */
export const cameTo = ({ dealRow }: BookingTables, outcome: DealOutcome, { now }: Moment): SQL => {
  const { createdAt, decidedAt, endsAt, stage } = dealRow;
  if (outcome === 'by-customer') return sql`(${decidedAt} > ${createdAt} and ${stage} = 'confirmed')`;
  if (outcome === 'signed') return sql`(${decidedAt} is not null and ${stage} = 'confirmed')`;
  return sql`(${stage} in ('option-1', 'option-2', 'signing') or (${stage} = 'quote' and ${endsAt} > ${now}))`;
};

/** Words that begin so many deals do not name any: each row is asked for them, in the place of listing all that have them. */
const rareAtMost = 500;

/** Rows with a word that begins as each word of the search does; digits alone are searched in telephone numbers too. */
const ofSearch = async ({ database, tables: { dealRow, dealWord } }: BookingDeps, search: string): Promise<SQL | undefined> => {
  const hasWord = async (beginning: string) => {
    const { from, before } = keysBeginning(beginning);
    const begins = and(gte(dealWord.word, from), lt(dealWord.word, before));
    const few = await database.read
      .select({ quoteId: dealWord.quoteId })
      .from(dealWord)
      .where(begins)
      .limit(rareAtMost + 1);
    if (few.length <= rareAtMost) return inArray(dealRow.quoteId, [...new Set(few.map(({ quoteId }) => quoteId))]);
    return exists(
      database.read
        .select({ quoteId: dealWord.quoteId })
        .from(dealWord)
        .where(and(eq(dealWord.quoteId, dealRow.quoteId), begins)),
    );
  };
  const digits = search.replace(/[\s+().-]/g, '').replace(/^0+/, '');
  const isTelephone = /^\d{3,}$/.test(digits) ? await hasWord(telephoneWord(digits)) : undefined;
  const words = await Promise.all(searchedWords(search).map(hasWord));
  return words.length === 0 ? sql`1 = 0` : or(isTelephone, and(...words));
};

/** All venues share one zone. */
const startOf = (day: string): number => dayStart(day, timeZoneOf.FRA);

/** Local days, both included. */
type Period = Pick<DealsFilter, 'from' | 'to'>;

/** Deals whose rooms were first held, by an option or a booking, on one of these days. */
const firstHeld = ({ database, tables: { booking, dealRow } }: BookingDeps, { from, to }: Period): SQL | undefined => {
  const holding = (when: SQL | undefined) =>
    database.read
      .select({ id: booking.id })
      .from(booking)
      .where(and(eq(booking.quoteId, dealRow.quoteId), when));
  return and(
    exists(
      holding(
        and(from ? gte(booking.createdAt, startOf(from)) : undefined, to ? lt(booking.createdAt, startOf(addDays(to, 1))) : undefined),
      ),
    ),
    from ? notExists(holding(lt(booking.createdAt, startOf(from)))) : undefined,
  );
};

const inPeriod = (deps: BookingDeps, { from, to, period }: Period & { period: DealPeriod }) => {
  const { dealRow } = deps.tables;
  if (period === 'held') return firstHeld(deps, { from, to });
  if (period === 'days') return and(from ? gte(dealRow.lastDay, from) : undefined, to ? lte(dealRow.firstDay, to) : undefined);
  if (period === 'start') return and(from ? gte(dealRow.firstDay, from) : undefined, to ? lte(dealRow.firstDay, to) : undefined);
  const at = period === 'created' ? dealRow.createdAt : dealRow.decidedAt;
  const isDecided = period === 'decided' && (from || to) ? isNotNull(at) : undefined;
  return and(isDecided, from ? gte(at, startOf(from)) : undefined, to ? lt(at, startOf(addDays(to, 1))) : undefined);
};

const followUps = ({ database, tables: { dealFollowUp } }: BookingDeps, where: SQL | undefined) =>
  database.read.select({ quoteId: dealFollowUp.quoteId }).from(dealFollowUp).where(where);

const ownedBy = (deps: BookingDeps, owner: string): SQL => {
  const { dealFollowUp, dealRow } = deps.tables;
  if (owner === 'nobody') return notInArray(dealRow.quoteId, followUps(deps, isNotNull(dealFollowUp.ownerId)));
  return inArray(dealRow.quoteId, followUps(deps, eq(dealFollowUp.ownerId, owner)));
};

/** A filter, and the venues that its reader may see: absent for all. */
export type ReachedDeals = DealsFilter & { reach?: Reach };

/** What a filter finds, as a condition on `dealRow`; refuses `not-found` for a venue that does not exist. */
export const foundBy = async (
  deps: BookingDeps,
  {
    search,
    stage,
    country,
    venue,
    from,
    to,
    period = 'days',
    outcome,
    lost,
    flag,
    owner,
    due,
    ids,
    reach = 'all',
    ...columns
  }: ReachedDeals,
  moment: Moment,
): Promise<SQL | undefined> => {
  const { tables, catalogue } = deps;
  const { dealRow } = tables;
  const snapshot = await catalogue.current();
  const venueId = venue === undefined ? undefined : (snapshot.keptBySlug.get(venue)?.record.id ?? refuse('not-found'));
  return and(
    inReach(reach, snapshot, dealRow.venueId),
    search ? await ofSearch(deps, search) : undefined,
    stage && atStage(tables, stage, moment),
    country && eq(dealRow.countryCode, country),
    venueId === undefined ? undefined : eq(dealRow.venueId, venueId),
    inPeriod(deps, { from, to, period }),
    outcome && cameTo(tables, outcome, moment),
    lost && lostFor(tables, lost, moment),
    flag && (await flagged(deps, flag, moment)),
    owner ? ownedBy(deps, owner) : undefined,
    ids ? inArray(dealRow.quoteId, ids.split(',')) : undefined,
    await inColumns(deps, columns, snapshot),
    due ? inArray(dealRow.quoteId, followUps(deps, lte(tables.dealFollowUp.nextDay, due))) : undefined,
  );
};

type SortColumn = 'firstDay' | 'createdAt' | 'endsAt' | 'netPrice';
const sorts: Readonly<Record<DealSort, { column: SortColumn; isDescending: boolean }>> = {
  days: { column: 'firstDay', isDescending: false },
  'days-desc': { column: 'firstDay', isDescending: true },
  created: { column: 'createdAt', isDescending: true },
  ends: { column: 'endsAt', isDescending: false },
  net: { column: 'netPrice', isDescending: true },
};

/** Whose amounts the reader may see: as a condition, and of one row. */
export interface Priced {
  where: SQL;
  has: (row: DealRow) => boolean;
}

/** An order with a stable end, and the rows behind a place in it. Amounts that the reader may not see count as none. */
export const inOrder = ({ dealRow }: BookingTables, sort: DealSort, priced?: Priced) => {
  const { column, isDescending } = sorts[sort];
  const isHidden = (row: DealRow) => column === 'netPrice' && priced !== undefined && !priced.has(row);
  const by: AnyColumn | SQL =
    column === 'netPrice' && priced ? sql`case when ${priced.where} then ${dealRow.netPrice} else 0 end` : dealRow[column];
  const [order, isBehind] = isDescending ? [desc, lt] : [asc, gt];
  return {
    order: [order(by), order(dealRow.quoteId)],
    /** The place of a row: a list goes on behind it. */
    placeOf: (row: DealRow): string => `${isHidden(row) ? 0 : row[column]}_${row.quoteId}`,
    /** Refuses `invalid-request` for a place that is none. */
    behind: (place: string): SQL | undefined => {
      const [, text = '', id] = /^(\d[\d-]{0,15})_([0-9a-f-]{36})$/.exec(place) ?? [];
      const value = column === 'firstDay' ? text : Number(text);
      if (id === undefined || Number.isNaN(value))
        throw new ProblemException(400, { code: 'invalid-request', errors: { after: 'invalid' } });
      // An index begins at the first condition; where that stands in an `or`, a database reads all rows before it.
      const [beyond, from] = isDescending ? [sql`<`, sql`<=`] : [sql`>`, sql`>=`];
      return and(sql`${by} ${from} ${value}`, or(sql`${by} ${beyond} ${value}`, isBehind(dealRow.quoteId, id)));
    },
  };
};
