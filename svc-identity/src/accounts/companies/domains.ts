import { emailPattern, normaliseEmail } from '@plenary/contracts/email-address';
import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq, inArray } from 'drizzle-orm';
import type { IdentityTables } from '../../db/tables.ts';
import { isPublicDomain } from '../../emails/public-domains.ts';

/**
 * E-mail domains as addresses are compared by them, each once. Refuses `invalid-request` at `domains.0` and so on: `invalid_format`,
 * `public-email-forbidden`.
 */
export const parseDomains = (typed: readonly string[], publicEmailDomains: string[]): string[] => {
  const domains = typed.map((domain) => normaliseEmail(domain.replace(/^@/, '')));
  const faults = domains.flatMap((domain, index) => {
    const fault = faultOf(domain, publicEmailDomains);
    return fault ? [[`domains.${index}`, fault]] : [];
  });
  if (faults.length > 0) refuse('invalid-request', { errors: Object.fromEntries(faults) });
  return [...new Set(domains)].sort();
};

const faultOf = (domain: string, publicEmailDomains: string[]) => {
  if (!emailPattern.test(`somebody@${domain}`)) return 'invalid_format';
  return isPublicDomain(domain, publicEmailDomains) ? 'public-email-forbidden' : undefined;
};

interface Setting {
  companyId: string;
  domains: readonly string[];
}

/** Gives a company these domains and no others; refuses `conflict`, naming those that another company has. */
export const setDomains = async (tx: Transaction, { companyDomain }: IdentityTables, { companyId, domains }: Setting): Promise<void> => {
  await tx.delete(companyDomain).where(eq(companyDomain.companyId, companyId));
  if (domains.length === 0) return;
  const taken = await tx
    .select({ domain: companyDomain.domain })
    .from(companyDomain)
    .where(inArray(companyDomain.domain, [...domains]));
  if (taken.length > 0) {
    const errors = taken.map(({ domain }) => [`domains.${domains.indexOf(domain)}`, 'taken']);
    refuse('conflict', { errors: Object.fromEntries(errors) });
  }
  await tx.insert(companyDomain).values(domains.map((domain) => ({ domain, companyId })));
};
