import type { EmailIdentification } from '@plenary/contracts/sign-in.schemas';
import { refuse } from '@plenary/http/refuse';
import { companyOfDomain } from '../companies/company-of-domain.ts';
import { contractDay } from '../companies/contract-day.ts';
import { contractInForce } from '../companies/contract-in-force.ts';
import type { IdentityDeps } from '../deps.ts';
import { parseEmail } from '../emails/parse-email.ts';
import { isPublicDomain } from '../emails/public-domains.ts';
import { limits } from '../limits.ts';
import { activatingLink, askForLink } from '../mail-links/ask-for-link.ts';
import { safeRedirect } from '../redirects/safe-redirect.ts';
import { findUserByEmail } from '../users/find-user.ts';

/** The next step of the sign-in dialog for a typed address (spec/booking.md §4); an inactive user is mailed a new link. */
export const identifyEmail = async (
  deps: IdentityDeps,
  { email, redirectUrl, address }: { email: string; redirectUrl: string | undefined; address: string },
): Promise<EmailIdentification> => {
  const { database, tables, throttle, now, newId } = deps;
  await throttle.take(limits.identificationsOfAddress, address);
  const parsed = parseEmail(email);
  if ('fault' in parsed) return refuse('invalid-request', { errors: { email: parsed.fault } });
  const user = await findUserByEmail(database.read, tables, parsed.address);
  // Staff may have added a customer with an address of a public domain.
  if (!user && isPublicDomain(parsed.domain, deps.publicEmailDomains)) return { type: 'PUBLIC_MAIL' };
  if (user && !user.isActive) {
    const ask = { id: newId(), now: now(), email: user.email, redirectUrl: safeRedirect(redirectUrl), ...activatingLink(user) };
    await database.transact((tx) => askForLink(tx, database, ask));
  }
  if (user) return { type: 'USER_EXISTS', isActive: user.isActive };
  const company = await companyOfDomain(database.read, tables, parsed.domain);
  const contract = company && (await contractInForce(database.read, tables, { companyId: company.id, day: contractDay(now()) }));
  return { type: contract ? 'USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT' : 'USER_NOT_FOUND' };
};
