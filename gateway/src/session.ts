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
  /** How long an answer of svc-identity is believed. */
  keepMilliseconds?: number;
  /** How long svc-identity may take. */
  answerTimeout?: number;
}

const atMost = 10_000;
const longestToken = 200;
const nobody: ResolvedSession = { user: null };

/** Turns session cookies into actors by asking svc-identity, whose answers are kept for two seconds. */
export const createSessions = ({ copies, tokens, cookie, now, dispatcher, keepMilliseconds = 2_000, answerTimeout = 3_000 }: Options) => {
  const keeping = { now, forMilliseconds: keepMilliseconds, atMost };
  const sessions = createKept<Known>(keeping);
  const visitors = createKept<string>(keeping);

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

  const know = async (sessionToken: string): Promise<Known> => {
    const session = await askIdentity(sessionToken).catch((cause: unknown) => {
      throw new IdentityAway('svc-identity is away', { cause });
    });
    return { session, signed: createKept({ ...keeping, atMost: 100 }) };
  };
  const knownOf = (token: string) => sessions.get(token, () => know(token));

  return {
    /** Who is behind a cookie. Throws IdentityAway. */
    async resolve(cookieHeader: string | undefined): Promise<ResolvedSession> {
      const token = tokenOf(cookieHeader);
      return token ? (await knownOf(token)).session : nobody;
    },
    /** The actor behind a cookie, signed for the services; `address` is the client's. Throws IdentityAway. */
    async signActor(cookieHeader: string | undefined, address: string): Promise<SignedActor> {
      const sign = (user: ResolvedSession['user']) => tokens.sign(actorOf(user, address));
      const token = tokenOf(cookieHeader);
      if (!token) return { token: await visitors.get(address, () => sign(null)) };
      const { session, signed } = await knownOf(token);
      return { token: await signed.get(address, () => sign(session.user)), setCookie: session.setCookie };
    },
    /** Forgets a session, because an answer has just ended or renewed it. */
    forget(cookieHeader: string | undefined): void {
      const token = tokenOf(cookieHeader);
      if (token) sessions.forget(token);
    },
  };
};
export type Sessions = ReturnType<typeof createSessions>;

interface Known {
  session: ResolvedSession;
  /** Signed actors by the client's address. */
  signed: ReturnType<typeof createKept<string>>;
}

const actorOf = (user: ResolvedSession['user'], address: string): Actor => {
  if (!user) return { kind: 'visitor', address };
  const { id, frameworkContract, ...rest } = user;
  return { ...rest, kind: 'user', userId: id, contract: frameworkContract, address } as Actor;
};
