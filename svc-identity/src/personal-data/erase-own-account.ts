import { refuse } from '@plenary/http/refuse';
import type { IdentityDeps } from '../deps.ts';
import { parseEmail } from '../emails/parse-email.ts';
import { requirePassword } from '../second-factor/require-password.ts';
import { findUserById } from '../users/find-user.ts';
import { eraseUser } from './erase-user.ts';

interface OwnErasure {
  userId: string;
  /** As typed, to be sure. */
  email: string;
  password: string | undefined;
}

/**
 * Erases a customer's account for good. Refuses `invalid-request` at an e-mail that is not the account's and at a wrong password
 * (where it has one), `forbidden` for staff, whose accounts an administrator closes. What changed while the password was checked counts.
 */
export const eraseOwnAccount = async (deps: IdentityDeps, { userId, email, password }: OwnErasure): Promise<void> => {
  const { database, tables, now, newId } = deps;
  const user = await findUserById(database.read, tables, userId);
  if (!user) return refuse('authentication-required');
  if (user.role !== 'customer') return refuse('forbidden');
  const typed = parseEmail(email);
  if (!('address' in typed) || typed.address !== user.email) return refuse('invalid-request', { errors: { email: 'invalid_value' } });
  if (user.passwordHash) await requirePassword(deps, user, password);
  const [at, auditId] = [now(), newId()];
  await database.transact(async (tx) => {
    const still = await findUserById(tx, tables, userId);
    if (!still) return refuse('authentication-required');
    if (still.role !== 'customer') return refuse('forbidden');
    if (still.passwordHash !== user.passwordHash) return refuse('invalid-request', { errors: { password: 'invalid' } });
    await eraseUser(tx, deps, { user: still, actor: userId, auditId, now: at });
  });
};
