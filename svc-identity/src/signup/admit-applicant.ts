import { readTelephone } from '@plenary/contracts/telephone';
import type { Language } from '@plenary/contracts/vocabulary';
import { countedOfClient } from '@plenary/service-kit/counted-of-client';
import type { IdentityDeps } from '../deps.ts';
import { domainOf } from '../emails/parse-email.ts';
import { isPublicDomain } from '../emails/public-domains.ts';
import { limits } from '../limits.ts';
import { safeRedirect } from '../redirects/safe-redirect.ts';
import { refuseInfo } from './refuse-info.ts';

/** Details common to both signups. */
export interface Applicant {
  /** Normalised. */
  email: string;
  lang: Language;
  firstname: string;
  lastname: string;
  phone: string;
  /** Contact in the customer relationship system, of 15 characters. */
  salesforceId?: string | undefined;
  redirectUrl?: string | undefined;
}

/**
 * The applicant with phone in E.164, safe redirect and e-mail domain. Refuses 429 above the signups an hour of an address or of a /48 of IPv6,
 * `invalid-request` for a phone that is none, and `public-email-forbidden`.
 */
export const admitApplicant = async (deps: IdentityDeps, applicant: Applicant, address: string) => {
  await deps.throttle.takeEach(countedOfClient(limits.signupsOfAddress(deps.limits.signupsPerHour), address));
  const phone = readTelephone(applicant.phone);
  if (phone === null) return refuseInfo('invalid-request', { phone: 'invalid' });
  const domain = domainOf(applicant.email);
  if (isPublicDomain(domain, deps.publicEmailDomains)) return refuseInfo('public-email-forbidden', { email: 'public-email-forbidden' });
  return { ...applicant, phone, domain, redirectUrl: safeRedirect(applicant.redirectUrl) };
};
export type Admitted = Awaited<ReturnType<typeof admitApplicant>>;
