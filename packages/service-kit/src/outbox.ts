import type { Database, Transaction } from './database/database.ts';
import { kitTables } from './kit-tables.ts';

export interface OutboxEvent {
  id: string;
  /** `quote.created`, `mail`, … */
  type: string;
  aggregateId: string;
  /** Rises with each change of the aggregate: a subscriber drops what is older than what it has. */
  sequence: number;
  payload: unknown;
}

/** Writes an event in the transaction of its change. Instants are in milliseconds; it leaves at `dueAt` at the earliest. */
export const appendEvent = async (
  tx: Transaction,
  { dialect }: Database,
  event: OutboxEvent,
  now: number,
  { dueAt = now }: { dueAt?: number } = {},
): Promise<void> => {
  const { outbox } = kitTables(dialect);
  await tx.insert(outbox).values({ ...event, createdAt: now, attempts: 0, nextAttemptAt: dueAt, parked: false });
};
