import { refuse } from '@plenary/http/refuse';
import type { IdentityDeps } from '../deps.ts';
import { missingInfoOf } from '../sign-in/let-in.ts';
import { requirePending } from '../sign-in/pending-sign-in.ts';
import { findUserById } from '../users/find-user.ts';

/** The known details of a pending sign-in that waits for user info; refuses `authentication-required` without one. */
export const tellUserInfo = async ({ database, tables, now }: IdentityDeps, token: string | undefined) => {
  const { userId, person } = await requirePending(database.read, tables, { token, step: 'user-info', now: now() });
  if (person) return { ...missingInfoOf({ ...person, phone: '' }), isNewUser: true };
  const user = userId ? await findUserById(database.read, tables, userId) : undefined;
  return user ? missingInfoOf(user) : refuse('authentication-required');
};
