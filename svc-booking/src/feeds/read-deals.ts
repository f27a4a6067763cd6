import type { SearchDay } from '@plenary/contracts/search';
import { and, eq, inArray, max } from 'drizzle-orm';
import type { AuditedAction } from '../audit/audit.ts';
import { inChunks } from '../bookings/add-bookings.ts';
import { agreedDays } from '../bookings/agreed-days.ts';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { FeedSlot } from './read-slots.ts';

type Deps = Pick<BookingDeps, 'database' | 'tables'>;

/** A deal as its entries need it. */
export interface ReadDeal extends Pick<QuoteRow, 'id' | 'customer' | 'revision'> {
  /** Its days, for the people that were agreed on since the signature. */
  daysFor: (slot: Pick<FeedSlot, 'agreedPeople'>) => SearchDay[];
  /** Instant at which its customer decided or staff changed it last; 0: neither did. */
  revisedAt: number;
}

/** The deals of half-days, by their ids. */
export const readDeals = async (deps: Deps, slots: readonly FeedSlot[]): Promise<ReadonlyMap<string, ReadDeal>> => {
  const ids = [...new Set(slots.flatMap(({ quoteId }) => quoteId ?? []))];
  const parts = await Promise.all(inChunks(ids).map((part) => readPart(deps, part)));
  return new Map(parts.flat().map((deal) => [deal.id, deal]));
};

const readPart = async (deps: Deps, ids: string[]): Promise<ReadDeal[]> => {
  const { quote, dealRow } = deps.tables;
  const { id, customer, revision, frozen } = quote;
  const [rows, changedAt] = await Promise.all([
    deps.database.read
      .select({ id, customer, revision, frozen, decidedAt: dealRow.decidedAt })
      .from(quote)
      .leftJoin(dealRow, eq(dealRow.quoteId, quote.id))
      .where(inArray(quote.id, ids)),
    readChanges(deps, ids),
  ]);
  return rows.map((row) => ({
    id: row.id,
    customer: row.customer,
    revision: row.revision,
    daysFor: (slot) => agreedDays(row.frozen.search.days, slot),
    revisedAt: Math.max(row.decidedAt ?? 0, changedAt.get(row.id) ?? 0),
  }));
};

/** Each of them counts the revision of its deal. */
const changing: AuditedAction[] = ['booking-changed', 'booking-moved', 'booking-cancelled', 'booking-reinstated'];

const readChanges = async ({ database, tables: { auditEntry } }: Deps, ids: string[]): Promise<ReadonlyMap<string, number>> => {
  const { subjectId, action, at } = auditEntry;
  const rows = await database.read
    .select({ subjectId, at: max(at) })
    .from(auditEntry)
    .where(and(inArray(subjectId, ids), inArray(action, changing)))
    .groupBy(subjectId);
  return new Map(rows.map((row) => [row.subjectId, Number(row.at)]));
};
