import type { StaffMember } from '@plenary/contracts/audit-trail';
import { refuse } from '@plenary/http/refuse';
import { and, asc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';

/** The staff whose accounts are open, by name. */
export const listColleagues = (deps: IdentityDeps): Promise<StaffMember[]> => findColleagues(deps);

/** One of the staff. Refuses `not-found` for customers and closed accounts too. */
export const tellColleague = async (deps: IdentityDeps, userId: string): Promise<StaffMember> => {
  const [found] = await findColleagues(deps, eq(deps.tables.user.id, userId));
  return found ?? refuse('not-found');
};

const findColleagues = async ({ database, tables: { user } }: IdentityDeps, condition?: SQL): Promise<StaffMember[]> => {
  const rows = await database.read
    .select({ userId: user.id, email: user.email, firstname: user.firstname, lastname: user.lastname })
    .from(user)
    .where(and(ne(user.role, 'customer'), isNull(user.disabledAt), condition))
    .orderBy(asc(user.lastname), asc(user.firstname), asc(user.id));
  return rows.map(({ userId, email, firstname, lastname }) => ({ userId, email, name: `${firstname} ${lastname}`.trim() }));
};
