import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { and, eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import type { Handover } from './crm-port.ts';

/** Type of the outbox event by which a record is handed over. */
export const crmEvent = 'crm.record';

/**
 * Writes a record for the customer relationship system in the transaction of its subject; an existing record stays unchanged.
 * A booking never waits for that system, nor fails with it.
 */
export const handToSales = async (
  tx: Transaction,
  deps: BookingDeps,
  { userId, handover, now }: { userId: string | null; handover: Handover; now: number },
): Promise<void> => {
  if (!deps.wantedEvents.has(crmEvent)) return;
  const { id, kind } = handover;
  const row = { id, kind, userId, state: 'waiting', handover, salesforceId: null, error: null, tries: 1, createdAt: now, updatedAt: now };
  const added = await tx.insert(deps.tables.crmRecord).values(row).onConflictDoNothing().returning({ id: deps.tables.crmRecord.id });
  if (added.length > 0) await sendOff(tx, deps, { id, tries: 1, now });
};

/** Tells the relay to hand a record over; `tries` counts how often it was told. */
export const sendOff = async (
  tx: Transaction,
  { database }: BookingDeps,
  { id, tries, now }: { id: string; tries: number; now: number },
): Promise<void> =>
  appendEvent(tx, database, { id: `${id}-crm-${tries}`, type: crmEvent, aggregateId: id, sequence: tries, payload: {} }, now);

/** Hands a record over that waits, and keeps the answer; throws where the system is away, so that the relay comes again. */
export const deliverRecord = async (deps: BookingDeps, id: string): Promise<void> => {
  const { database, handToCrm } = deps;
  const { crmRecord } = deps.tables;
  const [row] = await database.read.select().from(crmRecord).where(eq(crmRecord.id, id));
  if (row?.state !== 'waiting') return;
  const answer = await handToCrm(row.handover);
  const now = deps.now();
  const outcome =
    answer.type === 'taken'
      ? { state: 'taken', salesforceId: answer.salesforceId, error: null }
      : { state: 'refused', salesforceId: null, error: answer.error };
  await database.transact((tx) =>
    tx
      .update(crmRecord)
      .set({ ...outcome, updatedAt: now })
      // What was told meanwhile is handed over by an event of its own.
      .where(and(eq(crmRecord.id, id), eq(crmRecord.tries, row.tries)))
      .returning({ id: crmRecord.id }),
  );
};
