import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';

/** Sets the language in which a user is written to; refuses `authentication-required` for one who is gone. */
export const setLanguage = async (
  { database, tables: { user } }: IdentityDeps,
  { userId, lang }: { userId: string; lang: Language },
): Promise<void> => {
  const changed = await database.transact((tx) => tx.update(user).set({ lang }).where(eq(user.id, userId)).returning({ id: user.id }));
  if (changed.length === 0) refuse('authentication-required');
};
