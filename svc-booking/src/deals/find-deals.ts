import type { DealsFilter } from '@plenary/contracts/desk-deals.schemas';
import type { DealSort, DealStage } from '@plenary/contracts/desk-deals-terms';
import { timeZoneOf } from '@plenary/contracts/terms';
import { refuse } from '@plenary/http/refuse';
import { ProblemException } from '@plenary/service-kit/problem';
import { type AnyColumn, and, asc, desc, eq, gt, gte, like, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { todayIn } from '../calendar/today-in.ts';
import type { DealRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import { searchedWords } from './deal-row.ts';

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

/** Rows with a word that begins as each word of the search does; digits alone are searched in telephone numbers too. */
const ofSearch = ({ dealRow }: BookingTables, search: string): SQL | undefined => {
  const digits = search.replace(/[\s+().-]/g, '').replace(/^0+/, '');
  const isTelephone = /^\d{3,}$/.test(digits) ? like(dealRow.words, `%${digits}%`) : undefined;
  const words = searchedWords(search).map((word) => like(dealRow.words, `% ${word}%`));
  return words.length === 0 ? sql`1 = 0` : or(isTelephone, and(...words));
};

/** What a filter finds, as a condition on `dealRow`; refuses `not-found` for a venue that does not exist. */
export const foundBy = async (
  { tables, catalogue }: BookingDeps,
  { search, stage, country, venue, from, to }: DealsFilter,
  moment: Moment,
): Promise<SQL | undefined> => {
  const { dealRow } = tables;
  const { bySlug } = await catalogue.current();
  const venueId = venue === undefined ? undefined : (bySlug.get(venue)?.record.id ?? refuse('not-found'));
  return and(
    search ? ofSearch(tables, search) : undefined,
    stage && atStage(tables, stage, moment),
    country && eq(dealRow.countryCode, country),
    venueId === undefined ? undefined : eq(dealRow.venueId, venueId),
    from ? gte(dealRow.lastDay, from) : undefined,
    to ? lte(dealRow.firstDay, to) : undefined,
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

/** An order with a stable end, and the rows behind a place in it. */
export const inOrder = ({ dealRow }: BookingTables, sort: DealSort) => {
  const { column, isDescending } = sorts[sort];
  const by: AnyColumn = dealRow[column];
  const [order, isBehind] = isDescending ? [desc, lt] : [asc, gt];
  return {
    order: [order(by), order(dealRow.quoteId)],
    /** The place of a row: a list goes on behind it. */
    placeOf: (row: DealRow): string => `${row[column]}_${row.quoteId}`,
    /** Refuses `invalid-request` for a place that is none. */
    behind: (place: string): SQL | undefined => {
      const [, text = '', id] = /^(\d[\d-]{0,15})_([0-9a-f-]{36})$/.exec(place) ?? [];
      const value = column === 'firstDay' ? text : Number(text);
      if (id === undefined || Number.isNaN(value))
        throw new ProblemException(400, { code: 'invalid-request', errors: { after: 'invalid' } });
      return or(isBehind(by, value), and(eq(by, value), isBehind(dealRow.quoteId, id)));
    },
  };
};
