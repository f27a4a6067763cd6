import type { AuditEntry, TrailPage } from '@plenary/contracts/audit-trail';
import { trailPageSize } from '@plenary/contracts/audit-trail-terms';

const isNewer = (one: AuditEntry, other: AuditEntry) => (one.at === other.at ? one.id > other.id : one.at > other.at);

/**
 * One page of the trails of several services, the newest first. Each of them is ordered by instant and id and goes on from behind any
 * such place, its own entry or not: so one place leads on in all of them.
 */
export const mergeTrails = (pages: readonly TrailPage[]): TrailPage => {
  const found = pages.flatMap(({ entries }) => entries).sort((one, other) => (isNewer(one, other) ? -1 : 1));
  const entries = found.slice(0, trailPageSize);
  const last = entries.at(-1);
  const isMore = found.length > trailPageSize || pages.some(({ next }) => next !== null);
  return { entries, next: isMore && last ? `${Date.parse(last.at)}_${last.id}` : null };
};
