import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import type { IdentityTables } from '../db/tables.ts';
import { type FoundUser, findUserById } from '../users/find-user.ts';

/** The user whose company is still asked about; refuses `conflict` once it is settled. */
export const requireCompanyStep = async (reader: Reader, tables: IdentityTables, userId: string): Promise<FoundUser> => {
  const user = await findUserById(reader, tables, userId);
  if (!user) return refuse('authentication-required');
  return user.companyStep ? user : refuse('conflict');
};
