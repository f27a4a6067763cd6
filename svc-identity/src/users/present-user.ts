import type { User } from '@plenary/contracts/identity';
import { contractDay } from '../companies/contract-day.ts';
import { contractInForce } from '../companies/contract-in-force.ts';
import type { IdentityDeps } from '../deps.ts';
import type { FoundUser } from './find-user.ts';

/** A user as the client sees it, with the framework contract in force today: nobody sees one before the mailbox is proven. */
export const presentUser = async (
  { database, tables, now }: Pick<IdentityDeps, 'database' | 'tables' | 'now'>,
  user: FoundUser,
): Promise<User> => {
  const { id, email, firstname, lastname, companyId, companyName, phone, lang, role, mailboxProven } = user;
  const terms = mailboxProven ? await contractInForce(database.read, tables, { companyId, day: contractDay(now()), lang }) : null;
  return { id, email, firstname, lastname, companyName, phone, lang, role, frameworkContract: terms && { companyName, ...terms } };
};
