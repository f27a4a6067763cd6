import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** A view that the caller keeps. Refuses `not-found`, for one that a colleague keeps for themselves too, and `forbidden` for one that they share. */
export const ownView = async (
  tx: Transaction,
  { savedView }: BookingTables,
  { actor, viewId }: { actor: UserActor; viewId: string },
): Promise<BookingTables['savedView']['$inferSelect']> => {
  const [row] = await tx.select().from(savedView).where(eq(savedView.id, viewId));
  if (!row) return refuse('not-found');
  if (row.userId === actor.userId) return row;
  return refuse(row.isShared ? 'forbidden' : 'not-found');
};
