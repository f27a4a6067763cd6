import type { StaffMember } from '@plenary/contracts/audit-trail';
import type * as contract from '@plenary/contracts/desk-accounts.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import { refuse } from '@plenary/http/refuse';
import { and, asc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';

type Colleague = Required<EndpointResponse<typeof contract.tellColleague>>;

/** The staff whose accounts are open, by name. */
export const listColleagues = async (deps: IdentityDeps): Promise<StaffMember[]> =>
  (await findColleagues(deps)).map(({ role: _role, jobs: _jobs, ...member }) => member);

/** One of the staff, with their jobs. Refuses `not-found` for customers and closed accounts too. */
export const tellColleague = async (deps: IdentityDeps, userId: string): Promise<Colleague> => {
  const [found] = await findColleagues(deps, eq(deps.tables.user.id, userId));
  return found ?? refuse('not-found');
};

const findColleagues = async ({ database, tables: { user } }: IdentityDeps, condition?: SQL): Promise<Colleague[]> => {
  const rows = await database.read
    .select({ userId: user.id, email: user.email, firstname: user.firstname, lastname: user.lastname, role: user.role, jobs: user.jobs })
    .from(user)
    .where(and(ne(user.role, 'customer'), isNull(user.disabledAt), condition))
    .orderBy(asc(user.lastname), asc(user.firstname), asc(user.id));
  return rows.map(({ firstname, lastname, ...rest }) => ({ ...rest, name: `${firstname} ${lastname}`.trim() }));
};
