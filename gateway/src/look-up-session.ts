import type { ActorTokens } from '@plenary/service-kit/actor';
import { createPlaces, NoPlace } from '@plenary/service-kit/places';
import { timeLeftHeader } from '@plenary/service-kit/request-context';
import { callReplicas } from '@plenary/service-kit/upstreams/call-replicas';
import type { Replicas } from '@plenary/service-kit/upstreams/create-replicas';
import { request as ask, type Dispatcher } from 'undici';
import { ServiceBusy } from './upstreams/limit-calls.ts';
import { lookUpTimes, usualCallTimeout } from './upstreams/time-limits.ts';

export interface ResolvedSession {
  /** The user as svc-identity describes them; null: unknown cookie. */
  user: (Record<string, unknown> & { id: string; mailboxProven: boolean; frameworkContract: unknown }) | null;
  /** `Set-Cookie` of a session that was extended just now. */
  setCookie?: string;
}

interface Options {
  /** Replicas of svc-identity. */
  replicas: Replicas;
  tokens: ActorTokens;
  dispatcher?: Dispatcher;
  /** Time limit of a look-up: shorter than that of a call, so that a hanging replica is at fault and not the client. */
  answerTimeout?: number;
  /** Time limit of a first attempt that another replica may follow. */
  firstTryTimeout?: number;
  /** Look-ups at once; four times as many wait. */
  atOnce?: number;
}

export interface LookUp {
  sessionToken: string;
  /** Aborts it: its caller no longer waits. */
  signal: AbortSignal;
  /** Exempt from the queue, for sign-out. */
  isUnlimited: boolean;
}

const usual = lookUpTimes(usualCallTimeout);

/**
 * Resolves a token at svc-identity. Look-ups have their own limits: a slow svc-identity fills those, and none
 * of the services they are made for. Throws ServiceBusy where too many wait.
 */
export const createLookUp = ({ replicas, tokens, dispatcher, atOnce = 32, ...options }: Options) => {
  const { answerTimeout = usual.answerTimeout, firstTryTimeout = usual.firstTryTimeout } = options;
  const places = createPlaces(atOnce, 4 * atOnce);

  const askIdentity = async ({ sessionToken, signal }: LookUp): Promise<ResolvedSession> => {
    signal.throwIfAborted();
    const actor = await tokens.sign({ kind: 'service', name: 'gateway' });
    const endsAt = performance.now() + answerTimeout;
    let wasLast = false;
    const { statusCode, body } = await callReplicas(replicas, {
      attempt: ({ origin }, isLast) => {
        wasLast = isLast;
        const left = endsAt - performance.now();
        const time = Math.max(1, Math.floor(isLast ? left : Math.min(left, firstTryTimeout)));
        return ask(`${origin}/internal/sessions/resolve`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-actor': actor, [timeLeftHeader]: String(time) },
          body: JSON.stringify({ sessionToken }),
          signal: AbortSignal.any([signal, AbortSignal.timeout(time)]),
          ...(dispatcher && { dispatcher }),
        });
      },
      mayRepeat: (error) => !signal.aborted && (isTimeout(error) ? !wasLast : (error as { code?: unknown }).code !== undefined),
    });
    if (statusCode === 200) return (await body.json()) as ResolvedSession;
    await body.dump();
    if (statusCode === 400) return { user: null };
    throw new Error(`svc-identity answered ${statusCode}`);
  };

  return async (lookUp: LookUp): Promise<ResolvedSession> => {
    if (lookUp.isUnlimited) return askIdentity(lookUp);
    try {
      return await places.run(() => askIdentity(lookUp));
    } catch (error) {
      throw error instanceof NoPlace ? new ServiceBusy('svc-identity is asked too much') : error;
    }
  };
};

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
