import type { TrailPage } from '@plenary/contracts/audit-trail';
import { trailPageSize } from '@plenary/contracts/audit-trail-terms';
import { refuse } from '@plenary/http/refuse';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';

/** What staff did, the newest first, from behind a place in the trail on. Refuses `invalid-request` for a place that is none. */
export const listAuditTrail = async ({ database, tables }: BookingDeps, before: string | undefined): Promise<TrailPage> => {
  const { auditEntry } = tables;
  const place = before === undefined ? undefined : parsePlace(before);
  const isOlder = place && or(lt(auditEntry.at, place.at), and(eq(auditEntry.at, place.at), lt(auditEntry.id, place.id)));
  const rows = await database.read
    .select()
    .from(auditEntry)
    .where(isOlder)
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(trailPageSize + 1);
  const shown = rows.slice(0, trailPageSize);
  const last = shown.at(-1);
  return {
    entries: shown.map(({ id, at, by, action, subject, changes: [...changes] }) => ({
      id,
      at: new Date(at).toISOString(),
      by,
      action,
      subject,
      changes,
    })),
    next: rows.length > trailPageSize && last ? `${last.at}_${last.id}` : null,
  };
};

const parsePlace = (text: string): { at: number; id: string } => {
  const [, at, id] = /^(\d{1,15})_(.+)$/.exec(text) ?? refuse('invalid-request', { errors: { before: 'invalid' } });
  return { at: Number(at), id: id ?? '' };
};
