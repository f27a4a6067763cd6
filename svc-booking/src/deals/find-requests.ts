import type { RequestConversion } from '@plenary/contracts/desk-reports.schemas';
import { noKey } from '@plenary/contracts/desk-reports-terms';
import type { Reach } from '@plenary/contracts/desk-rights';
import type { RequestsAsked } from '@plenary/contracts/sales-desk.schemas';
import type { RequestOutcome, TaskState } from '@plenary/contracts/sales-desk-terms';
import { timeZoneOf } from '@plenary/contracts/terms';
import { refuse } from '@plenary/http/refuse';
import { addDays, dayStart } from '@plenary/service-kit/local-time';
import { type AnyColumn, and, count, eq, exists, gte, inArray, isNull, lt, not, or, type SQL } from 'drizzle-orm';
import { inChunks } from '../bookings/add-bookings.ts';
import type { BookingDeps } from '../deps.ts';
import { inReach } from '../rights/reached-venues.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { searchedWords } from './deal-row.ts';
import { keysBeginning } from './deal-words.ts';

/** What customers asked for, as conditions on calls to make and on forms, each beside its task. */
export interface FoundRequests {
  callbacks: SQL | undefined;
  forms: SQL | undefined;
}

/** What is asked for, at the venues that the reader may see: absent for all. */
export type ReachedRequests = RequestsAsked & { reach?: Reach };

/**
 * Requests made in a period, of an outcome (design: desk D20). A quote follows a call where it is of the same demand, or a later one of the
 * same customer; a form by a visitor, where a later quote has the same mail address.
 */
export const findRequests = async (
  deps: BookingDeps,
  { from, to, outcome, country, venue, reach = 'all' }: ReachedRequests,
): Promise<FoundRequests> => {
  const catalogue = await deps.catalogue.current();
  const { callback, bigEventDemand, demand, quote, task } = deps.tables;
  const [start, end] = [dayStart(from, timeZoneOf.FRA), dayStart(addDays(to, 1), timeZoneOf.FRA)];
  const askedAt = (column: AnyColumn) => and(gte(column, start), lt(column, end));
  const isQuoted = (when: SQL | undefined) =>
    exists(
      deps.database.read
        .select({ id: quote.id })
        .from(quote)
        .where(and(isNull(quote.amends), when)),
    );
  const isLater = (userId: AnyColumn, at: AnyColumn) => and(eq(quote.userId, userId), gte(quote.createdAt, at));
  const called = isQuoted(or(eq(quote.demandId, callback.demandId), isLater(callback.userId, callback.createdAt)));
  const visitors = await quotedVisitors(deps, askedAt(bigEventDemand.createdAt));
  const formed = or(isQuoted(isLater(bigEventDemand.userId, bigEventDemand.createdAt)), inArray(bigEventDemand.id, [...visitors.keys()]));
  const isOpen = or(isNull(task.state), inArray(task.state, ['open', 'in-progress'] satisfies TaskState[]));
  const became = (isFollowed: SQL | undefined, wanted: RequestOutcome | undefined) => {
    if (wanted === 'quoted') return isFollowed;
    return wanted === 'open' && isFollowed ? and(not(isFollowed), isOpen) : undefined;
  };
  const demands = and(inReach(reach, catalogue, demand.venueId), ofPlace(catalogue, demand.venueId, { country, venue }));
  const reached = demands && inArray(callback.demandId, deps.database.read.select({ id: demand.id }).from(demand).where(demands));
  return {
    callbacks: and(reached, askedAt(callback.createdAt), became(called, outcome)),
    forms: and(
      inReach(reach, catalogue, bigEventDemand.venueId),
      ofPlace(catalogue, bigEventDemand.venueId, { country, venue }),
      askedAt(bigEventDemand.createdAt),
      became(formed, outcome),
    ),
  };
};

/** Requests of a venue, named by its slug or `-` for none, or of those of a country. Refuses `not-found` for an unknown venue. */
const ofPlace = (
  { kept, keptBySlug }: CatalogueSnapshot,
  venueId: AnyColumn,
  { country, venue }: Pick<RequestsAsked, 'country' | 'venue'>,
): SQL | undefined => {
  const inCountry = kept.filter(({ record }) => record.address.countryCode === country).map(({ record }) => record.id);
  if (venue === noKey) return isNull(venueId);
  return and(
    venue === undefined ? undefined : eq(venueId, keptBySlug.get(venue)?.record.id ?? refuse('not-found')),
    country && inArray(venueId, inCountry),
  );
};

/** Forms by visitors whose mail address a later quote has, with the instant of the first one; addresses stand among the words of deals. */
export const quotedVisitors = async ({ database, tables }: BookingDeps, when: SQL | undefined): Promise<Map<string, number>> => {
  const { bigEventDemand, dealRow, dealWord } = tables;
  const forms = await database.read
    .select({ id: bigEventDemand.id, email: bigEventDemand.email, createdAt: bigEventDemand.createdAt })
    .from(bigEventDemand)
    .where(and(isNull(bigEventDemand.userId), when));
  const asked = forms.map((form) => {
    const words = searchedWords(form.email);
    const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
    return { ...form, words: ` ${words.join(' ')} `, key: keysBeginning(longest).from };
  });
  const quoted = new Map<string, number>();
  for (const part of inChunks(asked)) {
    const keys = [...new Set(part.map(({ key }) => key))];
    const rows = await database.read
      .select({ words: dealRow.words, createdAt: dealRow.createdAt })
      .from(dealWord)
      .innerJoin(dealRow, eq(dealRow.quoteId, dealWord.quoteId))
      .where(inArray(dealWord.word, keys));
    for (const { id, words, createdAt } of part) {
      const later = rows.filter((row) => row.createdAt >= createdAt && row.words.includes(words)).map((row) => row.createdAt);
      if (later.length > 0) quoted.set(id, Math.min(...later));
    }
  }
  return quoted;
};

/** How many requests a period and an outcome have. */
export const countFound = async (deps: BookingDeps, asked: ReachedRequests): Promise<number> => {
  const { callback, bigEventDemand, task } = deps.tables;
  const found = await findRequests(deps, asked);
  const [[callbacks], [forms]] = await Promise.all([
    deps.database.read.select({ count: count() }).from(callback).leftJoin(task, eq(task.id, callback.demandId)).where(found.callbacks),
    deps.database.read.select({ count: count() }).from(bigEventDemand).leftJoin(task, eq(task.id, bigEventDemand.id)).where(found.forms),
  ]);
  return (callbacks?.count ?? 0) + (forms?.count ?? 0);
};

/** The requests of a period, and what became of them. */
export const countRequests = async (deps: BookingDeps, period: Omit<ReachedRequests, 'outcome'>): Promise<RequestConversion> => {
  const [all, quotedCount, openCount] = await Promise.all([
    countFound(deps, period),
    countFound(deps, { ...period, outcome: 'quoted' }),
    countFound(deps, { ...period, outcome: 'open' }),
  ]);
  return { count: all, quotedCount, openCount };
};
