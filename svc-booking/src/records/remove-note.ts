import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';

/** Takes out a note of the caller's own; an administrator may take out any. Refuses `not-found`, and `forbidden` for a colleague's. */
export const removeNote = async (
  { database, tables: { deskNote } }: BookingDeps,
  { actor, noteId }: { actor: UserActor; noteId: string },
): Promise<void> => {
  await database.transact(async (tx) => {
    const [row] = await tx.select().from(deskNote).where(eq(deskNote.id, noteId));
    if (!row) return refuse('not-found');
    if (row.writtenBy.userId !== actor.userId && actor.role !== 'admin') return refuse('forbidden');
    await tx.delete(deskNote).where(eq(deskNote.id, noteId));
  });
};
