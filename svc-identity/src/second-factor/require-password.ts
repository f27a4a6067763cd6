import { refuse } from '@plenary/http/refuse';
import type { IdentityDeps } from '../deps.ts';
import type { FoundUser } from '../users/find-user.ts';

/**
 * Lets a signed-in user through who knows the account's password. Refuses `invalid-request` at `password`, and 429 for the failures of
 * this session alone: what strangers try at the sign-in does not count here.
 */
export const requirePassword = async (
  { passwords, guesses }: IdentityDeps,
  { email, passwordHash }: FoundUser,
  { password, token }: { password: string | undefined; token: string | undefined },
): Promise<void> => {
  if (password === undefined || password === '') return refuse('invalid-request', { errors: { password: 'required' } });
  const isRight = await passwords.guess({
    password,
    kept: passwordHash,
    ...guesses.attempt(email, { session: token ?? '' }),
  });
  if (!isRight) refuse('invalid-request', { errors: { password: 'invalid' } });
};
