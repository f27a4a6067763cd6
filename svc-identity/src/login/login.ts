import { refuse } from '@plenary/http/refuse';
import { and, eq } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';
import { parseEmail } from '../emails/parse-email.ts';
import { letIn, type SignIn } from '../sign-in/let-in.ts';
import { findUserByEmail } from '../users/find-user.ts';

interface Login {
  email: string;
  password: string;
  address: string;
  /** The `Cookie` header. */
  cookies: string | undefined;
  /** Token of the session the browser has, if any: it ends. */
  oldToken: string | undefined;
}

/**
 * Lets an active user with a password in: to a session, or to what the sign-in still lacks. Refuses `authentication-failed` alike for a
 * wrong password, an unknown address and an account that can't sign in, after the same work, and 429 while failures make the browser wait
 * (guesses/): those of its own address and of all unknown browsers, or its own alone where it signed in to the account before.
 */
export const login = async (deps: IdentityDeps, { email, password, address, cookies, oldToken }: Login): Promise<SignIn> => {
  const { database, tables, guesses, knownBrowsers, passwords, now, newToken } = deps;
  const parsed = parseEmail(email);
  if ('fault' in parsed) return refuse('invalid-request', { errors: { email: parsed.fault } });
  const account = parsed.address;
  const user = await findUserByEmail(database.read, tables, account);
  const kept = user?.isActive && user.disabledAt === null ? user.passwordHash : null;
  const browser = user && knownBrowsers.idOf(cookies, user);
  const attempt = guesses.attempt(account, browser ? { browser } : { address });
  await attempt.requireRoom();
  const isRight = await passwords.guess({ password, kept, ...attempt });
  if (!isRight || !user || !kept) return refuse('authentication-failed');
  const entry = { token: newToken(), user, oldToken, now: now() };
  return database.transact(async (tx) => {
    // A password changed since the guess ended every session: this one must not come after.
    const unchanged = await tx
      .select({ id: tables.user.id })
      .from(tables.user)
      .where(and(eq(tables.user.id, user.id), eq(tables.user.passwordHash, kept)));
    if (unchanged.length === 0) refuse('authentication-failed');
    await attempt.succeed(tx);
    return letIn(tx, deps, entry);
  });
};
