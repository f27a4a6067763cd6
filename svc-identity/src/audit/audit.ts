import type { Transaction } from '@plenary/service-kit/database/database';
import type { AuditedAction, IdentityTables } from '../db/tables.ts';

interface Entry {
  id: string;
  /** Instant in milliseconds. */
  at: number;
  action: AuditedAction;
  userId: string;
  /** Id of a user, or the name of a job. */
  actor: string;
}

/** Keeps who did what to whose account, in the transaction that does it. */
export const audit = async (tx: Transaction, { audit: table }: IdentityTables, entry: Entry): Promise<void> => {
  await tx.insert(table).values(entry);
};
