import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import type { IdentityTables } from '../db/tables.ts';
import { type FoundUser, findUserById } from '../users/find-user.ts';

/** A customer whom staff may book for: no colleague, and no closed account. Refuses `not-found`. */
export const bookableCustomer = async (reader: Reader, tables: IdentityTables, userId: string): Promise<FoundUser> => {
  const user = await findUserById(reader, tables, userId);
  return user?.role === 'customer' && user.disabledAt === null ? user : refuse('not-found');
};
