import { refuse } from '@plenary/http/refuse';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { IdentityDeps } from '../deps.ts';
import { limits } from '../limits.ts';
import { hashToken } from '../sessions/hash-token.ts';
import { requireFreshSession } from '../sessions/require-fresh-session.ts';
import { letIn, type SignIn } from '../sign-in/let-in.ts';
import { takePending } from '../sign-in/pending-sign-in.ts';
import { findUserById } from '../users/find-user.ts';
import { type Enrolling, requireEnrolling } from './enrolling-user.ts';
import { plainCode, recoveryCodeCount, recoveryCodeOf } from './recovery-codes.ts';
import { useTotp } from './use-code.ts';

interface Confirmation extends Enrolling {
  code: string;
  oldToken: string | undefined;
}

/**
 * Turns a begun second factor on with its first code, ends every session of the user and opens a new one. Answers the recovery
 * codes, this once. Refuses `authentication-required`, `conflict` where none is begun or it is on, `invalid-request` at `code`, or
 * at `session` as to enrol, and 429 after 10 codes in 15 minutes.
 */
export const confirm = async (
  deps: IdentityDeps,
  { code, oldToken, ...enrolling }: Confirmation,
): Promise<{ signIn: SignIn; recoveryCodes: string[] }> => {
  const { database, tables, throttle, now, newId, newToken } = deps;
  const { user, isPending } = await requireEnrolling(deps, enrolling);
  await throttle.take(limits.factorCodesOfAccount, user.id);
  const [at, token, auditId] = [now(), newToken(), newId()];
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(newToken()));
  const signIn = await database.transact(async (tx) => {
    const { secondFactor, recoveryCode, session } = tables;
    if (isPending) await takePending(tx, tables, { token: enrolling.pendingToken, step: 'second-factor', now: at });
    const still = await findUserById(tx, tables, user.id);
    if (!still || still.disabledAt !== null) return refuse('authentication-required');
    if (!isPending && !still.passwordHash) await requireFreshSession(tx, tables, { userId: user.id, token: oldToken, now: at });
    const begun = await tx.$count(secondFactor, and(eq(secondFactor.userId, user.id), eq(secondFactor.isOn, false)));
    if (begun === 0) return refuse('conflict');
    if (!(await useTotp(tx, deps, { userId: user.id, code, now: at }))) refuse('invalid-request', { errors: { code: 'invalid' } });
    await tx.update(secondFactor).set({ isOn: true }).where(eq(secondFactor.userId, user.id));
    await tx.delete(recoveryCode).where(eq(recoveryCode.userId, user.id));
    const rows = recoveryCodes.map((each) => ({ codeHash: hashToken(plainCode(each)), userId: user.id }));
    await tx.insert(recoveryCode).values(rows);
    await audit(tx, tables, { id: auditId, at, action: 'second-factor-on', userId: user.id, actor: user.id });
    await tx.delete(session).where(eq(session.userId, user.id));
    return letIn(tx, deps, { user: still, token, oldToken, now: at, isVerified: true });
  });
  return { signIn, recoveryCodes };
};
