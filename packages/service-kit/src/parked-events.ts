import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from './database/database.ts';
import { kitTables } from './kit-tables.ts';

/** The visible part of a parked event: not its content, because a mail may hold a link that signs in. */
export interface ParkedEvent {
  id: string;
  type: string;
  aggregateId: string;
  attempts: number;
  /** Instant in milliseconds. */
  createdAt: number;
}

/** The oldest events that the relay has given up on. */
export const parkedEvents = async ({ dialect, read }: Database, limit: number): Promise<ParkedEvent[]> => {
  const { outbox } = kitTables(dialect);
  const { id, type, aggregateId, attempts, createdAt } = outbox;
  return read
    .select({ id, type, aggregateId, attempts, createdAt })
    .from(outbox)
    .where(eq(outbox.parked, true))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
};

/** Gives a parked event to the relay again, from its first try on; answers it, or undefined where none is parked under that id. */
export const resendParked = async (
  tx: Transaction,
  { dialect }: Database,
  { id, now }: { id: string; now: number },
): Promise<Pick<ParkedEvent, 'id' | 'type'> | undefined> => {
  const { outbox } = kitTables(dialect);
  const [resent] = await tx
    .update(outbox)
    .set({ parked: false, attempts: 0, nextAttemptAt: now })
    .where(and(eq(outbox.id, id), eq(outbox.parked, true)))
    .returning({ id: outbox.id, type: outbox.type });
  return resent;
};
