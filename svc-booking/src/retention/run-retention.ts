import { kitTables } from '@plenary/service-kit/kit-tables';
import type { Logger } from '@plenary/service-kit/logger';
import type { Stoppable } from '@plenary/service-kit/run-process';
import { and, eq, inArray, isNotNull, lte, notExists, notInArray } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';

const day = 24 * 60 * 60 * 1_000;
const year = 365.25 * day;
/** Of prospects: what never became a contract (spec/booking.md §9 "Retention"). Milliseconds. */
export const keptUnsigned = 3 * year;
/** Answers to repeated requests and ids of received events: whoever sends one again does so within hours. */
export const keptRepeats = 30 * day;
export const keptThrottles = day;

/**
 * Forgets demands, quotes and requests that are over and were never signed, and what the service kit keeps for repeats. Contracts stay. Safe to
 * run twice, and on several copies of the service.
 */
export const runRetention = async ({ database, tables, now }: BookingDeps): Promise<void> => {
  const { bigEventDemand, booking, callback, crmRecord, demand, quote, signature, signatureDocument } = tables;
  const { idempotency, inbox, throttle } = kitTables(database.dialect);
  const at = now();
  const old = at - keptUnsigned;
  await database.transact(async (tx) => {
    await tx.delete(callback).where(lte(callback.createdAt, old));
    await tx.delete(bigEventDemand).where(lte(bigEventDemand.createdAt, old));
    await tx.delete(crmRecord).where(lte(crmRecord.createdAt, old));
    const ended = and(inArray(booking.status, ['lapsed', 'released']), isNotNull(booking.quoteId), lte(booking.createdAt, old));
    await tx.delete(booking).where(ended);
    const signed = [
      tx.select({ id: signature.id }).from(signature).where(eq(signature.quoteId, quote.id)),
      tx.select({ id: signatureDocument.id }).from(signatureDocument).where(eq(signatureDocument.quoteId, quote.id)),
      tx.select({ id: booking.id }).from(booking).where(eq(booking.quoteId, quote.id)),
    ];
    const unsigned = notInArray(quote.status, ['Partially signed', 'Devis signé - Missing info', 'Approved']);
    await tx.delete(quote).where(and(lte(quote.createdAt, old), unsigned, ...signed.map((rows) => notExists(rows))));
    const quoted = tx.select({ id: quote.id }).from(quote).where(eq(quote.demandId, demand.id));
    const asked = tx.select({ id: callback.demandId }).from(callback).where(eq(callback.demandId, demand.id));
    await tx.delete(demand).where(and(lte(demand.createdAt, old), notExists(quoted), notExists(asked)));

    await tx.delete(idempotency).where(lte(idempotency.createdAt, at - keptRepeats));
    await tx.delete(inbox).where(lte(inbox.receivedAt, at - keptRepeats));
    await tx.delete(throttle).where(lte(throttle.windowStart, at - keptThrottles));
  });
};

/** Runs it at once and then every so often, until stopped. */
export const startRetention = (
  deps: BookingDeps,
  { logger, everyMilliseconds }: { logger: Logger; everyMilliseconds: number },
): Stoppable => {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = runRetention(deps).catch((error: unknown) => logger.error({ err: error }, 'retention'));
  };
  run();
  const timer = setInterval(run, everyMilliseconds);
  return {
    name: 'retention',
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
