import type { SamePerson } from '@plenary/contracts/customers.schemas';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';

/** Customers with open accounts, at most `limit`, by name. */
export const findPeople = async (
  { database, tables: { company, user } }: IdentityDeps,
  { where, limit }: { where: SQL | undefined; limit: number },
): Promise<SamePerson[]> => {
  const rows = await database.read
    .select({
      ...{ userId: user.id, firstname: user.firstname, lastname: user.lastname, email: user.email, phone: user.phone },
      ...{ companyId: company.id, companyName: company.name, version: user.version },
    })
    .from(user)
    .innerJoin(company, eq(company.id, user.companyId))
    .where(and(eq(user.role, 'customer'), isNull(user.disabledAt), where))
    .orderBy(asc(user.lastname), asc(user.firstname), asc(user.id))
    .limit(limit);
  return rows.map(({ firstname, lastname, ...person }) => ({ ...person, name: `${firstname} ${lastname}`.trim() }));
};
