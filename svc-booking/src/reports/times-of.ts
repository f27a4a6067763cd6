import type { ReportTimes } from '@plenary/contracts/desk-reports.schemas';
import { timeZoneOf } from '@plenary/contracts/terms';
import { dayStart } from '@plenary/service-kit/local-time';
import { type SQL, sql } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import { spreadOf } from './spread.ts';

export interface Times {
  lead: ReportTimes;
  decision: ReportTimes;
}

/** Instant of the quote, and how long the signature took, as a text between the deals of a group. */
const dealsText = ({ dealRow: { createdAt, decidedAt, stage } }: BookingTables, before: SQL) => {
  const decision = sql`coalesce(cast(case when ${stage} = 'confirmed' then ${decidedAt} - ${createdAt} end as text), '')`;
  return sql<string>`string_agg(${before} || cast(${createdAt} as text) || ' ' || ${decision}, ';')`;
};

/** Collects what deals took, in milliseconds. */
const collector = () => {
  const [leads, decisions]: [number[], number[]] = [[], []];
  return {
    add: (start: number, created = '', taken = '') => {
      leads.push(Math.max(0, start - Number(created)));
      // A booking that nobody signed is decided with its quote.
      if (Number(taken) > 0) decisions.push(Number(taken));
    },
    times: (): Times => ({ lead: spreadOf(leads), decision: spreadOf(decisions) }),
  };
};

/**
 * From a deal's first quote to the first day of its event, and to its signature (design: desk D21). The deals of a first day come as one
 * text: an object for each of a hundred thousand costs several times what finding them costs.
 */
export const timesOf = async ({ database, tables }: BookingDeps, where: SQL | undefined): Promise<Times> => {
  const { firstDay } = tables.dealRow;
  const days = await database.read
    .select({ firstDay, deals: dealsText(tables, sql`''`) })
    .from(tables.dealRow)
    .where(where)
    .groupBy(firstDay);
  const { add, times } = collector();
  for (const { firstDay: day, deals } of days) {
    const start = dayStart(day, timeZoneOf.FRA);
    for (const deal of deals.split(';')) add(start, ...deal.split(' '));
  }
  return times();
};

/** The same for each venue with deals, by its id. */
export const timesByVenue = async ({ database, tables }: BookingDeps, where: SQL | undefined): Promise<Map<string, Times>> => {
  const { firstDay, venueId } = tables.dealRow;
  const venues = await database.read
    .select({ venueId, deals: dealsText(tables, sql`${firstDay} || ' '`) })
    .from(tables.dealRow)
    .where(where)
    .groupBy(venueId);
  const starts = new Map<string, number>();
  const startOf = (day: string): number => {
    const start = starts.get(day) ?? dayStart(day, timeZoneOf.FRA);
    starts.set(day, start);
    return start;
  };
  return new Map(
    venues.map(({ venueId: id, deals }) => {
      const { add, times } = collector();
      for (const deal of deals.split(';')) {
        const [day = '', ...instants] = deal.split(' ');
        add(startOf(day), ...instants);
      }
      return [id, times()];
    }),
  );
};
