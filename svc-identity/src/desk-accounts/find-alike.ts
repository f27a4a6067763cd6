import type { SamePerson } from '@plenary/contracts/customers.schemas';
import { mostAlike } from '@plenary/contracts/customers-terms';
import { fold, folded } from '@plenary/service-kit/database/folded';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';
import type { FoundUser } from '../users/find-user.ts';
import { findPeople } from './find-people.ts';

/** Customers who may be the same person: with the same telephone number, or the same name in a company of the same name (design: desk D10); none that is on another's record. */
export const findAlike = (
  deps: IdentityDeps,
  { id, firstname, lastname, phone, companyName }: Pick<FoundUser, 'id' | 'firstname' | 'lastname' | 'phone' | 'companyName'>,
): Promise<SamePerson[]> => {
  const { company, user } = deps.tables;
  const { dialect } = deps.database;
  const isNamed = and(
    eq(folded(dialect, sql`${user.firstname} || ' ' || ${user.lastname}`), fold(`${firstname} ${lastname}`)),
    eq(folded(dialect, company.name), fold(companyName)),
  );
  return findPeople(deps, {
    where: and(ne(user.id, id), isNull(user.mergedInto), or(phone ? eq(user.phone, phone) : undefined, isNamed)),
    limit: mostAlike,
  });
};
