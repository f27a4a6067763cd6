import { kitTables } from '@plenary/service-kit/kit-tables';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';
import { eraseUser } from '../personal-data/erase-user.ts';
import { isDueToErase, keptInactive, keptLinks, keptThrottles } from './retention-rules.ts';

const job = 'retention';

/**
 * Erases accounts whose time is over and forgets what has expired. Once a day, whoever asks first; a run that broke off is finished
 * by the next day's, and running it again changes nothing. Answers how many accounts were erased.
 */
export const runRetention = async (deps: IdentityDeps): Promise<number> => {
  const { database, tables, now } = deps;
  const at = now();
  const row = { name: job, day: new Date(at).toISOString().slice(0, 10) };
  const taken = await database.transact((tx) =>
    tx.insert(tables.jobRun).values(row).onConflictDoNothing().returning({ day: tables.jobRun.day }),
  );
  if (taken.length === 0) return 0;
  await forgetExpired(deps, at);
  return eraseDue(deps, at);
};

const forgetExpired = async ({ database, tables }: IdentityDeps, at: number) => {
  const { session, pendingSignIn, ssoAttempt, spentToken, mailToken, jobRun } = tables;
  const { throttle } = kitTables(database.dialect);
  await database.transact(async (tx) => {
    for (const table of [session, pendingSignIn, ssoAttempt, spentToken]) await tx.delete(table).where(lte(table.expiresAt, at));
    await tx.delete(mailToken).where(lte(mailToken.expiresAt, at - keptLinks));
    await tx.delete(throttle).where(lte(throttle.windowStart, at - keptThrottles));
    await tx.delete(jobRun).where(lte(jobRun.day, new Date(at - keptLinks).toISOString().slice(0, 10)));
  });
};

/** One transaction an account: somebody who signs in meanwhile is met either before or after, never half erased. */
const eraseDue = async (deps: IdentityDeps, at: number): Promise<number> => {
  const { database, tables, newId } = deps;
  const { user } = tables;
  const lastUse = sql`coalesce(${user.lastSeenAt}, ${user.createdAt})`;
  const old = await database.read
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.role, 'customer'), lte(lastUse, at - keptInactive)));
  let erased = 0;
  for (const { id } of old) {
    const auditId = newId();
    const isErased = await database.transact(async (tx) => {
      const [found] = await tx.select().from(user).where(eq(user.id, id));
      if (!found || !isDueToErase(found, at)) return false;
      await eraseUser(tx, deps, { user: found, actor: job, auditId, now: at });
      return true;
    });
    if (isErased) erased++;
  }
  return erased;
};

/** Looks every so often whether today's run is still to be done, until stopped. */
export const startRetention = (deps: IdentityDeps, everyMilliseconds: number) => {
  let running: Promise<unknown> = Promise.resolve();
  const tick = () => {
    running = runRetention(deps).catch((error: unknown) => deps.logger.error({ err: error }, job));
  };
  tick();
  const timer = setInterval(tick, everyMilliseconds);
  return {
    name: job,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
