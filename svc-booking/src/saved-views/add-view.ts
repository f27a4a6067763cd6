import type { SavedView, SavedViewForm } from '@plenary/contracts/saved-views.schemas';
import { mostViews } from '@plenary/contracts/saved-views-terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import { count, eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { presentView } from './present-view.ts';

/** Keeps a view of a list for the caller (design: desk D35). Refuses `conflict` over the limit of a person. */
export const addView = async (
  { database, tables: { savedView }, newId }: BookingDeps,
  { actor, form }: { actor: UserActor; form: SavedViewForm },
): Promise<SavedView> => {
  const row = { id: newId(), userId: actor.userId, madeBy: staffMemberOf(actor), ...form, version: 1 };
  await database.transact(async (tx) => {
    const [own] = await tx.select({ views: count() }).from(savedView).where(eq(savedView.userId, actor.userId));
    if (Number(own?.views) >= mostViews) return refuse('conflict');
    await tx.insert(savedView).values(row);
  });
  return presentView(row);
};
