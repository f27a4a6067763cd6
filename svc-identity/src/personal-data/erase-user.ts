import type { UserErased } from '@plenary/contracts/events';
import type { Database, Transaction } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { appendEvent } from '@plenary/service-kit/outbox';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { dropCompanyOfNobody } from '../companies/move-to-company.ts';
import { ownerKey } from '../credits/credit-owner.ts';
import type { IdentityTables } from '../db/tables.ts';

export const userErased = 'user.erased';

interface Erasure {
  user: { id: string; email: string; companyId: string; mailboxProven: boolean };
  /** Id of the user, or the name of a job. */
  actor: string;
  /** Id of the audit entry, and of the event for other services. */
  auditId: string;
  now: number;
}

/**
 * Erases a user and their data, including unsent mails and unsent or parked events, and tells the other services. The trail keeps
 * the action under an id without meaning.
 */
export const eraseUser = async (
  tx: Transaction,
  { database, tables }: { database: Database; tables: IdentityTables },
  { user, actor, auditId, now }: Erasure,
): Promise<void> => {
  const { id, email, companyId, mailboxProven } = user;
  for (const table of [tables.session, tables.pendingSignIn, tables.identity, tables.recoveryCode, tables.secondFactor, tables.mailToken])
    await tx.delete(table).where(eq(table.userId, id));
  const { outbox } = kitTables(database.dialect);
  // Link mails are keyed by address, events by id.
  await tx.delete(outbox).where(and(inArray(outbox.aggregateId, [id, email]), ne(outbox.type, userErased)));
  await tx.delete(tables.user).where(eq(tables.user.id, id));
  // No reference of the database's own: a company and its people would each have to be made before the other.
  await tx.update(tables.company).set({ primaryContactId: null }).where(eq(tables.company.primaryContactId, id));
  await dropCompanyOfNobody(tx, tables, companyId);
  await tx.update(tables.deed).set({ subjectName: '', changes: [] }).where(eq(tables.deed.subjectId, id));
  // The ledger stays, as every account of what was paid; who it was is gone.
  await tx
    .update(tables.creditEntry)
    .set({ reason: '' })
    .where(eq(tables.creditEntry.owner, ownerKey('user', id)));
  await audit(tx, tables, { id: auditId, at: now, action: 'erased', userId: id, actor });
  const payload: UserErased = { userId: id, ...(mailboxProven && { email }) };
  await appendEvent(tx, database, { id: auditId, type: userErased, aggregateId: id, sequence: 1, payload }, now);
};
