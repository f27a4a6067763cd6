import { refuse } from '@plenary/http/refuse';
import type { AssertedPerson } from '../db/person.ts';
import type { IdentityDeps } from '../deps.ts';
import { domainOf } from '../emails/parse-email.ts';
import { isPublicDomain } from '../emails/public-domains.ts';
import { askForLink } from '../mail-links/ask-for-link.ts';
import { activationPage } from '../redirects/link-pages.ts';
import { letIn, type SignIn } from '../sign-in/let-in.ts';
import { openPending } from '../sign-in/pending-sign-in.ts';
import { findUserByEmail, findUserById } from '../users/find-user.ts';
import { requireMaySignIn } from '../users/may-sign-in.ts';
import { findIdentity, linkIdentity } from './identities.ts';

interface PersonSignIn {
  person: AssertedPerson;
  oldToken: string | undefined;
  /** Target of a mailed link. */
  redirectUrl?: string;
}

/**
 * Signs in a person of another provider. Identity is issuer and subject: an account of the same e-mail address is theirs only if the
 * mailbox is proven, by a provider that is authoritative for it or by a link that is mailed and opened in the same browser. Refuses
 * `authentication-failed`, and `unusable-address` where a person without an account has an address that no account can have.
 */
export const signInPerson = async (deps: IdentityDeps, { person, oldToken, redirectUrl = '/' }: PersonSignIn): Promise<SignIn> => {
  const { database, tables, now, newToken, newId } = deps;
  const [at, token, mailId, auditId] = [now(), newToken(), newId(), newId()];
  return database.transact(async (tx) => {
    const linked = await findIdentity(tx, tables, person);
    if (linked) return letIn(tx, deps, { user: requireMaySignIn(await findUserById(tx, tables, linked)), token, oldToken, now: at });
    const { email, firstname, lastname } = person;
    if (email === null) return refuse('unusable-address');
    if (isPublicDomain(domainOf(email), deps.publicEmailDomains)) return { answer: { type: 'PUBLIC_EMAIL_FORBIDDEN' }, token: null };
    const user = await findUserByEmail(tx, tables, email);
    if (!user) {
      await openPending(tx, tables, { token, step: 'user-info', userId: null, person: { ...person, email }, now: at });
      return { answer: { type: 'MISSING_USER_INFO', email, firstname, lastname, phoneNumber: '', isNewUser: true }, token };
    }
    requireMaySignIn(user);
    if (person.mailboxProven) {
      await linkIdentity(tx, deps, { user, person, auditId, now: at });
      return letIn(tx, deps, { user, token, oldToken, now: at });
    }
    await openPending(tx, tables, { token, step: 'identity', userId: user.id, person: { ...person, email }, now: at });
    await askForLink(tx, database, { id: mailId, now: at, email, purpose: 'identity', page: activationPage, redirectUrl });
    return { answer: 'mailbox-unproven', token };
  });
};
