import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';
import { domainOf } from '../emails/parse-email.ts';
import { isPublicDomain } from '../emails/public-domains.ts';
import { findUserById } from '../users/find-user.ts';
import { companyOfDomain } from './company-of-domain.ts';
import { moveToCompany } from './move-to-company.ts';

/**
 * Gives a user's e-mail domain to their company if it is free and their mailbox is proven: an unproven user could give a
 * domain any name. If a colleague has claimed it first, a user whose company has no name yet joins that company. A public domain is
 * nobody's: staff may add a customer with an address of one.
 */
export const claimDomain = async (
  tx: Transaction,
  { tables, publicEmailDomains }: Pick<IdentityDeps, 'tables' | 'publicEmailDomains'>,
  userId: string,
): Promise<void> => {
  const user = await findUserById(tx, tables, userId);
  if (!user) return;
  const domain = domainOf(user.email);
  if (isPublicDomain(domain, publicEmailDomains)) return;
  const known = await companyOfDomain(tx, tables, domain);
  const { companyDomain } = tables;
  if (known && user.companyName === domain) return moveToCompany(tx, tables, { user, companyId: known.id });
  if (known || (await tx.$count(companyDomain, eq(companyDomain.companyId, user.companyId))) > 0) return;
  await tx.insert(companyDomain).values({ domain, companyId: user.companyId }).onConflictDoNothing();
};
