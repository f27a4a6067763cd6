import type { IdentityDeps } from '../deps.ts';
import { activatingLink, askForLink } from '../mail-links/ask-for-link.ts';
import { findUserByEmail } from '../users/find-user.ts';
import type { Admitted } from './admit-applicant.ts';
import { refuseInfo } from './refuse-info.ts';

/** Refuses `user-exists` for an address that has a user; an inactive one is mailed a new link. It never opens a session. */
export const refuseExisting = async ({ database, tables, now, newId }: IdentityDeps, { email, redirectUrl }: Admitted): Promise<void> => {
  const user = await findUserByEmail(database.read, tables, email);
  if (!user) return;
  const ask = { id: newId(), now: now(), email, redirectUrl, ...activatingLink(user) };
  if (!user.isActive) await database.transact((tx) => askForLink(tx, database, ask));
  refuseInfo('user-exists', { email: 'user-exists' });
};
