import type { exportPersonalData as contract } from '@plenary/contracts/identity';
import { refuse } from '@plenary/http/refuse';
import { asc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { audit } from '../audit/audit.ts';
import type { IdentityDeps } from '../deps.ts';
import { findSecondFactor } from '../second-factor/find-second-factor.ts';
import { instantOf, listSessions } from '../sessions/list-sessions.ts';
import { findUserById } from '../users/find-user.ts';
import { presentUser } from '../users/present-user.ts';

type Export = z.infer<typeof contract.response>;

/** All that is kept of a user, without what opens the account; asking for it is audited. */
export const exportPersonalData = async (
  deps: IdentityDeps,
  { userId, token }: { userId: string; token: string | undefined },
): Promise<Export> => {
  const { database, tables, now, newId } = deps;
  const { read } = database;
  const user = await findUserById(read, tables, userId);
  if (!user) return refuse('authentication-required');
  const [at, id] = [now(), newId()];
  await database.transact((tx) => audit(tx, tables, { id, at, action: 'exported', userId, actor: userId }));
  const { identity, recoveryCode, mailToken, audit: audited, deed } = tables;
  const [identities, links, entries, deeds] = await Promise.all([
    read.select().from(identity).where(eq(identity.userId, userId)).orderBy(asc(identity.createdAt), asc(identity.subject)),
    read.select().from(mailToken).where(eq(mailToken.userId, userId)).orderBy(asc(mailToken.createdAt), asc(mailToken.tokenHash)),
    read.select().from(audited).where(eq(audited.userId, userId)).orderBy(asc(audited.at), asc(audited.id)),
    read.select().from(deed).where(eq(deed.subjectId, userId)).orderBy(asc(deed.at), asc(deed.id)),
  ]);
  const { isActive, mailboxProven, passwordHash, createdAt } = user;
  return {
    exportedAt: instantOf(at),
    user: {
      ...(await presentUser(deps, user)),
      isActive,
      mailboxProven,
      hasPassword: passwordHash !== null,
      createdAt: instantOf(createdAt),
    },
    sessions: await listSessions(deps, { userId, role: user.role, token }),
    outsideAccounts: identities.map(({ issuer, subject, createdAt: linked }) => ({ issuer, subject, linkedAt: instantOf(linked) })),
    secondFactor: {
      isOn: (await findSecondFactor(read, tables, userId))?.isOn === true,
      recoveryCodesLeft: await read.$count(recoveryCode, eq(recoveryCode.userId, userId)),
    },
    mailedLinks: links.map(({ purpose, createdAt: sent, usedAt }) => ({
      purpose,
      sentAt: instantOf(sent),
      usedAt: usedAt === null ? null : instantOf(usedAt),
    })),
    audit: [...entries, ...deeds].sort((a, b) => a.at - b.at).map(({ at: when, action }) => ({ at: instantOf(when), action })),
  };
};
