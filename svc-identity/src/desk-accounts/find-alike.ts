import { mostAlike } from '@plenary/contracts/customers-terms';
import type { DeskPerson } from '@plenary/contracts/desk-accounts.schemas';
import { fold, folded } from '@plenary/service-kit/database/folded';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';
import type { FoundUser } from '../users/find-user.ts';
import { findPeople } from './find-people.ts';

/** Customers who may be the same person: with the same telephone number, or the same name in a company of the same name (design: desk D10). */
export const findAlike = (
  deps: IdentityDeps,
  { id, firstname, lastname, phone, companyName }: Pick<FoundUser, 'id' | 'firstname' | 'lastname' | 'phone' | 'companyName'>,
): Promise<DeskPerson[]> => {
  const { company, user } = deps.tables;
  const { dialect } = deps.database;
  const isNamed = and(
    eq(folded(dialect, sql`${user.firstname} || ' ' || ${user.lastname}`), fold(`${firstname} ${lastname}`)),
    eq(folded(dialect, company.name), fold(companyName)),
  );
  return findPeople(deps, { where: and(ne(user.id, id), or(phone ? eq(user.phone, phone) : undefined, isNamed)), limit: mostAlike });
};
