import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { BookingDeps } from '../deps.ts';
import { targetWords } from './feed-target.ts';

/** Takes a feed away for good, with an entry in the trail; an administrator any. Refuses `not-found`, for a colleague's too. */
export const revokeFeed = async (deps: BookingDeps, { actor, feedId }: { actor: UserActor; feedId: string }): Promise<void> => {
  const { database, tables } = deps;
  const { calendarFeed } = tables;
  const [entryId, at, catalogue] = [deps.newId(), deps.now(), await deps.catalogue.current()];
  const own = actor.role === 'admin' ? undefined : eq(calendarFeed.userId, actor.userId);
  await database.transact(async (tx) => {
    const [row] = await tx
      .delete(calendarFeed)
      .where(and(eq(calendarFeed.id, feedId), own))
      .returning();
    if (!row) return refuse('not-found');
    const subject = { type: 'feed', id: feedId, name: `${row.name}, ${targetWords(row, catalogue)}` };
    await audit(tx, tables, { id: entryId, at, by: actor, action: 'feed-revoked', subject, changes: [] });
  });
};
