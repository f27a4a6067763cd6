import type { DeskCustomer } from '@plenary/contracts/customers.schemas';
import { folded } from '@plenary/service-kit/database/folded';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { searchPattern } from '../accounts/search-pattern.ts';
import type { IdentityDeps } from '../deps.ts';
import { bookableCustomer } from './bookable-customer.ts';
import { presentCustomer } from './present-customer.ts';

const mostFound = 20;

/** Customers whose name, e-mail address or company has a text in it, whatever the case and accents, by e-mail address. */
export const findCustomers = async (deps: IdentityDeps, search: string): Promise<DeskCustomer[]> => {
  const { database, tables } = deps;
  const { user, company } = tables;
  const pattern = searchPattern(search);
  const texts = [user.email, sql`${user.firstname} || ' ' || ${user.lastname}`, company.name];
  const isFound = or(...texts.map((text) => sql`${folded(database.dialect, text)} like ${pattern} escape '\\'`));
  const rows = await database.read
    .select({ id: user.id })
    .from(user)
    .innerJoin(company, eq(company.id, user.companyId))
    .where(and(eq(user.role, 'customer'), isNull(user.disabledAt), isFound))
    .orderBy(asc(user.email))
    .limit(mostFound);
  const found = await Promise.all(rows.map(({ id }) => bookableCustomer(database.read, tables, id)));
  return Promise.all(found.map((one) => presentCustomer(database.read, deps, one)));
};
