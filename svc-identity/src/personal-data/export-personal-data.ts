import type * as ownDataSchemas from '@plenary/contracts/own-data.schemas';
import { isCallError } from '@plenary/http/call-error';
import { refuse } from '@plenary/http/refuse';
import { asc, eq, or } from 'drizzle-orm';
import type * as z from 'zod';
import { instantOf } from '../answers/instant-of.ts';
import { audit } from '../audit/audit.ts';
import { ownerKey } from '../credits/credit-owner.ts';
import type { IdentityDeps } from '../deps.ts';
import { limits } from '../limits.ts';
import { presentUser } from '../profile/present-user.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { findSecondFactor } from '../users/find-second-factor.ts';
import { findUserById } from '../users/find-user.ts';
import type { ForwardedRequest } from './other-services.ts';

type Export = z.infer<typeof ownDataSchemas.exportPersonalData.response>;

interface Ask {
  userId: string;
  /** Token of the current session. */
  token: string | undefined;
  forwarded: ForwardedRequest;
}

/**
 * The data of a user here and in the other services, without credentials; the request is audited. Refuses
 * `service-unavailable` while another service is away, so that nothing is missing silently, and `too-many-requests`, theirs too; only
 * copies that were given count.
 */
export const exportPersonalData = async (deps: IdentityDeps, { userId, token, forwarded }: Ask): Promise<Export> => {
  const { database, tables, now, newId, throttle } = deps;
  const { read } = database;
  const user = await findUserById(read, tables, userId);
  if (!user) return refuse('authentication-required');
  await throttle.requireRoom(limits.exportsOfUser, userId);
  const elsewhere = await keptElsewhere(deps, forwarded);
  await throttle.take(limits.exportsOfUser, userId);
  const [at, id] = [now(), newId()];
  await database.transact((tx) => audit(tx, tables, { id, at, action: 'exported', userId, actor: userId }));
  const { identity, recoveryCode, mailToken, audit: audited, deed, creditEntry, creditHold } = tables;
  const isOwnCredit = or(eq(creditEntry.owner, ownerKey('user', userId)), eq(creditEntry.userId, userId));
  const [identities, links, entries, deeds, credits, holds] = await Promise.all([
    read.select().from(identity).where(eq(identity.userId, userId)).orderBy(asc(identity.createdAt), asc(identity.subject)),
    read.select().from(mailToken).where(eq(mailToken.userId, userId)).orderBy(asc(mailToken.createdAt), asc(mailToken.tokenHash)),
    read.select().from(audited).where(eq(audited.userId, userId)).orderBy(asc(audited.at), asc(audited.id)),
    read.select().from(deed).where(eq(deed.subjectId, userId)).orderBy(asc(deed.at), asc(deed.id)),
    read.select().from(creditEntry).where(isOwnCredit).orderBy(asc(creditEntry.at), asc(creditEntry.number)),
    read.select().from(creditHold).where(eq(creditHold.userId, userId)).orderBy(asc(creditHold.id)),
  ]);
  const { isActive, mailboxProven, passwordHash, createdAt, lastSeenAt, companyStep, salesforceId } = user;
  return {
    exportedAt: instantOf(at),
    user: {
      ...(await presentUser(deps, user)),
      isActive,
      mailboxProven,
      hasPassword: passwordHash !== null,
      createdAt: instantOf(createdAt),
      lastSeenAt: lastSeenAt === null ? null : instantOf(lastSeenAt),
      companyStep,
      salesforceId,
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
    credits: credits.map(({ at: when, kind, amount, reason }) => ({ at: instantOf(when), kind, amount, reason })),
    creditHolds: holds.map(({ id: holdId, credits: held, isSpent }) => ({ id: holdId, credits: held, isSpent })),
    ...elsewhere,
  };
};

const keptElsewhere = async ({ otherServices, logger }: IdentityDeps, forwarded: ForwardedRequest) => {
  const { bookings, events } = otherServices;
  try {
    const [keptBookings, keptEvents] = await Promise.all([bookings?.(forwarded) ?? null, events?.(forwarded) ?? null]);
    return { bookings: keptBookings, events: keptEvents };
  } catch (error) {
    // Their parts can be asked for alone too, and are counted by them.
    if (isCallError(error) && error.code === 'too-many-requests')
      return refuse('too-many-requests', { retryAfterSeconds: waitOf(error.body.retryAfterSeconds) });
    logger.warn({ err: error, requestId: forwarded.requestId }, 'personal data are not whole');
    return refuse('service-unavailable');
  }
};

const waitOf = (seconds: unknown): number => (typeof seconds === 'number' ? seconds : 60);
