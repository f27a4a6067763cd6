import type { JobOutcome } from '@plenary/service-kit/daily-job';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, inArray, isNotNull, lte, notExists, notInArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import { signedStatuses } from '../signature-state/signed-statuses.ts';

/** Deletes requests, ended options, unsigned quotes and their demands from before an instant. */
export const forgetProspects = async (tx: Transaction, tables: BookingTables, before: number): Promise<JobOutcome> => {
  const { bigEventDemand, booking, callback, crmRecord, demand, deskNote, quote, sentMail, signature, signatureDocument, task } = tables;
  const callbacks = await tx.delete(callback).where(lte(callback.createdAt, before)).returning({ id: callback.demandId });
  const bigEvents = await tx.delete(bigEventDemand).where(lte(bigEventDemand.createdAt, before)).returning({ id: bigEventDemand.id });
  await tx.delete(deskNote).where(lte(deskNote.at, before));
  await tx.delete(sentMail).where(lte(sentMail.sentAt, before));
  const requests = [...callbacks, ...bigEvents].map(({ id }) => id);
  if (requests.length > 0) await tx.delete(task).where(inArray(task.id, requests));
  const handovers = await tx.delete(crmRecord).where(lte(crmRecord.createdAt, before)).returning({ id: crmRecord.id });
  const ended = and(inArray(booking.status, ['lapsed', 'released']), isNotNull(booking.quoteId), lte(booking.createdAt, before));
  const options = await tx.delete(booking).where(ended).returning({ id: booking.id });
  const moved = options.map(({ id }) => id);
  if (moved.length > 0) await tx.delete(task).where(inArray(task.id, moved));
  const leftOf = [
    tx.select({ id: signature.id }).from(signature).where(eq(signature.quoteId, quote.id)),
    tx.select({ id: signatureDocument.id }).from(signatureDocument).where(eq(signatureDocument.quoteId, quote.id)),
    tx.select({ id: booking.id }).from(booking).where(eq(booking.quoteId, quote.id)),
  ];
  const unsigned = and(
    lte(quote.createdAt, before),
    notInArray(quote.status, [...signedStatuses]),
    ...leftOf.map((rows) => notExists(rows)),
  );
  const quotes = await tx.delete(quote).where(unsigned).returning({ id: quote.id });
  const quoted = tx.select({ id: quote.id }).from(quote).where(eq(quote.demandId, demand.id));
  const asked = tx.select({ id: callback.demandId }).from(callback).where(eq(callback.demandId, demand.id));
  const demands = await tx
    .delete(demand)
    .where(and(lte(demand.createdAt, before), notExists(quoted), notExists(asked)))
    .returning({ id: demand.id });
  return {
    requests: requests.length,
    handovers: handovers.length,
    options: options.length,
    quotes: quotes.length,
    demands: demands.length,
  };
};
