import { companyOfDomain } from '../companies/company-of-domain.ts';
import { contractDay } from '../companies/contract-day.ts';
import { contractInForce } from '../companies/contract-in-force.ts';
import type { IdentityDeps } from '../deps.ts';
import { activatingLink, askForLink } from '../mail-links/ask-for-link.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { openPending } from '../sign-in/pending-sign-in.ts';
import { addUser } from '../users/add-user.ts';
import { type Applicant, admitApplicant } from './admit-applicant.ts';
import { refuseExisting } from './refuse-existing.ts';
import { refuseInfo } from './refuse-info.ts';

interface FrameworkSignup {
  applicant: Applicant;
  password: string;
  address: string;
}

/**
 * Creates an inactive user with a password at a company with a framework contract, and mails a link that activates it. No session:
 * the company's terms stay hidden until the mailbox is proven (design: server-rules §4). Answers a token by which this browser is known
 * when the link is opened: the password is kept then. Refuses `public-email-forbidden`, `user-exists`, `invalid-request` for a common
 * password, and `conflict` where the company has no contract in force.
 */
export const signupWithFrameworkContract = async (
  deps: IdentityDeps,
  { applicant, password, address }: FrameworkSignup,
): Promise<string> => {
  const { database, tables, passwords, now, newId, newToken } = deps;
  const admitted = await admitApplicant(deps, applicant, address);
  if (isCommonPassword(password)) refuseInfo('invalid-request', { password: 'too_common' });
  await refuseExisting(deps, admitted);
  const company = await companyOfDomain(database.read, tables, admitted.domain);
  if (!company) return refuseInfo('conflict', {});
  const passwordHash = await passwords.hash(password);
  const at = now();
  const [id, mailId, token] = [newId(), newId(), newToken()];
  await database.transact(async (tx) => {
    if (!(await contractInForce(tx, tables, { companyId: company.id, day: contractDay(at) }))) refuseInfo('conflict', {});
    await addUser(tx, tables, admitted, { id, companyId: company.id, passwordHash, companyStep: null, now: at });
    await openPending(tx, tables, { token, step: 'activation', userId: id, now: at });
    const { email, redirectUrl } = admitted;
    await askForLink(tx, database, { id: mailId, now: at, email, redirectUrl, ...activatingLink({ passwordHash }) });
  });
  return token;
};
