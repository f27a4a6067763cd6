import type { Database, Transaction } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { dropCompanyOfNobody } from '../companies/move-to-company.ts';
import type { IdentityTables } from '../db/tables.ts';
import { linkAsked } from '../mail-links/ask-for-link.ts';

interface Erasure {
  user: { id: string; email: string; companyId: string };
  /** Id of the user, or the name of a job. */
  actor: string;
  auditId: string;
  now: number;
}

/** Erases a user and all that is theirs, mails that wait to be sent too; that it happened is kept, under an id that says nothing. */
export const eraseUser = async (
  tx: Transaction,
  { database: { dialect }, tables }: { database: Database; tables: IdentityTables },
  { user, actor, auditId, now }: Erasure,
): Promise<void> => {
  const { id, email, companyId } = user;
  for (const table of [tables.session, tables.pendingSignIn, tables.identity, tables.recoveryCode, tables.secondFactor, tables.mailToken])
    await tx.delete(table).where(eq(table.userId, id));
  const { outbox } = kitTables(dialect);
  await tx.delete(outbox).where(and(eq(outbox.type, linkAsked), eq(outbox.aggregateId, email)));
  await tx.delete(tables.user).where(eq(tables.user.id, id));
  await dropCompanyOfNobody(tx, tables, companyId);
  await audit(tx, tables, { id: auditId, at: now, action: 'erased', userId: id, actor });
};
