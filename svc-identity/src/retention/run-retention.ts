import { type JobOutcome, jobRunTable } from '@plenary/service-kit/daily-job';
import type { Transaction } from '@plenary/service-kit/database/database';
import { keptTransactions, retainOnceADay, retentionJob } from '@plenary/service-kit/retention';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';
import { eraseUser } from '../personal-data/erase-user.ts';
import { isDueToErase, keptInactive, keptLinks } from './retention-rules.ts';

/**
 * Erases expired accounts and deletes expired rows, once a day on the first replica to ask; the rest of an interrupted run is
 * done by the next day's. Each erasure is audited and counts in the trail of the job, as all the rest. Answers how many accounts were
 * erased.
 */
export const runRetention = async (deps: IdentityDeps): Promise<number> => {
  const at = deps.now();
  const forgotten = await retainOnceADay(deps.database, at, (tx) => forgetExpired(tx, deps, at));
  return forgotten === null ? 0 : eraseDue(deps, { at, forgotten });
};

const forgetExpired = async (tx: Transaction, { tables, guesses }: IdentityDeps, at: number): Promise<JobOutcome> => {
  const { session, pendingSignIn, ssoAttempt, spentToken, mailToken, audit, deed } = tables;
  const sessions = await tx.delete(session).where(lte(session.expiresAt, at)).returning({ userId: session.userId });
  for (const table of [pendingSignIn, ssoAttempt, spentToken]) await tx.delete(table).where(lte(table.expiresAt, at));
  await guesses.forget(tx);
  const links = await tx
    .delete(mailToken)
    .where(lte(mailToken.expiresAt, at - keptLinks))
    .returning({ userId: mailToken.userId });
  const audited = await tx
    .delete(audit)
    .where(lte(audit.at, at - keptTransactions))
    .returning({ id: audit.id });
  const deeds = await tx
    .delete(deed)
    .where(lte(deed.at, at - keptTransactions))
    .returning({ id: deed.id });
  return { accounts: 0, sessions: sessions.length, links: links.length, deeds: audited.length + deeds.length };
};

interface Day {
  at: number;
  /** The current content of the day's row. */
  forgotten: JobOutcome;
}

/** An account that can't be erased is logged, and holds up none of the others. */
const eraseDue = async (deps: IdentityDeps, { at, forgotten }: Day): Promise<number> => {
  const { database, tables, logger } = deps;
  const { user } = tables;
  const lastUse = sql`coalesce(${user.lastSeenAt}, ${user.createdAt})`;
  const old = await database.read
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.role, 'customer'), lte(lastUse, at - keptInactive)));
  let accounts = 0;
  for (const { id } of old)
    try {
      if (await eraseIfDue(deps, { id, at, did: { ...forgotten, accounts: accounts + 1 } })) accounts++;
    } catch (error) {
      logger.error({ err: error, userId: id }, 'account not erased');
    }
  return accounts;
};

/**
 * One transaction for each account, with the row of the day: a concurrent sign-in is seen either before or after, never half
 * erased, and the row is right wherever the run breaks off.
 */
const eraseIfDue = (deps: IdentityDeps, { id, at, did }: { id: string; at: number; did: JobOutcome }): Promise<boolean> => {
  const { database, tables, newId } = deps;
  const { user } = tables;
  const jobRun = jobRunTable(database.dialect);
  const auditId = newId();
  return database.transact(async (tx) => {
    const [found] = await tx.select().from(user).where(eq(user.id, id));
    if (!found || !isDueToErase(found, at)) return false;
    await eraseUser(tx, deps, { user: found, actor: retentionJob, auditId, now: at });
    await tx
      .update(jobRun)
      .set({ did })
      .where(and(eq(jobRun.name, retentionJob), eq(jobRun.at, at)))
      .returning({ day: jobRun.day });
    return true;
  });
};
