import { refuse } from '@plenary/http/refuse';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { IdentityDeps } from '../deps.ts';
import { limits } from '../limits.ts';
import { isFactorRequired } from '../users/find-second-factor.ts';
import { findUserById } from '../users/find-user.ts';
import { requirePassword } from './require-password.ts';
import { useCode } from './use-code.ts';

interface Disabling {
  userId: string;
  password: string | undefined;
  code: string | undefined;
  /** Token of the current session. */
  token: string | undefined;
}

/**
 * Turns the second factor off, with the password, or with a code where the account has none. Refuses `forbidden` where the user's
 * role can't do without, `conflict` where it is off, `invalid-request` at what is wrong. What changed while the password was checked
 * counts.
 */
export const disable = async (deps: IdentityDeps, { userId, password, code, token }: Disabling): Promise<void> => {
  const { database, tables, throttle, now, newId } = deps;
  const user = await findUserById(database.read, tables, userId);
  if (!user) return refuse('authentication-required');
  if (isFactorRequired(deps, user.role)) return refuse('forbidden');
  if (user.passwordHash) await requirePassword(deps, user, { password, token });
  else await throttle.take(limits.factorCodesOfAccount, userId);
  const [at, auditId] = [now(), newId()];
  await database.transact(async (tx) => {
    const { secondFactor, recoveryCode } = tables;
    const still = await findUserById(tx, tables, userId);
    if (!still) return refuse('authentication-required');
    if (isFactorRequired(deps, still.role)) return refuse('forbidden');
    if (still.passwordHash !== user.passwordHash) return refuse('invalid-request', { errors: { password: 'invalid' } });
    const isRight = user.passwordHash !== null || (code !== undefined && (await useCode(tx, deps, { userId, code, now: at })));
    if (!isRight) refuse('invalid-request', { errors: { code: code === undefined ? 'required' : 'invalid' } });
    const off = await tx
      .delete(secondFactor)
      .where(and(eq(secondFactor.userId, userId), eq(secondFactor.isOn, true)))
      .returning({ userId: secondFactor.userId });
    if (off.length === 0) refuse('conflict');
    await audit(tx, tables, { id: auditId, at, action: 'second-factor-off', userId, actor: userId });
    await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  });
};
