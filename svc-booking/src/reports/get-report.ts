import type { Report, ReportAsked, ReportFigures, ReportRow } from '@plenary/contracts/desk-reports.schemas';
import type { Reach } from '@plenary/contracts/desk-rights';
import { count, type SQL, sql } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import { foundBy, momentOf } from '../deals/find-deals.ts';
import type { BookingDeps } from '../deps.ts';
import { getConversion } from './get-conversion.ts';
import { groupsOf } from './groups-of.ts';
import { timesOf } from './times-of.ts';

/** A report of the venues that its reader may see: absent for all. */
export type ReachedReport = ReportAsked & { reach?: Reach };

type Counted = Pick<Report, 'rows' | 'total'>;

/** The list that a report counts: by reasons of losses that of the deals that are lost. */
export const filterOf = ({ by, ...whole }: ReachedReport) => ({
  ...whole,
  sort: 'days' as const,
  ...(by === 'lost' && { lost: 'any' as const }),
});

/**
 * The deals of a period by what is asked for (design: desk D19, D22, D23): each row is the list of its filter, counted and summed by the same
 * condition, so that a list shows what a number counts. Rows of venues and owners without a deal are left out. Amounts in euro cents.
 */
export const countDeals = async (deps: BookingDeps, asked: ReachedReport, moment = momentOf(deps)): Promise<Counted> => {
  const { by, ...whole } = asked;
  const all = filterOf(asked);
  const where = await foundBy(deps, all, moment);
  if (by === 'venue') {
    const [total, rows] = await Promise.all([figuresOf(deps, where), venuesOf(deps, where, whole)]);
    return { rows, total };
  }
  const groups = await groupsOf(deps, { ...asked, by });
  const [total, ...sums] = await Promise.all([
    figuresOf(deps, where),
    ...groups.map(async ({ filter, from, to }) => figuresOf(deps, await foundBy(deps, { ...all, from, to, ...filter }, moment))),
  ]);
  const isAlwaysShown = by === 'month';
  const rows = groups.flatMap(({ filter: _, ...group }, index) => {
    const figures = sums[index];
    return figures && (isAlwaysShown || figures.count > 0) ? [{ ...group, ...figures }] : [];
  });
  return { rows, total };
};

/** `countDeals`, how long the deals of the period take, and what became of those that began in it. */
export const getReport = async (deps: BookingDeps, asked: ReachedReport): Promise<Report> => {
  const moment = momentOf(deps);
  const where = await foundBy(deps, filterOf(asked), moment);
  const [counted, times, conversion] = await Promise.all([
    countDeals(deps, asked, moment),
    timesOf(deps, where),
    getConversion(deps, asked, moment),
  ]);
  return { ...counted, times, conversion, asOf: new Date(moment.now).toISOString() };
};

const sumsOf = ({ dealRow }: BookingTables) => {
  const isSigned = sql`${dealRow.decidedAt} is not null and ${dealRow.stage} = 'confirmed'`;
  return {
    count: count(),
    signedCount: sql`coalesce(sum(case when ${isSigned} then 1 else 0 end), 0)`.mapWith(Number),
    netPrice: sql`coalesce(sum(${dealRow.netPrice}), 0)`.mapWith(Number),
    signedNet: sql`coalesce(sum(case when ${isSigned} then ${dealRow.netPrice} else 0 end), 0)`.mapWith(Number),
    pax: sql`coalesce(sum(${dealRow.pax}), 0)`.mapWith(Number),
  };
};

const noFigures: ReportFigures = { count: 0, signedCount: 0, netPrice: 0, signedNet: 0, pax: 0 };

const figuresOf = async ({ database, tables }: BookingDeps, where: SQL | undefined): Promise<ReportFigures> => {
  const [sums] = await database.read.select(sumsOf(tables)).from(tables.dealRow).where(where);
  return sums ?? noFigures;
};

/** The venues with deals, archived ones too, counted at once: a network has a thousand. */
const venuesOf = async (
  { database, tables, catalogue }: BookingDeps,
  where: SQL | undefined,
  { from, to }: Pick<ReportAsked, 'from' | 'to'>,
): Promise<ReportRow[]> => {
  const { venueId } = tables.dealRow;
  const { kept } = await catalogue.current();
  const counted = await database.read
    .select({ venueId, ...sumsOf(tables) })
    .from(tables.dealRow)
    .where(where)
    .groupBy(venueId);
  const figuresAt = new Map(counted.map(({ venueId: id, ...figures }) => [id, figures]));
  return kept.flatMap(({ record: { id, slug, commercialName, address } }) => {
    const figures = figuresAt.get(id);
    return figures ? [{ key: slug, name: commercialName, country: address.countryCode, from, to, ...figures }] : [];
  });
};
