import type { TrailPage } from '@plenary/contracts/audit-trail';
import { trailPageSize } from '@plenary/contracts/audit-trail-terms';
import { newestFirst } from '@plenary/service-kit/database/newest-first';
import { and, eq } from 'drizzle-orm';
import { instantOf } from '../../answers/instant-of.ts';
import type { IdentityDeps } from '../../deps.ts';

interface Asked {
  /** The `next` of the page before. */
  before: string | undefined;
  subjectId: string | undefined;
}

/** The actions of administrators, newest first. Refuses `invalid-request` for an invalid cursor. */
export const listDeeds = async ({ database, tables: { deed } }: IdentityDeps, { before, subjectId }: Asked): Promise<TrailPage> => {
  const isAbout = subjectId === undefined ? undefined : eq(deed.subjectId, subjectId);
  const { rows, next } = await newestFirst(deed, { before, size: trailPageSize }, ({ isBehind, order, limit }) =>
    database.read
      .select()
      .from(deed)
      .where(and(isBehind, isAbout))
      .orderBy(...order)
      .limit(limit),
  );
  const entries = rows.map(({ id, at, doneBy, action, subjectType, subjectId: of, subjectName, changes }) => ({
    id,
    at: instantOf(at),
    by: doneBy,
    action,
    subject: { type: subjectType, id: of, name: subjectName },
    changes,
  }));
  return { entries, next };
};
