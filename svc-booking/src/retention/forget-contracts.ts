import type { JobOutcome } from '@plenary/service-kit/daily-job';
import type { Transaction } from '@plenary/service-kit/database/database';
import { keptInvoices } from '@plenary/service-kit/retention';
import { and, eq, inArray, lte, notExists } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import { dropSignatures } from '../signature/drop-signatures.ts';
import { signedStatuses } from '../signature-state/signed-statuses.ts';
import { areOver } from './retention-rules.ts';

/** Deletes signed quotes with their documents once the retention period of invoices after their event is over. */
export const forgetContracts = async (tx: Transaction, tables: BookingTables, now: number): Promise<JobOutcome> => {
  const {
    attendance,
    booking,
    callback,
    cancellation,
    dealChange,
    demand,
    payment,
    quote,
    signature,
    signatureDocument,
    task,
    toldSupplements,
  } = tables;
  const old = await tx
    .select({ id: quote.id, demandId: quote.demandId, frozen: quote.frozen })
    .from(quote)
    .where(and(inArray(quote.status, [...signedStatuses]), lte(quote.createdAt, now - keptInvoices)));
  const due = old.filter(({ frozen }) =>
    areOver(
      frozen.search.days.map(({ date }) => date),
      { kept: keptInvoices, now },
    ),
  );
  if (due.length === 0) return { contracts: 0 };
  const ids = due.map(({ id }) => id);
  await dropSignatures(tx, tables, inArray(signature.quoteId, ids));
  await tx.delete(signatureDocument).where(inArray(signatureDocument.quoteId, ids));
  // The rooms stay taken on those days, without a holder.
  const bookings = await tx
    .update(booking)
    .set({ quoteId: null, userId: null, customer: null })
    .where(inArray(booking.quoteId, ids))
    .returning({ id: booking.id });
  const moved = bookings.map(({ id }) => id);
  if (moved.length > 0) await tx.delete(task).where(inArray(task.id, moved));
  await tx.delete(toldSupplements).where(inArray(toldSupplements.quoteId, ids));
  await tx.delete(cancellation).where(inArray(cancellation.quoteId, ids));
  await tx.delete(attendance).where(inArray(attendance.quoteId, ids));
  await tx.delete(payment).where(inArray(payment.quoteId, ids));
  await tx.delete(dealChange).where(inArray(dealChange.dealId, ids));
  await tx.delete(quote).where(inArray(quote.id, ids));
  const demands = due.map(({ demandId }) => demandId);
  const quoted = tx.select({ id: quote.id }).from(quote).where(eq(quote.demandId, demand.id));
  const asked = tx.select({ id: callback.demandId }).from(callback).where(eq(callback.demandId, demand.id));
  await tx.delete(demand).where(and(inArray(demand.id, demands), notExists(quoted), notExists(asked)));
  return { contracts: ids.length };
};
