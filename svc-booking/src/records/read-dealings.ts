import type { TimelineEntry } from '@plenary/contracts/desk-records.schemas';
import { mostOnTimeline, type TimelineKind } from '@plenary/contracts/desk-records-terms';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';

export const entryOf = (kind: TimelineKind, { id, quoteId, at }: { id: string; quoteId: string | null; at: number }): TimelineEntry => ({
  ...{ id, kind, quoteId, by: null, action: '', text: '' },
  at: new Date(at).toISOString(),
});

export const quoteMade = ({ id, createdAt }: { id: string; createdAt: number }): TimelineEntry =>
  entryOf('quote', { id: `quote ${id}`, quoteId: id, at: createdAt });

/** As many entries as a timeline has, the newest first. */
export const newest = (entries: TimelineEntry[]): TimelineEntry[] =>
  entries.sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, mostOnTimeline);

/** What became of quotes, in no order: what customers did, and what staff did to them as the trail has it. */
export const readDealings = async ({ database, tables }: BookingDeps, quoteIds: string[]): Promise<TimelineEntry[]> => {
  const { auditEntry, booking, cancellation, dealChange, signature } = tables;
  const bookings = await database.read
    .select({ id: booking.id, quoteId: booking.quoteId, at: booking.createdAt })
    .from(booking)
    .where(inArray(booking.quoteId, quoteIds));
  // The trail names an option by its booking.
  const quoteOf = new Map(bookings.map(({ id, quoteId }) => [id, quoteId]));
  const [signatures, cancellations, changes, deeds] = await Promise.all([
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
      .where(inArray(auditEntry.subjectId, [...quoteIds, ...quoteOf.keys()]))
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
    ...deeds.map(({ id, at, by, action, subjectId, changes: fields }) => ({
      ...entryOf('staff', { id, quoteId: quoteOf.get(subjectId) ?? subjectId, at }),
      ...{ by, action, changes: [...fields] },
    })),
  ];
};
