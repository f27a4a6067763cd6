import { refuse } from '@plenary/http/refuse';
import { and, eq } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';
import { parseEmail } from '../emails/parse-email.ts';
import { limits } from '../limits.ts';
import { letIn, type SignIn } from '../sign-in/let-in.ts';
import { findUserByEmail } from '../users/find-user.ts';

interface Login {
  email: string;
  password: string;
  address: string;
  /** Token of the session the browser has, if any: it ends. */
  oldToken: string | undefined;
}

/**
 * Lets an active user with a password in: to a session, or to what the sign-in still lacks. Refuses `authentication-failed` alike for a wrong
 * password, an unknown address and an account that can't sign in, after the same work, and 429 after 5 failures in 15 minutes an
 * account (known or not) or 30 an address (design: server-rules §4).
 */
export const login = async (deps: IdentityDeps, { email, password, address, oldToken }: Login): Promise<SignIn> => {
  const { database, tables, throttle, passwords, now, newToken } = deps;
  const parsed = parseEmail(email);
  if ('fault' in parsed) return refuse('invalid-request', { errors: { email: parsed.fault } });
  const account = parsed.address;
  const requireRoom = async () => {
    await throttle.requireRoom(limits.failedLoginsOfAccount, account);
    await throttle.requireRoom(limits.failedLoginsOfAddress, address);
  };
  const countFailure = async () => {
    await throttle.count(limits.failedLoginsOfAccount, account);
    await throttle.count(limits.failedLoginsOfAddress, address);
  };
  await requireRoom();
  const user = await findUserByEmail(database.read, tables, account);
  const kept = user?.isActive && user.disabledAt === null ? user.passwordHash : null;
  const isRight = await passwords.guess({ password, kept, requireRoom, countFailure });
  if (!isRight || !user || !kept) return refuse('authentication-failed');
  const entry = { token: newToken(), user, oldToken, now: now() };
  return database.transact(async (tx) => {
    // A password changed since the guess ended every session: this one must not come after.
    const unchanged = await tx
      .select({ id: tables.user.id })
      .from(tables.user)
      .where(and(eq(tables.user.id, user.id), eq(tables.user.passwordHash, kept)));
    if (unchanged.length === 0) refuse('authentication-failed');
    return letIn(tx, deps, entry);
  });
};
