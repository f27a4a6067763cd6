import type { SavedView, SavedViewChange } from '@plenary/contracts/saved-views.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { ownView } from './own-view.ts';
import { presentView } from './present-view.ts';

interface Wanted {
  actor: UserActor;
  viewId: string;
  change: SavedViewChange;
}

/** Changes a view that the caller keeps. Refuses as `ownView` does, and `stale-version` with the newer state. */
export const changeView = async ({ database, tables }: BookingDeps, { actor, viewId, change }: Wanted): Promise<SavedView> => {
  const { savedView } = tables;
  const { version, ...wanted } = change;
  return database.transact(async (tx) => {
    const kept = await ownView(tx, tables, { actor, viewId });
    const stale = () => refuse('stale-version', { members: { current: presentView(kept) } });
    if (kept.version !== version) return stale();
    const [written] = await tx
      .update(savedView)
      .set({ ...wanted, version: version + 1 })
      .where(and(eq(savedView.id, viewId), eq(savedView.version, version)))
      .returning();
    return written ? presentView(written) : stale();
  });
};
