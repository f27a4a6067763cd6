import type { IdentityDeps } from '../deps.ts';
import { endSession } from './open-session.ts';

/** Ends the browser's session, if it has one. */
export const logout = async ({ database, tables }: IdentityDeps, token: string | undefined): Promise<void> => {
  if (token) await database.transact((tx) => endSession(tx, tables, token));
};
