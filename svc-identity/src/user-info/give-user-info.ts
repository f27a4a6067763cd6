import type { SignedUp } from '@plenary/contracts/identity';
import { refuse } from '@plenary/http/refuse';
import { and, eq } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';
import { parsePhone } from '../phones/parse-phone.ts';
import { openSession } from '../sessions/open-session.ts';
import { requirePending, takePending } from '../sign-in/pending-sign-in.ts';
import { findUserById } from '../users/find-user.ts';

interface UserInfo {
  /** Normalised: the one that signed in, which this call doesn't change. */
  email: string;
  firstname: string;
  lastname: string;
  phone: string;
}
interface Ask {
  info: UserInfo;
  /** Token of the pending sign-in. */
  pendingToken: string | undefined;
  oldToken: string | undefined;
}

const refused = (errors: Record<string, string>) => ({ errors, members: { success: false } });

/**
 * Keeps what a sign-in lacked and opens the session; answers its token. Refuses `authentication-required` without a pending
 * sign-in that waits for it, `invalid-request` for a phone that is none or another person's e-mail.
 */
export const giveUserInfo = async (
  deps: IdentityDeps,
  { info, pendingToken, oldToken }: Ask,
): Promise<{ sessionToken: string; reply: SignedUp }> => {
  const { database, tables, now, newToken } = deps;
  const at = now();
  const expected = { token: pendingToken, step: 'user-info' as const, now: at };
  const { userId } = await requirePending(database.read, tables, expected);
  const user = userId ? await findUserById(database.read, tables, userId) : undefined;
  if (!user) return refuse('authentication-required');
  if (info.email !== user.email) return refuse('invalid-request', refused({ email: 'invalid_value' }));
  const phone = parsePhone(info.phone);
  if (phone === null) return refuse('invalid-request', refused({ phone: 'invalid' }));
  const sessionToken = newToken();
  const { firstname, lastname } = info;
  await database.transact(async (tx) => {
    await takePending(tx, tables, expected);
    const changed = await tx
      .update(tables.user)
      .set({ firstname, lastname, phone })
      .where(and(eq(tables.user.id, user.id), eq(tables.user.isActive, true)))
      .returning({ id: tables.user.id });
    if (changed.length === 0) refuse('authentication-required');
    await openSession(tx, tables, { token: sessionToken, user, oldToken, now: at });
  });
  return { sessionToken, reply: { success: true, nextStep: 'AVAILABILITIES', _links: {} } };
};
