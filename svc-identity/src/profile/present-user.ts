import type { User } from '@plenary/contracts/user.schemas';
import { contractDay } from '../companies/contract-day.ts';
import { contractInForce } from '../companies/contract-in-force.ts';
import type { IdentityDeps } from '../deps.ts';
import type { FoundUser } from '../users/find-user.ts';
import { offeredLanguage } from '../users/offered-language.ts';

/** A user as the client sees it, with the framework contract in force today, which is hidden until the mailbox is proven. */
export const presentUser = async (
  { database, tables, now, languages }: Pick<IdentityDeps, 'database' | 'tables' | 'now' | 'languages'>,
  user: FoundUser,
): Promise<User> => {
  const { id, email, firstname, lastname, companyId, companyName, phone, role, jobs, mailboxProven } = user;
  const lang = offeredLanguage(languages, user.lang);
  const terms = mailboxProven ? await contractInForce(database.read, tables, { companyId, day: contractDay(now()), lang }) : null;
  return {
    ...{ id, email, firstname, lastname, companyName, phone, lang, role },
    frameworkContract: terms && { companyName, ...terms },
    ...(role === 'staff' && { jobs }),
  };
};
