import { Refusal, refuse } from '@plenary/http/refuse';
import { and, eq, gt } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';
import { hashToken } from '../sessions/hash-token.ts';
import { isLetIn, type SignIn } from '../sign-in/let-in.ts';
import { signInPerson } from '../third-party/sign-in-person.ts';
import type { Sso } from '../third-party/sso.ts';
import { failedAt, type SsoOutcome, tellFailure } from './sso-outcome.ts';

interface Return {
  /** Query of the return address, with its question mark. */
  query: string;
  browserToken: string | undefined;
  oldToken: string | undefined;
}
interface Finish {
  location: string;
  signIn: SignIn | null;
}

/**
 * Finishes a sign-on when the browser comes back from the corporate identity provider: once, with the state it left with and the cookie
 * it was given. Answers where the browser goes, and the sign-in. Refuses `provider-not-configured`.
 */
export const finishSso = async (deps: IdentityDeps, { query, browserToken, oldToken }: Return): Promise<Finish> => {
  const { sso } = deps.providers;
  if (!sso) return refuse('provider-not-configured');
  const state = new URLSearchParams(query).get('state') ?? '';
  const attempt = await takeAttempt(deps, { state, browserToken: browserToken ?? '' });
  if (!attempt) return { location: failedAt('failed', '/'), signIn: null };
  const { fromPath, nonce, codeVerifier } = attempt;
  const signIn = await signOn(deps, sso, { query, secrets: { state, nonce, codeVerifier }, oldToken, fromPath });
  if (typeof signIn === 'string') return { location: failedAt(signIn, fromPath), signIn: null };
  return { location: isLetIn(signIn) ? fromPath : failedAt(outcomeOf(signIn), fromPath), signIn };
};

const takeAttempt = async (
  { database, tables: { ssoAttempt }, now }: IdentityDeps,
  { state, browserToken }: { state: string; browserToken: string },
) => {
  const mine = and(
    eq(ssoAttempt.stateHash, hashToken(state)),
    eq(ssoAttempt.browserHash, hashToken(browserToken)),
    gt(ssoAttempt.expiresAt, now()),
  );
  const [attempt] = await database.transact((tx) => tx.delete(ssoAttempt).where(mine).returning());
  return attempt;
};

interface SignOn {
  query: string;
  secrets: Parameters<Sso['personOf']>[1];
  oldToken: string | undefined;
  fromPath: string;
}

/** The sign-in, or why the provider or this service refuses it: a page tells the user. */
const signOn = async (deps: IdentityDeps, sso: Sso, { query, secrets, oldToken, fromPath }: SignOn): Promise<SignIn | SsoOutcome> => {
  const person = await sso.personOf(query, secrets).catch((error: unknown) => tellFailure(deps, error));
  if (!person) return 'failed';
  try {
    return await signInPerson(deps, { person, oldToken, redirectUrl: fromPath });
  } catch (error) {
    if (error instanceof Refusal) return error.problem.code === 'unusable-address' ? 'unusable-address' : 'failed';
    throw error;
  }
};

const outcomeOf = ({ answer }: SignIn): SsoOutcome => {
  if (answer === 'mailbox-unproven') return answer;
  if (answer.type === 'MISSING_USER_INFO') return 'missing-user-info';
  if (answer.type === 'SECOND_FACTOR_REQUIRED') return 'second-factor-required';
  return answer.type === 'PUBLIC_EMAIL_FORBIDDEN' ? 'public-email-forbidden' : 'failed';
};
