import type { FollowUp } from '@plenary/contracts/desk-deals.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import type { FollowUpRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';

interface Wanted {
  actor: UserActor;
  quoteId: string;
  /** The version that the caller has seen. */
  version: number;
  changed: (before: FollowUp) => Omit<FollowUp, 'version'>;
}

/** What became of it: written, or refused. */
export type Written = { followUp: FollowUp } | { code: 'not-found' } | { code: 'stale-version'; current: FollowUp };

/** What is kept of a deal that nobody has followed up yet is nothing. */
export const presentFollowUp = (row: FollowUpRow | null | undefined): FollowUp => ({
  owner: row?.owner ?? null,
  nextAction: row?.nextAction ?? '',
  nextDay: row?.nextDay ?? null,
  version: row?.version ?? 0,
});

/** Writes who follows a deal up and what comes next, where that has not changed since a version; what changes nothing leaves no entry. */
export const writeFollowUp = async (deps: BookingDeps, { actor, quoteId, version, changed }: Wanted): Promise<Written> => {
  const { tables } = deps;
  const { dealFollowUp, quote } = tables;
  const [entryId, at, { byId }] = [deps.newId(), deps.now(), await deps.catalogue.current()];
  return deps.database.transact(async (tx): Promise<Written> => {
    const [row] = await tx.select().from(quote).where(eq(quote.id, quoteId));
    const venue = row && byId.get(row.venueId);
    if (!venue || row.amends !== null) return { code: 'not-found' };
    const [kept] = await tx.select().from(dealFollowUp).where(eq(dealFollowUp.quoteId, quoteId));
    const before = presentFollowUp(kept);
    const stale: Written = { code: 'stale-version', current: before };
    if (before.version !== version) return stale;
    const after: FollowUp = { ...changed(before), version: version + 1 };
    const changes = changesOf(before, after);
    if (changes.length === 0) return { followUp: before };
    const values = { quoteId, ownerId: after.owner?.userId ?? null, ...after };
    const written = kept
      ? await tx
          .update(dealFollowUp)
          .set(values)
          .where(and(eq(dealFollowUp.quoteId, quoteId), eq(dealFollowUp.version, version)))
          .returning({ quoteId: dealFollowUp.quoteId })
      : await tx.insert(dealFollowUp).values(values).onConflictDoNothing().returning({ quoteId: dealFollowUp.quoteId });
    if (written.length === 0) return stale;
    const subject = dealSubject(row, { venue, day: row.frozen.search.days.at(0)?.date });
    await audit(tx, tables, { id: entryId, at, by: actor, action: 'follow-up-changed', subject, changes });
    return { followUp: after };
  });
};

const changesOf = (before: FollowUp, after: FollowUp) =>
  [
    { field: 'owner', from: before.owner?.email ?? null, to: after.owner?.email ?? null },
    { field: 'nextAction', from: before.nextAction, to: after.nextAction },
    { field: 'nextDay', from: before.nextDay, to: after.nextDay },
  ].filter(({ from, to }) => from !== to);
