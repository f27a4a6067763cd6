import type { AccountAction } from '@plenary/contracts/accounts-terms';
import type { AuditEntry, StaffMember } from '@plenary/contracts/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { IdentityTables } from '../db/tables.ts';

interface Deed {
  id: string;
  /** Instant in milliseconds. */
  at: number;
  by: StaffMember;
  action: AccountAction;
  subject: { type: 'user' | 'company' | 'event'; id: string; name: string };
  changes: readonly AuditEntry['changes'][number][];
}

/** Keeps what an administrator did, in the transaction that does it: neither is without the other. */
export const recordAction = async (
  tx: Transaction,
  { deed }: IdentityTables,
  { id, at, by, action, subject, changes }: Deed,
): Promise<void> => {
  const about = { subjectType: subject.type, subjectId: subject.id, subjectName: subject.name };
  await tx.insert(deed).values({ id, at, doneBy: by, action, ...about, changes: [...changes] });
};
