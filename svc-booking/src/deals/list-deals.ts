import type { DealsFilter, DealsPage, ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { dealsOnPage, mostCounted } from '@plenary/contracts/desk-deals-terms';
import { reachOf } from '@plenary/contracts/desk-rights';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { nobody } from '../bookings/nobody.ts';
import { presentCustomer } from '../bookings/present-customer.ts';
import type { DealRow, FollowUpRow, LossRow, QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { dealSeenBy } from '../rights/hide-prices.ts';
import { inReach, isReached } from '../rights/reached-venues.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { scientistNames } from './column-filters.ts';
import { flagsOf } from './deal-flags.ts';
import { never } from './deal-row.ts';
import { foundBy, inOrder, type Moment, momentOf, type Priced, stageAt } from './find-deals.ts';
import { heldFacts } from './held-facts.ts';
import { withLastContacts } from './last-contacts.ts';
import { presentLoss } from './losses.ts';
import { presentFollowUp } from './write-follow-up.ts';

/** A page of the deals that a filter finds, with their number. Refuses `not-found` for an unknown venue. */
export const listDeals = async (
  deps: BookingDeps,
  { actor, after, ...filter }: DealsFilter & { actor: UserActor; after?: string | undefined },
): Promise<DealsPage> => {
  const { tables, catalogue } = deps;
  const moment = momentOf(deps);
  const found = await foundBy(deps, { ...filter, reach: reachOf(actor, 'events') }, moment);
  const snapshot = await catalogue.current();
  const priced = pricedFor(deps, actor, snapshot);
  const { placeOf, behind, order } = inOrder(tables, filter.sort, priced);
  const [rows, { count, netPrice }, scientists] = await Promise.all([
    readDeals(deps, { where: and(found, after ? behind(after) : undefined), order, limit: dealsOnPage + 1 }),
    sumUpTo(deps, { where: found, priced, limit: mostCounted + 1 }),
    scientistNames(deps),
  ]);
  const shown = rows.slice(0, dealsOnPage);
  const last = shown.at(-1);
  return {
    deals: (await presentListed(deps, shown, { snapshot, moment })).map(dealSeenBy(actor, snapshot)),
    total: Math.min(count, mostCounted),
    isMore: count > mostCounted,
    ...(count <= mostCounted && netPrice !== null && { netPrice }),
    scientists,
    next: rows.length > dealsOnPage && last ? placeOf(last.dealRow) : null,
  };
};

const pricedFor = ({ tables: { dealRow } }: BookingDeps, actor: UserActor, snapshot: CatalogueSnapshot): Priced | undefined => {
  const reach = reachOf(actor, 'prices');
  const where = inReach(reach, snapshot, dealRow.venueId);
  const has = ({ venueId }: DealRow) => {
    const venue = snapshot.byId.get(venueId);
    return venue !== undefined && isReached(reach, venue);
  };
  return where && { where, has };
};

export interface ReadRow {
  dealRow: DealRow;
  customer: QuoteRow['customer'];
  userId: string;
  /** Of the quote. */
  version: number;
  followUp: FollowUpRow | null;
  loss: LossRow | null;
}

/** Rows with what their quotes say of the customer. */
export const readDeals = (
  { database, tables: { dealFollowUp, dealLoss, dealRow, quote } }: BookingDeps,
  { where, order, limit }: { where: SQL | undefined; order: SQL[]; limit: number },
): Promise<ReadRow[]> =>
  database.read
    .select({ dealRow, customer: quote.customer, userId: quote.userId, version: quote.version, followUp: dealFollowUp, loss: dealLoss })
    .from(dealRow)
    .innerJoin(quote, eq(quote.id, dealRow.quoteId))
    .leftJoin(dealFollowUp, eq(dealFollowUp.quoteId, dealRow.quoteId))
    .leftJoin(dealLoss, eq(dealLoss.quoteId, dealRow.quoteId))
    .where(where)
    .orderBy(...order)
    .limit(limit);

/** How many rows a condition finds, at most `limit`, and what they come to; null: the reader may not see the price of each. */
export const sumUpTo = async (
  { database, tables: { dealRow } }: BookingDeps,
  { where, priced, limit }: { where: SQL | undefined; priced?: Priced | undefined; limit: number },
): Promise<{ count: number; netPrice: number | null }> => {
  const isHidden = priced ? sql<number>`case when ${priced.where} then 0 else 1 end` : sql<number>`0`;
  const found = database.read
    .select({ net: sql<number>`${dealRow.netPrice}`.as('net'), hidden: isHidden.as('hidden') })
    .from(dealRow)
    .where(where)
    .limit(limit)
    .as('found');
  const sumOf = (column: SQL.Aliased<number>) => sql<number>`coalesce(sum(${column}), 0)`;
  const [row] = await database.read
    .select({ count: sql<number>`count(*)`, net: sumOf(found.net), hidden: sumOf(found.hidden) })
    .from(found);
  return { count: Number(row?.count ?? 0), netPrice: Number(row?.hidden) === 0 ? Number(row?.net) : null };
};

/** Deals with all that a list tells of them; at most 1,000 at once. */
export const presentListed = async (
  deps: BookingDeps,
  rows: readonly ReadRow[],
  { snapshot, moment }: { snapshot: CatalogueSnapshot; moment: Moment },
): Promise<ListedDeal[]> => {
  const flags = await flagsOf(
    deps,
    rows.map(({ dealRow }) => dealRow),
    moment,
  );
  const deals = rows.map((row) => ({ ...presentDeal(row, snapshot, moment), flags: flags(row.dealRow) }));
  return withLastContacts(deps, await heldFacts(deps, deals));
};

/** A deal as staff see it at an instant. */
export const presentDeal = (
  { dealRow, customer, userId, followUp, loss }: ReadRow,
  { byId }: CatalogueSnapshot,
  moment: Moment,
): ListedDeal => {
  const venue = byId.get(dealRow.venueId);
  if (!venue) throw new Error(`the venue of the quote ${dealRow.quoteId} is gone`);
  const { slug, commercialName, address } = venue.record;
  const { quoteId, firstDay, lastDay, pax, netPrice, grossPrice, createdAt, endsAt, decidedAt } = dealRow;
  return {
    ...{ quoteId, firstDay, lastDay, pax, netPrice, grossPrice },
    stage: stageAt(dealRow, moment),
    venue: { venueId: dealRow.venueId, slug, name: commercialName, countryCode: address.countryCode },
    customer: presentCustomer(customer),
    createdAt: new Date(createdAt).toISOString(),
    endsAt: endsAt === never ? null : new Date(endsAt).toISOString(),
    decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
    userId: userId === nobody ? null : userId,
    followUp: presentFollowUp(followUp),
    loss: presentLoss(dealRow, loss, moment),
  };
};
