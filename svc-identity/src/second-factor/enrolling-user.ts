import { refuse } from '@plenary/http/refuse';
import type { Actor } from '@plenary/service-kit/actor';
import type { IdentityDeps } from '../deps.ts';
import { requirePending } from '../sign-in/pending-sign-in.ts';
import { findSecondFactor } from '../users/find-second-factor.ts';
import { type FoundUser, findUserById } from '../users/find-user.ts';

export interface Enrolling {
  actor: Actor;
  pendingToken: string | undefined;
}

/**
 * The user who may set up a second factor, from a session or from a pending sign-in that must enrol. Refuses `authentication-required`,
 * and `conflict` where it is on already: a pending sign-in has proven the password alone.
 */
export const requireEnrolling = async (
  { database, tables, now }: IdentityDeps,
  { actor, pendingToken }: Enrolling,
): Promise<{ user: FoundUser; isPending: boolean }> => {
  const isPending = actor.kind !== 'user';
  const expected = { token: pendingToken, step: 'second-factor' as const, now: now() };
  const userId = isPending ? (await requirePending(database.read, tables, expected)).userId : actor.userId;
  const user = userId ? await findUserById(database.read, tables, userId) : undefined;
  if (!user) return refuse('authentication-required');
  if ((await findSecondFactor(database.read, tables, user.id))?.isOn) return refuse('conflict');
  return { user, isPending };
};
