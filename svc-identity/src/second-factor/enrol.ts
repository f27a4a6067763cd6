import { refuse } from '@plenary/http/refuse';
import { and, eq } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';
import { requireFreshSession } from '../sessions/require-fresh-session.ts';
import { type Enrolling, requireEnrolling } from './enrolling-user.ts';
import { requirePassword } from './require-password.ts';
import { enrolmentUri, secretOf } from './totp.ts';

/**
 * Begins a second factor, which is required once confirmed; beginning again replaces an unconfirmed one. A session gives the password;
 * an account without one needs a recent sign-in, because the enrolled factor proves the account from then on. Refuses
 * `authentication-required`, `invalid-request` at `password` or `session`, `conflict` where it is on.
 */
export const enrol = async (
  deps: IdentityDeps,
  { password, oldToken, ...enrolling }: Enrolling & { password: string | undefined; oldToken: string | undefined },
): Promise<{ secret: string; uri: string }> => {
  const { database, tables, now, newToken, brandName, factorSeal } = deps;
  const { user, isPending } = await requireEnrolling(deps, enrolling);
  if (!isPending && user.passwordHash) await requirePassword(deps, user, { password, token: oldToken });
  else if (!isPending) await requireFreshSession(database.read, tables, { userId: user.id, token: oldToken, now: now() });
  const secret = secretOf(newToken());
  const row = { userId: user.id, secret: factorSeal.seal(secret, user.id), isOn: false, lastStep: 0, createdAt: now() };
  await database.transact(async (tx) => {
    const { secondFactor } = tables;
    await tx.delete(secondFactor).where(and(eq(secondFactor.userId, user.id), eq(secondFactor.isOn, false)));
    const added = await tx.insert(secondFactor).values(row).onConflictDoNothing().returning({ userId: secondFactor.userId });
    if (added.length === 0) refuse('conflict');
  });
  return { secret, uri: enrolmentUri({ secret, brandName, email: user.email }) };
};
