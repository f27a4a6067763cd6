import { refuse } from '@plenary/http/refuse';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { IdentityDeps } from '../deps.ts';
import { requirePassword } from '../second-factor/require-password.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { openSession } from '../sessions/open-session.ts';
import { findUserById } from '../users/find-user.ts';
import { refuseCommonPassword } from './common-passwords.ts';

interface Change {
  userId: string;
  /** The one in use. */
  password: string;
  newPassword: string;
  /** Token of the current session. */
  oldToken: string | undefined;
}

/**
 * Changes the password of a signed-in user, ends every session and sign-in on its way, and answers the token of a new session. Refuses
 * `invalid-request` at `password` and `newPassword`, 429 for the failures of this session, `conflict` where the account has no password: a
 * mailed link gives it one.
 */
export const changePassword = async (deps: IdentityDeps, { userId, password, newPassword, oldToken }: Change): Promise<string> => {
  const { database, tables, passwords, now, newId, newToken } = deps;
  const user = await findUserById(database.read, tables, userId);
  if (!user) return refuse('authentication-required');
  const kept = user.passwordHash;
  if (!kept) return refuse('conflict');
  refuseCommonPassword(newPassword, 'newPassword');
  await requirePassword(deps, user, { password, token: oldToken });
  const passwordHash = await passwords.hash(newPassword);
  const [at, token, auditId] = [now(), newToken(), newId()];
  await database.transact(async (tx) => {
    const changed = await tx
      .update(tables.user)
      .set({ passwordHash })
      .where(and(eq(tables.user.id, userId), eq(tables.user.passwordHash, kept)))
      .returning({ id: tables.user.id });
    if (changed.length === 0) refuse('invalid-request', { errors: { password: 'invalid' } });
    const still = await findUserById(tx, tables, userId);
    if (!still || still.disabledAt !== null) return refuse('authentication-required');
    await audit(tx, tables, { id: auditId, at, action: 'password-set', userId, actor: userId });
    await endSessions(tx, tables, userId);
    await openSession(tx, tables, { token, user: still, oldToken: undefined, now: at });
  });
  return token;
};
