import { type ActorTokens, actorHeader } from './actor.ts';
import { eventsPath } from './receive-events.ts';
import { Later, type Subscriber } from './relay.ts';

interface Options {
  /** Origin of the service that subscribes. */
  origin: string;
  /** Name of the sending service. */
  from: string;
  tokens: ActorTokens;
  fetch: typeof globalThis.fetch;
  /** Ends the wait for its answer. */
  deadline: () => AbortSignal;
  now: () => number;
}

/** Answers of a service, or of what stands before it, that says nothing of the event. */
const awayStatuses = new Set([408, 425, 429, 502, 503, 504]);
const shortestPause = 1_000;
const longestPause = 5 * 60_000;

/**
 * Takes events to another service; throws where it does not take one, and the relay comes again. One that is away costs the event no
 * attempt: the pause is as long as it has been unavailable, 5 minutes at most. An answer of its own counts, also a 500.
 */
export const postEvent = ({ origin, from, tokens, fetch, deadline, now }: Options): Subscriber => {
  let awaySince: number | null = null;
  const later = (message: string, cause?: unknown) => {
    const at = now();
    awaySince ??= at;
    return new Later(message, { until: at + Math.min(Math.max(at - awaySince, shortestPause), longestPause), cause });
  };
  return async ({ id, type, aggregateId, sequence, payload }) => {
    const headers = { 'content-type': 'application/json', [actorHeader]: await tokens.sign({ kind: 'service', name: from }) };
    const body = JSON.stringify({ id, type, aggregateId, sequence, payload });
    let response: Response;
    try {
      response = await fetch(origin + eventsPath, { method: 'POST', headers, body, signal: deadline() });
      await response.arrayBuffer();
    } catch (error) {
      throw later(`${origin} is away for ${type}`, error);
    }
    if (awayStatuses.has(response.status)) throw later(`${origin} answered ${response.status} to ${type}`);
    awaySince = null;
    if (!response.ok) throw new Error(`${origin} answered ${response.status} to ${type}`);
  };
};

/**
 * Every one of them takes the event, or it counts as not delivered: their inboxes know what they had before. One that is away keeps none
 * of the others waiting.
 */
export const toEach =
  (...subscribers: readonly Subscriber[]): Subscriber =>
  async (event) => {
    const told = await Promise.allSettled(subscribers.map((subscriber) => subscriber(event)));
    const reasons: unknown[] = told.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
    // An unavailable subscriber still has to receive it: another one's refusal does not park it before.
    if (reasons.length > 0) throw reasons.find((reason) => reason instanceof Later) ?? reasons[0];
  };
