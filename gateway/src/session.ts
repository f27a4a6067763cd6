import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ActorClaims } from '@plenary/service-kit/actor';
import { parse } from 'hono/utils/cookie';
import { createKept } from './kept.ts';
import { createLookUp, type ResolvedSession } from './look-up-session.ts';
import { ClientGone } from './read-body.ts';
import { ServiceBusy } from './upstreams/limit-calls.ts';
import { untilAborted } from './upstreams/until-aborted.ts';

export const cookieName = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-plenary-session' : 'plenary-session');

/** svc-identity could not be asked: the caller is not treated as a visitor. */
export class IdentityAway extends Error {}

/** The caller as a service receives it. */
export interface SignedActor {
  token: string;
  setCookie?: string;
}

interface Options {
  cookie: string;
  now: () => number;
}

/** Token of the look-up. */
interface Asking {
  /** Aborts it: no caller waits any more. */
  signal?: AbortSignal;
  /** Is not refused because others wait. */
  isUnlimited?: boolean;
}

interface Shared {
  answer: Promise<ResolvedSession>;
  waiting: number;
  ending: AbortController;
}

const atMost = 10_000;
/** 32 random bytes in base64url, as svc-identity makes them: what looks otherwise was never a session. */
const tokenShape = /^[\w-]{43}$/;
const nobody: ResolvedSession = { user: null };

/**
 * Turns session cookies into actors by asking svc-identity for each request: an ended session opens nothing more, whichever
 * copy ended it (docs/decisions/0006-sessions.md). Requests that come together are asked for together.
 */
export const createSessions = ({ cookie, now, ...options }: Options & Parameters<typeof createLookUp>[0]) => {
  const { tokens } = options;
  const lookUp = createLookUp(options);
  const visitors = createKept<string>({ now, forMilliseconds: 2_000, atMost });
  const asking = new Map<string, Shared>();

  const tokenOf = (cookieHeader: string | undefined): string | undefined => {
    const token = cookieHeader ? parse(cookieHeader, cookie)[cookie] : undefined;
    return token && tokenShape.test(token) ? token : undefined;
  };

  const begin = (sessionToken: string, isUnlimited: boolean): Shared => {
    const ending = new AbortController();
    const answer = nextTurn().then(async () => {
      // Later callers may come after the end of the session, which this answer may not reflect.
      asking.delete(sessionToken);
      return lookUp({ sessionToken, signal: ending.signal, isUnlimited }).catch((cause: unknown) => {
        throw cause instanceof ServiceBusy ? cause : new IdentityAway('svc-identity is away', { cause });
      });
    });
    return { answer, waiting: 0, ending };
  };

  const resolveToken = async (sessionToken: string, { signal, isUnlimited = false }: Asking = {}): Promise<ResolvedSession> => {
    signal?.throwIfAborted();
    const shared = (!isUnlimited && asking.get(sessionToken)) || begin(sessionToken, isUnlimited);
    if (!isUnlimited) asking.set(sessionToken, shared);
    shared.waiting++;
    if (!signal) return shared.answer;
    const leave = () => {
      if (--shared.waiting === 0) shared.ending.abort(new ClientGone());
    };
    signal.addEventListener('abort', leave, { once: true });
    return untilAborted(signal, shared.answer);
  };

  return {
    /** The actor behind a cookie. Throws IdentityAway, ServiceBusy, the signal's reason. */
    async resolve(cookieHeader: string | undefined, asking?: Asking): Promise<ResolvedSession> {
      const token = tokenOf(cookieHeader);
      return token ? resolveToken(token, asking) : nobody;
    },
    /** The actor behind a cookie, signed for the services; `address` is the client's. Throws IdentityAway, ServiceBusy, the signal's reason. */
    async signActor(cookieHeader: string | undefined, address: string, asking?: Asking): Promise<SignedActor> {
      const sign = (user: ResolvedSession['user']) => tokens.sign(actorOf(user, address));
      const token = tokenOf(cookieHeader);
      if (!token) return { token: await visitors.get(address, () => sign(null)) };
      const { user, setCookie } = await resolveToken(token, asking);
      return { token: await sign(user), setCookie };
    },
  };
};
export type Sessions = ReturnType<typeof createSessions>;

const actorOf = (user: ResolvedSession['user'], address: string): ActorClaims => {
  if (!user) return { kind: 'visitor', address };
  const { id, frameworkContract, ...rest } = user;
  return { ...rest, kind: 'user', userId: id, contract: frameworkContract, address } as ActorClaims;
};
