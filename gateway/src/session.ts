import type { Actor, ActorTokens } from '@plenary/service-kit/actor';
import { parse } from 'hono/utils/cookie';
import { request as ask } from 'undici';

export const cookieName = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-plenary-session' : 'plenary-session');

/** svc-identity could not be asked: nobody becomes a visitor because of that. */
export class IdentityAway extends Error {}

export interface ResolvedSession {
  /** As svc-identity tells it; null: the cookie stands for nobody. */
  user: (Record<string, unknown> & { id: string; mailboxProven: boolean; frameworkContract: unknown }) | null;
}

interface Options {
  identityUrl: string;
  tokens: ActorTokens;
  cookie: string;
  now: () => number;
  /** How long an answer of svc-identity is believed. */
  cacheMilliseconds?: number;
}

const maxCached = 10_000;

/** Turns session cookies into actors by asking svc-identity, whose answers are kept for two seconds. */
export const createSessions = ({ identityUrl, tokens, cookie, now, cacheMilliseconds = 2_000 }: Options) => {
  const cache = new Map<string, { until: number; session: Promise<ResolvedSession> }>();

  const tokenOf = (cookieHeader: string | undefined): string | undefined =>
    cookieHeader ? parse(cookieHeader, cookie)[cookie] : undefined;

  const askIdentity = async (sessionToken: string): Promise<ResolvedSession> => {
    const actor = await tokens.sign({ kind: 'service', name: 'gateway' });
    const { statusCode, body } = await ask(`${identityUrl}/internal/sessions/resolve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-actor': actor },
      body: JSON.stringify({ sessionToken }),
      headersTimeout: 3_000,
      bodyTimeout: 3_000,
    });
    if (statusCode === 400) {
      await body.dump();
      return { user: null };
    }
    if (statusCode !== 200) {
      await body.dump();
      throw new Error(`svc-identity answered ${statusCode}`);
    }
    return (await body.json()) as ResolvedSession;
  };

  const resolve = async (cookieHeader: string | undefined): Promise<ResolvedSession> => {
    const token = tokenOf(cookieHeader);
    if (!token) return { user: null };
    const known = cache.get(token);
    if (known && known.until > now()) return known.session;
    const session = askIdentity(token).catch((cause: unknown) => {
      cache.delete(token);
      throw new IdentityAway('svc-identity is away', { cause });
    });
    if (cache.size >= maxCached) cache.clear();
    cache.set(token, { until: now() + cacheMilliseconds, session });
    return session;
  };

  return {
    resolve,
    /** Forgets a session, because an answer has just ended or renewed it. */
    forget(cookieHeader: string | undefined): void {
      const token = tokenOf(cookieHeader);
      if (token) cache.delete(token);
    },
    async actorOf(cookieHeader: string | undefined, address: string): Promise<Actor> {
      const { user } = await resolve(cookieHeader);
      if (!user) return { kind: 'visitor', address };
      const { id, frameworkContract, ...rest } = user;
      return { ...rest, kind: 'user', userId: id, contract: frameworkContract, address } as Actor;
    },
  };
};
export type Sessions = ReturnType<typeof createSessions>;
