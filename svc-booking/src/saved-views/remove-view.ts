import type { UserActor } from '@plenary/service-kit/actor';
import { eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { ownView } from './own-view.ts';

/** Removes a view that the caller keeps. Refuses as `ownView` does. */
export const removeView = async ({ database, tables }: BookingDeps, asked: { actor: UserActor; viewId: string }): Promise<void> =>
  database.transact(async (tx) => {
    await ownView(tx, tables, asked);
    await tx.delete(tables.savedView).where(eq(tables.savedView.id, asked.viewId));
  });
