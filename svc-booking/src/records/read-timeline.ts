import type { TimelineEntry } from '@plenary/contracts/desk-records.schemas';
import { mostOnTimeline, type TimelineKind } from '@plenary/contracts/desk-records-terms';
import type { Task } from '@plenary/contracts/sales-desk.schemas';
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { presentNote } from './present-note.ts';

interface Asked {
  userIds: readonly string[];
  requests: readonly Task[];
  /** Those of the quotes that the reader may see; undefined: all. */
  reached: SQL | undefined;
}

/**
 * What happened with customers, newest first: their quotes, options, signatures, cancellations, changes and requests, what staff did to
 * them as the trail has it, and notes. What staff did is told once, in their own entry.
 */
export const readTimeline = async (deps: BookingDeps, { userIds, requests, reached }: Asked): Promise<TimelineEntry[]> => {
  const { database, tables } = deps;
  const { quote, deskNote } = tables;
  const ids = [...userIds];
  const [quotes, notes] = await Promise.all([
    database.read
      .select({ id: quote.id, createdAt: quote.createdAt })
      .from(quote)
      .where(and(reached, inArray(quote.userId, ids), isNull(quote.amends)))
      .orderBy(desc(quote.createdAt))
      .limit(mostOnTimeline),
    database.read.select().from(deskNote).where(inArray(deskNote.userId, ids)).orderBy(desc(deskNote.at)).limit(mostOnTimeline),
  ]);
  const quoteIds = quotes.map(({ id }) => id);
  const happened = quoteIds.length > 0 ? await readDealings(deps, quoteIds) : [];
  const entries = [
    ...notes.map(presentNote),
    ...quotes.map(({ id, createdAt }) => entryOf('quote', { id: `quote ${id}`, quoteId: id, at: createdAt })),
    ...happened,
    ...requests.map(({ id, kind, createdAt, message }) => ({
      ...entryOf('request', { id: `request ${id}`, quoteId: null, at: Date.parse(createdAt) }),
      action: kind,
      text: message,
    })),
  ];
  return entries.sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, mostOnTimeline);
};

const entryOf = (kind: TimelineKind, { id, quoteId, at }: { id: string; quoteId: string | null; at: number }): TimelineEntry => ({
  ...{ id, kind, quoteId, by: null, action: '', text: '' },
  at: new Date(at).toISOString(),
});

/** What became of quotes. */
const readDealings = async ({ database, tables }: BookingDeps, quoteIds: string[]): Promise<TimelineEntry[]> => {
  const { auditEntry, booking, cancellation, dealChange, signature } = tables;
  const [bookings, signatures, cancellations, changes, deeds] = await Promise.all([
    database.read
      .select({ id: booking.id, quoteId: booking.quoteId, at: booking.createdAt })
      .from(booking)
      .where(inArray(booking.quoteId, quoteIds)),
    database.read
      .select({ id: signature.id, quoteId: signature.quoteId, at: signature.signedAt })
      .from(signature)
      .where(and(inArray(signature.quoteId, quoteIds), isNull(signature.paper))),
    database.read
      .select({ id: cancellation.quoteId, quoteId: cancellation.quoteId, at: cancellation.createdAt })
      .from(cancellation)
      .where(inArray(cancellation.quoteId, quoteIds)),
    database.read
      .select({ id: dealChange.id, quoteId: dealChange.dealId, at: dealChange.createdAt })
      .from(dealChange)
      .where(and(inArray(dealChange.dealId, quoteIds), eq(dealChange.onBehalf, false))),
    database.read
      .select()
      .from(auditEntry)
      .where(inArray(auditEntry.subjectId, quoteIds))
      .orderBy(desc(auditEntry.at))
      .limit(mostOnTimeline),
  ]);
  const all: [TimelineKind, { id: string; quoteId: string | null; at: number }[]][] = [
    ['option', bookings],
    ['signed', signatures],
    ['cancelled', cancellations],
    ['change', changes],
  ];
  return [
    ...all.flatMap(([kind, rows]) => rows.map((row) => entryOf(kind, { ...row, id: `${kind} ${row.id}` }))),
    ...deeds.map(({ id, at, by, action, subjectId }) => ({ ...entryOf('staff', { id, quoteId: subjectId, at }), by, action })),
  ];
};
