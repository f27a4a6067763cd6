import type { User } from '@plenary/contracts/user.schemas';
import { refuse } from '@plenary/http/refuse';
import type { IdentityDeps } from '../deps.ts';
import { findUserById } from '../users/find-user.ts';
import { presentUser } from './present-user.ts';

/** The signed-in user; refuses `authentication-required` for one who is gone. */
export const getMe = async (deps: IdentityDeps, userId: string): Promise<User> => {
  const user = await findUserById(deps.database.read, deps.tables, userId);
  return user ? presentUser(deps, user) : refuse('authentication-required');
};
