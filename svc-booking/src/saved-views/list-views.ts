import type { SavedView } from '@plenary/contracts/saved-views.schemas';
import type { ViewedList } from '@plenary/contracts/saved-views-terms';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, asc, eq, or } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { presentView } from './present-view.ts';

/** The views of a list that the caller keeps, and those that colleagues share, by name (design: desk D35). */
export const listViews = async (
  { database, tables: { savedView } }: BookingDeps,
  { actor, list }: { actor: UserActor; list: ViewedList },
): Promise<{ views: SavedView[] }> => {
  const rows = await database.read
    .select()
    .from(savedView)
    .where(and(eq(savedView.list, list), or(eq(savedView.userId, actor.userId), eq(savedView.isShared, true))))
    .orderBy(asc(savedView.name), asc(savedView.id));
  return { views: rows.map(presentView) };
};
