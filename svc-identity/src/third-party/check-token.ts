import { Refusal, refuse } from '@plenary/http/refuse';
import { lte } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';
import { limits } from '../limits.ts';
import { hashToken } from '../sessions/hash-token.ts';
import type { SignIn } from '../sign-in/let-in.ts';
import { signInPerson } from './sign-in-person.ts';

interface Check {
  token: string;
  address: string;
  oldToken: string | undefined;
}

/**
 * Signs in with an ID token of Google, once. Refuses `authentication-failed`, `unusable-address`, `provider-not-configured`, and 429 after
 * 30 failures.
 */
export const checkGoogleToken = (deps: IdentityDeps, { token, address, oldToken }: Check): Promise<SignIn> => {
  const { google } = deps.providers;
  if (!google) return refuse('provider-not-configured');
  return counted(deps, address, async () => {
    const { person, expiresAt } = await google(token);
    await spend(deps, { token, expiresAt });
    return signInPerson(deps, { person, oldToken });
  });
};

/** Signs in with an access token of Microsoft; the browser keeps it and may use it again while it is valid. */
export const checkMicrosoftToken = (deps: IdentityDeps, { token, address, oldToken }: Check): Promise<SignIn> => {
  const { microsoft } = deps.providers;
  if (!microsoft) return refuse('provider-not-configured');
  return counted(deps, address, async () => {
    return signInPerson(deps, { person: await microsoft(token), oldToken });
  });
};

const counted = async (deps: IdentityDeps, address: string, work: () => Promise<SignIn>): Promise<SignIn> => {
  await deps.throttle.requireRoom(limits.failedProvidersOfAddress, address);
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === 'authentication-failed')
      await deps.throttle.count(limits.failedProvidersOfAddress, address);
    throw error;
  }
};

const tolerance = 60_000;

const spend = async ({ database, tables, now }: IdentityDeps, { token, expiresAt }: { token: string; expiresAt: number }) => {
  const { spentToken } = tables;
  const at = now();
  // The signature can be written in several ways; what it signs can't.
  const signed = token.slice(0, token.lastIndexOf('.'));
  const spent = await database.transact(async (tx) => {
    await tx.delete(spentToken).where(lte(spentToken.expiresAt, at));
    const row = { tokenHash: hashToken(signed), expiresAt: expiresAt + tolerance };
    return tx.insert(spentToken).values(row).onConflictDoNothing().returning({ hash: spentToken.tokenHash });
  });
  if (spent.length === 0) refuse('authentication-failed');
};
