import type { SignedUp } from '@plenary/contracts/sign-up.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { companyForDomain } from '../companies/company-of-domain.ts';
import { contractDay } from '../companies/contract-day.ts';
import { contractInForce } from '../companies/contract-in-force.ts';
import { askForCompany } from '../company-steps/company-step.ts';
import type { Person } from '../db/person.ts';
import type { IdentityDeps } from '../deps.ts';
import { domainOf } from '../emails/parse-email.ts';
import { activatingLink, askForLink } from '../mail-links/ask-for-link.ts';
import { addUser } from '../users/add-user.ts';
import { addIdentity } from './identities.ts';

interface NewPerson {
  person: Person;
  details: { firstname: string; lastname: string; phone: string; lang: Language };
  ids: { id: string; companyId: string; mailId: string };
  now: number;
}

/**
 * Adds a user for a person vouched for by another provider. If the provider does not prove the mailbox, this is a signup
 * like any other: inactive, with a link mailed, and refused `framework-contract` where the company has one.
 */
export const addPerson = async (
  tx: Transaction,
  { database, tables }: IdentityDeps,
  { person, details, ids, now }: NewPerson,
): Promise<{ userId: string; reply: SignedUp }> => {
  const { email, mailboxProven } = person;
  const company = await companyForDomain(tx, tables, { domain: domainOf(email), id: ids.companyId, now });
  const contract = await contractInForce(tx, tables, { companyId: company.id, day: contractDay(now) });
  if (contract && !mailboxProven) return refuse('framework-contract');
  const companyStep = contract ? null : company.step;
  const added = { id: ids.id, companyId: company.id, passwordHash: null, companyStep, mailboxProven, now };
  await addUser(tx, tables, { email, ...details }, added);
  await addIdentity(tx, tables, { user: ids, person, now });
  if (!mailboxProven)
    await askForLink(tx, database, { id: ids.mailId, now, email, redirectUrl: '/', ...activatingLink({ passwordHash: null }) });
  return { userId: ids.id, reply: askForCompany(companyStep, company.name) };
};
