import { refuse } from '@plenary/http/refuse';
import { lte } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';
import { limits } from '../limits.ts';
import { safeRedirect } from '../redirects/safe-redirect.ts';
import { hashToken } from '../sessions/hash-token.ts';
import { ssoLifetime } from '../sessions/session-cookie.ts';
import { failedAt, tellFailure } from './sso-outcome.ts';

interface Start {
  from: string | undefined;
  address: string;
}

/**
 * The provider's sign-on address and the browser's token; the sign-in page if the provider is unreachable. Refuses
 * `provider-not-configured`, and 429 after 120 starts in 15 minutes from an address.
 */
export const startSso = async (
  deps: IdentityDeps,
  { from, address }: Start,
): Promise<{ location: string; browserToken: string | null }> => {
  const { database, tables, throttle, now, newToken } = deps;
  const { sso } = deps.providers;
  const { ssoAttempt } = tables;
  if (!sso) return refuse('provider-not-configured');
  await throttle.take(limits.ssoStartsOfAddress, address);
  const fromPath = safeRedirect(from);
  const secrets = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
  const location = await sso.addressFor(secrets).catch((error: unknown) => tellFailure(deps, error));
  if (location === null) return { location: failedAt('failed', fromPath), browserToken: null };
  const browserToken = newToken();
  const at = now();
  const { state, ...kept } = secrets;
  const attempt = { stateHash: hashToken(state), browserHash: hashToken(browserToken), ...kept, fromPath, expiresAt: at + ssoLifetime };
  await database.transact(async (tx) => {
    await tx.delete(ssoAttempt).where(lte(ssoAttempt.expiresAt, at));
    await tx.insert(ssoAttempt).values(attempt);
  });
  return { location, browserToken };
};
