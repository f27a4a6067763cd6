import type { TimelineEntry } from '@plenary/contracts/desk-records.schemas';
import { mostOnTimeline } from '@plenary/contracts/desk-records-terms';
import type { Task } from '@plenary/contracts/sales-desk.schemas';
import { and, desc, inArray, isNull, type SQL } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { presentNote } from './present-note.ts';
import { entryOf, newest, quoteMade, readDealings } from './read-dealings.ts';

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
    ...quotes.map(quoteMade),
    ...happened,
    ...requests.map(({ id, kind, createdAt, message }) => ({
      ...entryOf('request', { id: `request ${id}`, quoteId: null, at: Date.parse(createdAt) }),
      action: kind,
      text: message,
    })),
  ];
  return newest(entries);
};
