import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, isNull } from 'drizzle-orm';
import type { IdentityTables } from '../db/tables.ts';

/** The one of a company's people whom staff turn to first; null where nobody is named, or who was has left it or was closed. */
export const primaryContactOf = async (reader: Reader, { company, user }: IdentityTables, companyId: string): Promise<string | null> => {
  const [found] = await reader
    .select({ userId: user.id })
    .from(company)
    .innerJoin(user, eq(user.id, company.primaryContactId))
    .where(and(eq(company.id, companyId), eq(user.companyId, companyId), isNull(user.disabledAt)));
  return found?.userId ?? null;
};
