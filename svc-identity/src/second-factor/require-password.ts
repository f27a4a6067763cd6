import { refuse } from '@plenary/http/refuse';
import type { IdentityDeps } from '../deps.ts';
import { limits } from '../limits.ts';
import type { FoundUser } from '../users/find-user.ts';

/** Lets a signed-in user through who knows the account's password. Refuses `invalid-request` at `password`, and 429 as at login. */
export const requirePassword = async (
  { passwords, throttle }: IdentityDeps,
  { email, passwordHash }: FoundUser,
  password: string | undefined,
): Promise<void> => {
  if (password === undefined || password === '') return refuse('invalid-request', { errors: { password: 'required' } });
  const isRight = await passwords.guess({
    password,
    kept: passwordHash,
    requireRoom: () => throttle.requireRoom(limits.failedLoginsOfAccount, email),
    countFailure: async () => void (await throttle.count(limits.failedLoginsOfAccount, email)),
  });
  if (!isRight) refuse('invalid-request', { errors: { password: 'invalid' } });
};
