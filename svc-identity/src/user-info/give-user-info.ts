import type { SignedUp } from '@plenary/contracts/sign-up.schemas';
import { readTelephone } from '@plenary/contracts/telephone';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { eq } from 'drizzle-orm';
import { settled } from '../company-steps/company-step.ts';
import type { IdentityDeps } from '../deps.ts';
import { letIn, type SignIn } from '../sign-in/let-in.ts';
import { requirePending, takePending } from '../sign-in/pending-sign-in.ts';
import { refuseInfo } from '../signup/refuse-info.ts';
import { addPerson } from '../third-party/add-person.ts';
import { findUserById } from '../users/find-user.ts';
import { requireMaySignIn } from '../users/may-sign-in.ts';

interface UserInfo {
  /** Normalised: the one that signed in, which this call doesn't change. */
  email: string;
  firstname: string;
  lastname: string;
  phone: string;
  lang?: Language | undefined;
}
interface Ask {
  info: UserInfo;
  /** Token of the pending sign-in. */
  pendingToken: string | undefined;
  oldToken: string | undefined;
}

/**
 * Keeps what a sign-in lacked and lets the user in, one who is new too. Refuses `authentication-required` without a pending sign-in
 * that waits for it, `invalid-request` for a phone that is none or another person's e-mail; for a new user also `user-exists`, and
 * `framework-contract` where the provider does not answer for the mailbox.
 */
export const giveUserInfo = async (
  deps: IdentityDeps,
  { info, pendingToken, oldToken }: Ask,
): Promise<{ signIn: SignIn; reply: SignedUp }> => {
  const { database, tables, now, newToken, newId } = deps;
  const at = now();
  const expected = { token: pendingToken, step: 'user-info' as const, now: at };
  const pending = await requirePending(database.read, tables, expected);
  const known = pending.userId ? await findUserById(database.read, tables, pending.userId) : pending.person;
  if (info.email !== known?.email) return refuseInfo('invalid-request', { email: 'invalid_value' });
  const phone = readTelephone(info.phone);
  if (phone === null) return refuseInfo('invalid-request', { phone: 'invalid' });
  const { firstname, lastname, lang = fallbackLanguage } = info;
  const details = { firstname, lastname, phone };
  const ids = { id: newId(), companyId: newId(), mailId: newId() };
  const token = newToken();
  return database.transact(async (tx) => {
    const { userId, person } = await takePending(tx, tables, expected);
    const added = person ? await addPerson(tx, deps, { person, details: { ...details, lang }, ids, now: at }) : undefined;
    const id = added?.userId ?? userId ?? '';
    requireMaySignIn(await findUserById(tx, tables, id));
    await tx.update(tables.user).set(details).where(eq(tables.user.id, id));
    const user = requireMaySignIn(await findUserById(tx, tables, id));
    return { signIn: await letIn(tx, deps, { user, token, oldToken, now: at, isVerified: true }), reply: added?.reply ?? settled };
  });
};
