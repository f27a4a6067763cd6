import type { Database, Transaction } from './database/database.ts';
import { kitTables } from './kit-tables.ts';

/** Runs `work` the first time an event arrives, in the same transaction; answers false for one that was here before. */
export const receiveOnce = (
  database: Database,
  { eventId, now }: { eventId: string; now: number },
  work: (tx: Transaction) => Promise<void>,
): Promise<boolean> => {
  const { inbox } = kitTables(database.dialect);
  return database.transact(async (tx) => {
    const fresh = await tx.insert(inbox).values({ eventId, receivedAt: now }).onConflictDoNothing().returning();
    if (fresh.length === 0) return false;
    await work(tx);
    return true;
  });
};
