import type { Reader } from '@plenary/service-kit/database/database';
import { eq, type SQL } from 'drizzle-orm';
import type { IdentityTables } from '../db/tables.ts';

const find = async (reader: Reader, { user, company }: IdentityTables, condition: SQL) => {
  const [row] = await reader
    .select({
      id: user.id,
      email: user.email,
      firstname: user.firstname,
      lastname: user.lastname,
      phone: user.phone,
      lang: user.lang,
      role: user.role,
      jobs: user.jobs,
      companyId: user.companyId,
      companyName: company.name,
      optionLimitsLifted: company.optionLimitsLifted,
      companyBilling: company.billing,
      passwordHash: user.passwordHash,
      isActive: user.isActive,
      mailboxProven: user.mailboxProven,
      companyStep: user.companyStep,
      createdAt: user.createdAt,
      lastSeenAt: user.lastSeenAt,
      salesforceId: user.salesforceId,
      disabledAt: user.disabledAt,
      mergedInto: user.mergedInto,
      version: user.version,
    })
    .from(user)
    .innerJoin(company, eq(company.id, user.companyId))
    .where(condition);
  return row;
};
export type FoundUser = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Finds a user by normalised e-mail address. */
export const findUserByEmail = (reader: Reader, tables: IdentityTables, email: string): Promise<FoundUser | undefined> =>
  find(reader, tables, eq(tables.user.email, email));

export const findUserById = (reader: Reader, tables: IdentityTables, id: string): Promise<FoundUser | undefined> =>
  find(reader, tables, eq(tables.user.id, id));
