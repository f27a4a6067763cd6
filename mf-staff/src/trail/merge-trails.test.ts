import type { AuditEntry, TrailPage } from '@plenary/contracts/audit-trail';
import { trailPageSize } from '@plenary/contracts/audit-trail-terms';
import fc from 'fast-check';
import { mergeTrails } from './merge-trails.ts';

const by = { userId: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d21', email: 's@comet.example', name: 'Samia' };
const entryOf = (at: number, id: string): AuditEntry => ({
  id,
  at: new Date(at).toISOString(),
  by,
  action: 'event-resent',
  subject: { type: 'event', id: 'e', name: 'mail' },
  changes: [],
});

/** A service's trail, read from behind a place as the services read theirs. */
const pageOf = (trail: readonly AuditEntry[], before: string | null): TrailPage => {
  const [, at = '', id = ''] = /^(\d+)_(.+)$/.exec(before ?? '') ?? [];
  const isOlder = (entry: AuditEntry) => {
    const own = Date.parse(entry.at);
    return before === null || own < Number(at) || (own === Number(at) && entry.id < id);
  };
  const sorted = trail.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at) || (one.id < other.id ? 1 : -1));
  const older = sorted.filter(isOlder);
  const entries = older.slice(0, trailPageSize);
  const last = entries.at(-1);
  return { entries, next: older.length > trailPageSize && last ? `${Date.parse(last.at)}_${last.id}` : null };
};

test('pages of merged trails show every entry of each once, the newest first, also those of one instant', () => {
  const trails = fc.array(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 130 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(trails, (instants) => {
      const kept = instants.map((ats, service) => ats.map((at, index) => entryOf(at, `${index % 7}-${service}-${index}`)));
      const read: AuditEntry[] = [];
      let before: string | null = null;
      do {
        const page: TrailPage = mergeTrails(kept.map((trail) => pageOf(trail, before)));
        read.push(...page.entries);
        before = page.next;
      } while (before !== null);
      expect(read.map(({ id }) => id).sort()).toEqual(
        kept
          .flat()
          .map(({ id }) => id)
          .sort(),
      );
      const ats = read.map(({ at }) => at);
      expect(ats).toEqual(ats.toSorted().reverse());
    }),
    { numRuns: 60 },
  );
});
