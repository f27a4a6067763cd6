import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { IdentityDeps } from '../deps.ts';
import { parseEmail } from '../emails/parse-email.ts';
import { limits } from '../limits.ts';
import { requirePassword } from '../second-factor/require-password.ts';
import { useCode } from '../second-factor/use-code.ts';
import { requireFreshSession } from '../sessions/require-fresh-session.ts';
import { findSecondFactor } from '../users/find-second-factor.ts';
import { findUserById } from '../users/find-user.ts';
import { eraseUser } from './erase-user.ts';

interface OwnErasure {
  userId: string;
  /** The address as typed for confirmation. */
  email: string;
  password: string | undefined;
  /** A code of the second factor. */
  code: string | undefined;
  /** Token of the current session. */
  token: string | undefined;
}

/**
 * Erases a customer's account for good. Refuses `invalid-request` at an e-mail that is not the account's and at what is wrong with the
 * proof: the password; where there is none a code of the second factor; where there is neither a sign-in within 10 minutes (`session`).
 * `forbidden` for staff, whose accounts an administrator closes. What changed while the password was checked counts.
 */
export const eraseOwnAccount = async (deps: IdentityDeps, { userId, email, password, code, token }: OwnErasure): Promise<void> => {
  const { database, tables, throttle, now, newId } = deps;
  const user = await findUserById(database.read, tables, userId);
  if (!user) return refuse('authentication-required');
  if (user.role !== 'customer') return refuse('forbidden');
  const typed = parseEmail(email);
  if (!('address' in typed) || typed.address !== user.email) return refuse('invalid-request', { errors: { email: 'invalid_value' } });
  if (user.passwordHash) await requirePassword(deps, user, { password, token });
  else if (code !== undefined) await throttle.take(limits.factorCodesOfAccount, userId);
  const [at, auditId] = [now(), newId()];
  await database.transact(async (tx) => {
    const still = await findUserById(tx, tables, userId);
    if (!still) return refuse('authentication-required');
    if (still.role !== 'customer') return refuse('forbidden');
    if (still.passwordHash !== user.passwordHash) return refuse('invalid-request', { errors: { password: 'invalid' } });
    if (!still.passwordHash) await requireCodeOrFreshSession(tx, deps, { userId, code, token, now: at });
    await eraseUser(tx, deps, { user: still, actor: userId, auditId, now: at });
  });
};

const requireCodeOrFreshSession = async (
  tx: Transaction,
  deps: IdentityDeps,
  { userId, code, token, now }: Pick<OwnErasure, 'userId' | 'code' | 'token'> & { now: number },
): Promise<void> => {
  const { tables } = deps;
  if ((await findSecondFactor(tx, tables, userId))?.isOn) {
    if (code === undefined || code === '') return refuse('invalid-request', { errors: { code: 'required' } });
    return (await useCode(tx, deps, { userId, code, now })) ? undefined : refuse('invalid-request', { errors: { code: 'invalid' } });
  }
  await requireFreshSession(tx, tables, { userId, token, now });
};
