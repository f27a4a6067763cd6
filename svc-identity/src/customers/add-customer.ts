import type { DeskCustomer } from '@plenary/contracts/customers.schemas';
import { readTelephone } from '@plenary/contracts/telephone';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import { once } from '@plenary/service-kit/idempotency';
import { recordAction } from '../administration/record-action.ts';
import { addCompany } from '../companies/add-company.ts';
import { companyOfDomain } from '../companies/company-of-domain.ts';
import type { IdentityDeps } from '../deps.ts';
import { domainOf } from '../emails/parse-email.ts';
import { isPublicDomain } from '../emails/public-domains.ts';
import { addUser } from '../users/add-user.ts';
import { findUserByEmail } from '../users/find-user.ts';
import { bookableCustomer } from './bookable-customer.ts';
import { presentCustomer } from './present-customer.ts';

interface NewCustomer {
  /** Normalised. */
  email: string;
  firstname: string;
  lastname: string;
  phone: string;
  companyName: string;
  lang: Language;
  reason: string;
}

interface Adding {
  actor: UserActor;
  customer: NewCustomer;
  idempotencyKey: string | undefined;
}

/**
 * Adds an inactive customer without a password on behalf of whom staff book (design: lifecycle L8): of the company that has the domain,
 * else alone in one of the given name. Nothing is mailed: the quote brings the first mail, and the account opens by the ordinary link.
 * Refuses `public-email-forbidden` without a reason, `invalid-request` for a telephone that is none and a missing company name, and
 * `user-exists`.
 */
export const addCustomer = async (deps: IdentityDeps, { actor, customer, idempotencyKey }: Adding): Promise<DeskCustomer> => {
  const { database, tables, now, newId } = deps;
  const [at, id, companyId, deedId] = [now(), newId(), newId(), newId()];
  const phone = readTelephone(customer.phone) ?? refuse('invalid-request', { errors: { phone: 'invalid' } });
  const isPublic = isPublicDomain(domainOf(customer.email), deps.publicEmailDomains);
  if (isPublic && !customer.reason) refuse('public-email-forbidden', { errors: { email: 'public-email-forbidden', reason: 'required' } });
  const request = { scope: `${actor.userId}:customer`, key: idempotencyKey, body: customer, now: at };
  return database.transact((tx) =>
    once(tx, database, request, async () => {
      const { email, reason, companyName } = customer;
      if (await findUserByEmail(tx, tables, email)) refuse('user-exists');
      const company = await companyFor(tx, deps, { email, name: companyName, isPublic, id: companyId, at });
      await addUser(tx, tables, { ...customer, phone }, { id, companyId: company, passwordHash: null, companyStep: null, now: at });
      await recordAction(tx, tables, {
        ...{ id: deedId, at, by: staffMemberOf(actor), action: 'customer-added' },
        subject: { type: 'user', id, name: email },
        changes: reason ? [{ field: 'reason', from: null, to: reason }] : [],
      });
      return presentCustomer(tx, deps, await bookableCustomer(tx, tables, id));
    }),
  );
};

interface Wanted {
  email: string;
  name: string;
  isPublic: boolean;
  /** Of a new company. */
  id: string;
  at: number;
}

const companyFor = async (tx: Transaction, { tables }: IdentityDeps, { email, name, isPublic, id, at }: Wanted): Promise<string> => {
  const known = isPublic ? undefined : await companyOfDomain(tx, tables, domainOf(email));
  if (known) return known.id;
  if (!name) return refuse('invalid-request', { errors: { companyName: 'required' } });
  await addCompany(tx, tables, { id, name, domains: [], now: at });
  return id;
};
