import type { TrailPage } from '@plenary/contracts/audit-trail';
import { trailPageSize } from '@plenary/contracts/audit-trail-terms';
import { newestFirst } from '@plenary/service-kit/database/newest-first';
import type { BookingDeps } from '../deps.ts';

/** What staff did, the newest first, from behind a place in the trail on. Refuses `invalid-request` for a place that is none. */
export const listAuditTrail = async ({ database, tables }: BookingDeps, before: string | undefined): Promise<TrailPage> => {
  const { auditEntry } = tables;
  const { rows, next } = await newestFirst(auditEntry, { before, size: trailPageSize }, ({ isBehind, order, limit }) =>
    database.read
      .select()
      .from(auditEntry)
      .where(isBehind)
      .orderBy(...order)
      .limit(limit),
  );
  const entries = rows.map(({ id, at, by, action, subject, changes: [...changes] }) => ({
    id,
    at: new Date(at).toISOString(),
    by,
    action,
    subject,
    changes,
  }));
  return { entries, next };
};
