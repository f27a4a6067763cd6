import type { TrailPage } from '@plenary/contracts/audit-trail';
import { trailPageSize } from '@plenary/contracts/audit-trail-terms';
import { refuse } from '@plenary/http/refuse';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { IdentityDeps } from '../../deps.ts';
import { instantOf } from '../../sessions/list-sessions.ts';

interface Asked {
  /** The `next` of the page before. */
  before: string | undefined;
  subjectId: string | undefined;
}

/** What administrators did, the newest first. Refuses `invalid-request` for a place in the trail that is none. */
export const listDeeds = async ({ database, tables: { deed } }: IdentityDeps, { before, subjectId }: Asked): Promise<TrailPage> => {
  const place = before === undefined ? undefined : parsePlace(before);
  const isOlder = place && or(lt(deed.at, place.at), and(eq(deed.at, place.at), lt(deed.id, place.id)));
  const rows = await database.read
    .select()
    .from(deed)
    .where(and(isOlder, subjectId === undefined ? undefined : eq(deed.subjectId, subjectId)))
    .orderBy(desc(deed.at), desc(deed.id))
    .limit(trailPageSize + 1);
  const shown = rows.slice(0, trailPageSize);
  const last = shown.at(-1);
  return {
    entries: shown.map(({ id, at, doneBy, action, subjectType, subjectId: of, subjectName, changes }) => ({
      id,
      at: instantOf(at),
      by: doneBy,
      action,
      subject: { type: subjectType, id: of, name: subjectName },
      changes,
    })),
    next: rows.length > trailPageSize && last ? `${last.at}_${last.id}` : null,
  };
};

const parsePlace = (text: string): { at: number; id: string } => {
  const [, at, id] = /^(\d{1,15})_(.+)$/.exec(text) ?? refuse('invalid-request', { errors: { before: 'invalid' } });
  return { at: Number(at), id: id ?? '' };
};
