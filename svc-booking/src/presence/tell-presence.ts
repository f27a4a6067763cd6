import { mostPresent, presenceEnds } from '@plenary/contracts/presence-terms';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import { and, asc, eq, lte, ne } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';

interface Told {
  actor: UserActor;
  /** Kind and id of a record. */
  subject: string;
}

interface Other {
  userId: string;
  name: string;
}

/**
 * Keeps that the caller has a record open, and tells which colleagues have (design: desk D34); nobody is locked out. Whoever told nothing for a
 * while has closed theirs: their row is dropped.
 */
export const tellPresence = async ({ database, tables, now }: BookingDeps, { actor, subject }: Told): Promise<{ others: Other[] }> => {
  const { presence } = tables;
  const { userId, name } = staffMemberOf(actor);
  const seenAt = now();
  return database.transact(async (tx) => {
    await tx.delete(presence).where(lte(presence.seenAt, seenAt - presenceEnds * 1_000));
    const row = { subject, userId, name, seenAt };
    await tx
      .insert(presence)
      .values(row)
      .onConflictDoUpdate({ target: [presence.subject, presence.userId], set: row });
    const others = await tx
      .select({ userId: presence.userId, name: presence.name })
      .from(presence)
      .where(and(eq(presence.subject, subject), ne(presence.userId, userId)))
      .orderBy(asc(presence.name), asc(presence.userId))
      .limit(mostPresent);
    return { others };
  });
};
