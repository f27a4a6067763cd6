import { refuse } from '@plenary/http/refuse';
import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { claimDomain } from '../companies/claim-domain.ts';
import type { Person } from '../db/person.ts';
import type { IdentityTables } from '../db/tables.ts';
import type { IdentityDeps } from '../deps.ts';
import type { FoundUser } from '../users/find-user.ts';
import { tellMailboxProven } from '../users/tell-mailbox-proven.ts';

/** Id of the user with this issuer and subject. */
export const findIdentity = async (
  reader: Reader,
  { identity }: IdentityTables,
  { issuer, subject }: Pick<Person, 'issuer' | 'subject'>,
): Promise<string | undefined> => {
  const [row] = await reader
    .select({ userId: identity.userId })
    .from(identity)
    .where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)));
  return row?.userId;
};

interface NewIdentity {
  user: { id: string };
  person: Pick<Person, 'issuer' | 'subject'>;
  now: number;
}

/** Stores an identity of a user; refuses `conflict` if it is known already. */
export const addIdentity = async (tx: Transaction, { identity }: IdentityTables, { user, person, now }: NewIdentity): Promise<void> => {
  const { issuer, subject } = person;
  const row = { issuer, subject, userId: user.id, createdAt: now };
  const added = await tx.insert(identity).values(row).onConflictDoNothing().returning({ userId: identity.userId });
  if (added.length === 0) refuse('conflict');
};

/** Removes every credential that may have been added without the mailbox; the password too, unless the caller knows whose it is. */
export const dropUnprovenWays = async (
  tx: Transaction,
  tables: IdentityTables,
  userId: string,
  { keepsPassword = false }: { keepsPassword?: boolean } = {},
): Promise<void> => {
  for (const { userId: owner, table } of [
    { userId: tables.identity.userId, table: tables.identity },
    { userId: tables.session.userId, table: tables.session },
    { userId: tables.pendingSignIn.userId, table: tables.pendingSignIn },
    { userId: tables.recoveryCode.userId, table: tables.recoveryCode },
    { userId: tables.secondFactor.userId, table: tables.secondFactor },
  ])
    await tx.delete(table).where(eq(owner, userId));
  if (keepsPassword) return;
  await tx.update(tables.user).set({ passwordHash: null }).where(eq(tables.user.id, userId));
};

/** Links a person to an account whose mailbox is theirs; where it was not proven before, everything else that opens it ends. */
export const linkIdentity = async (
  tx: Transaction,
  deps: Pick<IdentityDeps, 'database' | 'tables' | 'publicEmailDomains'>,
  { user, person, auditId, now }: NewIdentity & { user: FoundUser; auditId: string },
): Promise<void> => {
  const { tables } = deps;
  if (!user.mailboxProven) {
    await dropUnprovenWays(tx, tables, user.id);
    await tx.update(tables.user).set({ isActive: true, mailboxProven: true }).where(eq(tables.user.id, user.id));
    await claimDomain(tx, deps, user.id);
    await tellMailboxProven(tx, deps, { userId: user.id, now });
  }
  await addIdentity(tx, tables, { user, person, now });
  await audit(tx, tables, { id: auditId, at: now, action: 'outside-account-linked', userId: user.id, actor: user.id });
};
