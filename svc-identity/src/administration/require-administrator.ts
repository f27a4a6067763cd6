import type { StaffMember } from '@plenary/contracts/audit-trail';
import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import type { IdentityTables } from '../db/tables.ts';
import { findUserById } from '../users/find-user.ts';

/**
 * The administrator as the database knows them in this transaction: an actor's token may be some seconds old, and two administrators
 * who take each other's role away must not both succeed. Refuses `forbidden`.
 */
export const requireAdministrator = async (reader: Reader, tables: IdentityTables, userId: string): Promise<StaffMember> => {
  const user = await findUserById(reader, tables, userId);
  if (user?.role !== 'admin' || user.disabledAt !== null) return refuse('forbidden');
  return { userId, email: user.email, name: `${user.firstname} ${user.lastname}` };
};
