import type { JobOutcome } from '@plenary/service-kit/daily-job';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, gt, inArray, isNotNull, lte, notExists } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import { forgetOldSheets } from '../sheets/forget-sheets.ts';
import { dropSignatures } from '../signature/drop-signatures.ts';

/**
 * Forgets signatures that came to nothing, who held rooms that were used, and what staff did, all from before an instant and a day.
 * Contracts stay.
 */
export const forgetTransactions = async (
  tx: Transaction,
  tables: BookingTables,
  { before, beforeDay }: { before: number; beforeDay: string },
): Promise<JobOutcome> => {
  const { auditEntry, booking, claim, roomChange, signature } = tables;
  const signatures = await dropSignatures(tx, tables, and(inArray(signature.state, ['lapsed', 'refused']), lte(signature.endedAt, before)));
  const later = tx
    .select({ id: claim.bookingId })
    .from(claim)
    .where(and(eq(claim.bookingId, booking.id), gt(claim.day, beforeDay)));
  const held = await tx
    .update(booking)
    .set({ userId: null, customer: null })
    .where(and(eq(booking.status, 'confirmed'), isNotNull(booking.userId), lte(booking.createdAt, before), notExists(later)))
    .returning({ id: booking.id });
  const deeds = await tx.delete(auditEntry).where(lte(auditEntry.at, before)).returning({ id: auditEntry.id });
  const changes = await tx.delete(roomChange).where(lte(roomChange.decidedAt, before)).returning({ id: roomChange.id });
  const sheets = await forgetOldSheets(tx, tables, beforeDay);
  return { signatures, holders: held.length, deeds: deeds.length, roomChanges: changes.length, sheets };
};
