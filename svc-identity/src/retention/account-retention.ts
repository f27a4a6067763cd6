import type { RetentionMonth } from '@plenary/contracts/retention.schemas';
import { retentionJob, retentionOfMonth } from '@plenary/service-kit/retention';
import { and, eq, gte, ne } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';

/** Counts of a month (`2026-11`): accounts removed by retention, and accounts erased by their users on the same day. */
export const accountRetention = async ({ database, tables }: IdentityDeps, month: string): Promise<RetentionMonth> => {
  const { runs, hasEarlier } = await retentionOfMonth(database, month);
  const { audit } = tables;
  const since = Date.parse(`${month}-01T00:00:00Z`);
  const erased = await database.read
    .select({ at: audit.at })
    .from(audit)
    .where(and(eq(audit.action, 'erased'), ne(audit.actor, retentionJob), gte(audit.at, since)));
  const days = erased.map(({ at }) => new Date(at).toISOString().slice(0, 10));
  return {
    runs: runs.map((run) => ({
      ...run,
      removed: { ...run.removed, accountsOnRequest: days.filter((day) => day === run.day).length },
    })),
    hasEarlier,
  };
};
