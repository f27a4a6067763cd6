import { and, eq, isNull, lte } from 'drizzle-orm';
import { roomsHeld } from '../booked-rooms/rooms-held.ts';
import type { SignatureRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { draftLife, remindsBefore } from '../signature-state/signature-rules.ts';
import { tellSignatory } from '../signature-state/tell-signatory.ts';
import { askForCountersignature } from './ask-for-countersignature.ts';
import { isComplete } from './present-signature.ts';

/**
 * Deletes documents unsigned for a day, and reminds the awaited person of each signature once. Lapsed signatures end with
 * their option. Safe to run twice, and on several replicas.
 */
export const sweepSignatures = async (deps: BookingDeps): Promise<void> => {
  const { database, tables } = deps;
  const { signature, signatureDocument: document } = tables;
  const now = deps.now();
  const stale = and(eq(document.isSigned, false), lte(document.createdAt, now - draftLife));
  const drafts = await database.read.select({ id: document.id }).from(document).where(stale).limit(1);
  if (drafts.length > 0) await database.transact((tx) => tx.delete(document).where(stale));
  const waiting = await database.read
    .select()
    .from(signature)
    .where(and(eq(signature.state, 'standing'), isNull(signature.remindedAt), lte(signature.deadline, now + remindsBefore)));
  for (const row of waiting) await remind(deps, row, now);
};

const remind = async (deps: BookingDeps, row: SignatureRow, now: number): Promise<void> => {
  const { database, tables, catalogue } = deps;
  const { signature, quote } = tables;
  if (row.deadline === null || row.deadline <= now) return;
  const { byId } = await catalogue.current();
  await database.transact(async (tx) => {
    const [reminded] = await tx
      .update(signature)
      .set({ remindedAt: now })
      .where(
        and(
          eq(signature.id, row.id),
          eq(signature.state, 'standing'),
          eq(signature.deadline, row.deadline ?? 0),
          isNull(signature.remindedAt),
        ),
      )
      .returning();
    const [quoted] = await tx.select({ venueId: quote.venueId, frozen: quote.frozen }).from(quote).where(eq(quote.id, row.quoteId));
    const venue = quoted && byId.get(quoted.venueId);
    if (!reminded || !venue) return;
    if (!isComplete(reminded)) return askForCountersignature(tx, deps, { id: `${row.id}-reminder-second`, signatureId: row.id, now });
    const days = quoted.frozen.search.days.map(({ date }) => date);
    const rooms = await roomsHeld(tx, tables, { venue, quoteId: row.quoteId, now });
    await tellSignatory(tx, deps, { kind: 'reminder', signature: reminded, days, rooms, venue: venue.record, now });
  });
};
