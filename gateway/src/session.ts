import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Actor, ActorTokens } from '@plenary/service-kit/actor';
import { callCopies } from '@plenary/service-kit/upstreams/call-copies';
import type { Copies } from '@plenary/service-kit/upstreams/create-copies';
import { parse } from 'hono/utils/cookie';
import { request as ask, type Dispatcher } from 'undici';
import { createKept } from './kept.ts';

export const cookieName = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-plenary-session' : 'plenary-session');

/** svc-identity could not be asked: nobody becomes a visitor because of that. */
export class IdentityAway extends Error {}

export interface ResolvedSession {
  /** As svc-identity tells it; null: the cookie stands for nobody. */
  user: (Record<string, unknown> & { id: string; mailboxProven: boolean; frameworkContract: unknown }) | null;
  /** `Set-Cookie` of a session that was extended just now. */
  setCookie?: string;
}

/** Who asks, as a service is told it. */
export interface SignedActor {
  token: string;
  setCookie?: string;
}

interface Options {
  /** Of svc-identity. */
  copies: Copies;
  tokens: ActorTokens;
  cookie: string;
  now: () => number;
  dispatcher?: Dispatcher;
  /** How long svc-identity may take. */
  answerTimeout?: number;
}

const atMost = 10_000;
const longestToken = 200;
const nobody: ResolvedSession = { user: null };

/**
 * Turns session cookies into actors by asking svc-identity, for each request anew: a session that has ended opens nothing more, whichever
 * copy ended it (docs/decisions/0006-session.md). Requests that come together are asked for together.
 */
export const createSessions = ({ copies, tokens, cookie, now, dispatcher, answerTimeout = 3_000 }: Options) => {
  const visitors = createKept<string>({ now, forMilliseconds: 2_000, atMost });
  const asking = new Map<string, Promise<ResolvedSession>>();

  const askIdentity = async (sessionToken: string): Promise<ResolvedSession> => {
    const actor = await tokens.sign({ kind: 'service', name: 'gateway' });
    const { statusCode, body } = await callCopies(copies, {
      attempt: ({ origin }) => askCopy(origin, actor, sessionToken),
      mayRepeat: (error) => (error as { code?: unknown }).code !== undefined && !(error instanceof DOMException),
    });
    if (statusCode === 200) return (await body.json()) as ResolvedSession;
    await body.dump();
    if (statusCode === 400) return nobody;
    throw new Error(`svc-identity answered ${statusCode}`);
  };
  const askCopy = (origin: string, actor: string, sessionToken: string) =>
    ask(`${origin}/internal/sessions/resolve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-actor': actor },
      body: JSON.stringify({ sessionToken }),
      signal: AbortSignal.timeout(answerTimeout),
      ...(dispatcher && { dispatcher }),
    });

  const tokenOf = (cookieHeader: string | undefined): string | undefined => {
    const token = cookieHeader ? parse(cookieHeader, cookie)[cookie] : undefined;
    return token && token.length <= longestToken ? token : undefined;
  };

  const resolveToken = (sessionToken: string): Promise<ResolvedSession> => {
    const together = asking.get(sessionToken);
    if (together) return together;
    const asked = nextTurn().then(async () => {
      // Who comes from now on may come after the end of the session, which this answer may not know of.
      asking.delete(sessionToken);
      return askIdentity(sessionToken).catch((cause: unknown) => {
        throw new IdentityAway('svc-identity is away', { cause });
      });
    });
    asking.set(sessionToken, asked);
    return asked;
  };

  return {
    /** Who is behind a cookie. Throws IdentityAway. */
    async resolve(cookieHeader: string | undefined): Promise<ResolvedSession> {
      const token = tokenOf(cookieHeader);
      return token ? resolveToken(token) : nobody;
    },
    /** The actor behind a cookie, signed for the services; `address` is the client's. Throws IdentityAway. */
    async signActor(cookieHeader: string | undefined, address: string): Promise<SignedActor> {
      const sign = (user: ResolvedSession['user']) => tokens.sign(actorOf(user, address));
      const token = tokenOf(cookieHeader);
      if (!token) return { token: await visitors.get(address, () => sign(null)) };
      const { user, setCookie } = await resolveToken(token);
      return { token: await sign(user), setCookie };
    },
  };
};
export type Sessions = ReturnType<typeof createSessions>;

const actorOf = (user: ResolvedSession['user'], address: string): Actor => {
  if (!user) return { kind: 'visitor', address };
  const { id, frameworkContract, ...rest } = user;
  return { ...rest, kind: 'user', userId: id, contract: frameworkContract, address } as Actor;
};
