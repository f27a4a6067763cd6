import type { Account } from '@plenary/contracts/accounts.schemas';
import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, asc, count, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { instantOf } from '../../answers/instant-of.ts';
import type { IdentityTables } from '../../db/tables.ts';
import { stateOf } from './account-state.ts';

interface Wanted {
  condition: SQL | undefined;
  limit: number;
  /** Instant in milliseconds. */
  now: number;
}

/** Users as an administrator sees them, by e-mail address. */
export const findAccounts = async (reader: Reader, tables: IdentityTables, { condition, limit, now }: Wanted): Promise<Account[]> => {
  const { user, company, session, secondFactor } = tables;
  const rows = await reader
    .select({ user, companyName: company.name })
    .from(user)
    .innerJoin(company, eq(company.id, user.companyId))
    .where(condition)
    .orderBy(asc(user.email))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.user.id);
  const sessions = await reader
    .select({ userId: session.userId, count: count() })
    .from(session)
    .where(and(inArray(session.userId, ids), gt(session.expiresAt, now)))
    .groupBy(session.userId);
  const factors = await reader
    .select({ userId: secondFactor.userId })
    .from(secondFactor)
    .where(and(inArray(secondFactor.userId, ids), eq(secondFactor.isOn, true)));
  return rows.map(({ user: row, companyName }) => ({
    userId: row.id,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    phone: row.phone,
    lang: row.lang,
    role: row.role,
    company: { companyId: row.companyId, name: companyName },
    state: stateOf(row),
    mailboxProven: row.mailboxProven,
    hasSecondFactor: factors.some(({ userId }) => userId === row.id),
    sessionsCount: sessions.find(({ userId }) => userId === row.id)?.count ?? 0,
    createdAt: instantOf(row.createdAt),
    lastSeenAt: row.lastSeenAt === null ? null : instantOf(row.lastSeenAt),
    ...(row.role === 'staff' && { jobs: row.jobs }),
    version: row.version,
  }));
};

/** One of them; refuses `not-found`. */
export const findAccount = async (
  reader: Reader,
  tables: IdentityTables,
  { userId, now }: { userId: string; now: number },
): Promise<Account> => {
  const [found] = await findAccounts(reader, tables, { condition: eq(tables.user.id, userId), limit: 1, now });
  return found ?? refuse('not-found');
};
