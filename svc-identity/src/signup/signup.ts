import type { SignedUp } from '@plenary/contracts/sign-up.schemas';
import { companyForDomain } from '../companies/company-of-domain.ts';
import { contractDay } from '../companies/contract-day.ts';
import { contractInForce } from '../companies/contract-in-force.ts';
import { askForCompany } from '../company-steps/company-step.ts';
import type { IdentityDeps } from '../deps.ts';
import { activatingLink, askForLink } from '../mail-links/ask-for-link.ts';
import { openSession } from '../sessions/open-session.ts';
import { addUser } from '../users/add-user.ts';
import { type Applicant, admitApplicant } from './admit-applicant.ts';
import { refuseExisting } from './refuse-existing.ts';
import { refuseInfo } from './refuse-info.ts';

interface Signup {
  applicant: Applicant;
  address: string;
  /** Token of the session the browser has, if any: it ends. */
  oldToken: string | undefined;
}

/**
 * Creates an inactive user without a password, opens a session at once and mails a link to choose a password. Answers the
 * session's token and what is asked about the company. Refuses `public-email-forbidden`, `user-exists`, and `framework-contract` where
 * the company has one: its terms stay hidden until the mailbox is proven (design: server-rules §4).
 */
export const signup = async (
  deps: IdentityDeps,
  { applicant, address, oldToken }: Signup,
): Promise<{ sessionToken: string; reply: SignedUp }> => {
  const { database, tables, now, newId, newToken } = deps;
  const admitted = await admitApplicant(deps, applicant, address);
  await refuseExisting(deps, admitted);
  const at = now();
  const [id, companyId, mailId, token] = [newId(), newId(), newId(), newToken()];
  const reply = await database.transact(async (tx) => {
    const company = await companyForDomain(tx, tables, { domain: admitted.domain, id: companyId, now: at });
    if (await contractInForce(tx, tables, { companyId: company.id, day: contractDay(at) })) refuseInfo('framework-contract', {});
    await addUser(tx, tables, admitted, { id, companyId: company.id, passwordHash: null, companyStep: company.step, now: at });
    await openSession(tx, tables, { token, user: { id, role: 'customer' }, oldToken, now: at });
    const { email, redirectUrl } = admitted;
    await askForLink(tx, database, { id: mailId, now: at, email, redirectUrl, ...activatingLink({ passwordHash: null }) });
    return askForCompany(company.step, company.name);
  });
  return { sessionToken: token, reply };
};
