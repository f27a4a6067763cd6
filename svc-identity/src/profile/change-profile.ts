import { type ChangedProfile, profileChanged } from '@plenary/contracts/events';
import { readTelephone } from '@plenary/contracts/telephone';
import type { User } from '@plenary/contracts/user.schemas';
import { refuse } from '@plenary/http/refuse';
import { appendEvent } from '@plenary/service-kit/outbox';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { IdentityDeps } from '../deps.ts';
import { findUserById } from '../users/find-user.ts';
import { presentUser } from './present-user.ts';

interface Change {
  userId: string;
  firstname: string;
  lastname: string;
  /** As typed. */
  phone: string;
}

/**
 * Changes the names and phone of the signed-in user, audited, and tells the other services. Refuses `invalid-request` for a phone
 * that is none, `authentication-required` for a user who is gone. The same again changes nothing.
 */
export const changeProfile = async (deps: IdentityDeps, { userId, firstname, lastname, phone: typed }: Change): Promise<User> => {
  const { database, tables, now, newId } = deps;
  const phone = readTelephone(typed) ?? refuse('invalid-request', { errors: { phone: 'invalid' } });
  const [at, id] = [now(), newId()];
  await database.transact(async (tx) => {
    const before = await findUserById(tx, tables, userId);
    if (!before) return refuse('authentication-required');
    if (before.firstname === firstname && before.lastname === lastname && before.phone === phone) return;
    const [changed] = await tx
      .update(tables.user)
      .set({ firstname, lastname, phone, version: sql`${tables.user.version} + 1` })
      .where(eq(tables.user.id, userId))
      .returning({ version: tables.user.version });
    await audit(tx, tables, { id, at, action: 'profile-changed', userId, actor: userId });
    const payload: ChangedProfile = { userId, firstname, lastname, phone };
    const event = { id, type: profileChanged, aggregateId: userId, sequence: changed?.version ?? 0, payload };
    await appendEvent(tx, database, event, at);
  });
  const user = await findUserById(database.read, tables, userId);
  return user ? presentUser(deps, user) : refuse('authentication-required');
};
