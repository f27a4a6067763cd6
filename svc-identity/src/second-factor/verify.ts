import { refuse } from '@plenary/http/refuse';
import type { IdentityDeps } from '../deps.ts';
import { limits } from '../limits.ts';
import { letIn, type SignIn } from '../sign-in/let-in.ts';
import { requirePending, takePending } from '../sign-in/pending-sign-in.ts';
import { findSecondFactor } from '../users/find-second-factor.ts';
import { findUserById } from '../users/find-user.ts';
import { requireMaySignIn } from '../users/may-sign-in.ts';
import { useCode } from './use-code.ts';

interface Verification {
  code: string;
  pendingToken: string | undefined;
  oldToken: string | undefined;
}

/**
 * Goes on with a pending sign-in by a code of its user's second factor. Refuses `authentication-required` without one,
 * `authentication-failed` for a code that is wrong or was used, and 429 after 10 codes in 15 minutes, the right one too.
 */
export const verify = async (deps: IdentityDeps, { code, pendingToken, oldToken }: Verification): Promise<SignIn> => {
  const { database, tables, throttle, now, newToken } = deps;
  const [at, token] = [now(), newToken()];
  const expected = { token: pendingToken, step: 'second-factor' as const, now: at };
  const { userId } = await requirePending(database.read, tables, expected);
  if (!userId) return refuse('authentication-required');
  await throttle.take(limits.factorCodesOfAccount, userId);
  return database.transact(async (tx) => {
    await takePending(tx, tables, expected);
    const isOn = (await findSecondFactor(tx, tables, userId))?.isOn === true;
    if (!isOn || !(await useCode(tx, deps, { userId, code, now: at }))) refuse('authentication-failed');
    const user = requireMaySignIn(await findUserById(tx, tables, userId));
    return letIn(tx, deps, { user, token, oldToken, now: at, isVerified: true });
  });
};
