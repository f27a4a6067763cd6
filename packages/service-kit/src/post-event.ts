import { type ActorTokens, actorHeader } from './actor.ts';
import { eventsPath } from './receive-events.ts';
import type { Subscriber } from './relay.ts';

interface Options {
  /** Origin of the service that subscribes. */
  origin: string;
  /** Name of the service that tells. */
  from: string;
  tokens: ActorTokens;
  fetch: typeof globalThis.fetch;
  /** Ends the wait for its answer. */
  deadline: () => AbortSignal;
}

/** Takes events to another service; throws where it does not take one, and the relay comes again. */
export const postEvent =
  ({ origin, from, tokens, fetch, deadline }: Options): Subscriber =>
  async ({ id, type, aggregateId, sequence, payload }) => {
    const response = await fetch(origin + eventsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [actorHeader]: await tokens.sign({ kind: 'service', name: from }) },
      body: JSON.stringify({ id, type, aggregateId, sequence, payload }),
      signal: deadline(),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${origin} answered ${response.status} to ${type}`);
  };

/**
 * Every one of them takes the event, or it counts as not delivered: their inboxes know what they had before. One that is away keeps none
 * of the others waiting.
 */
export const toEach =
  (...subscribers: readonly Subscriber[]): Subscriber =>
  async (event) => {
    const told = await Promise.allSettled(subscribers.map((subscriber) => subscriber(event)));
    for (const one of told) if (one.status === 'rejected') throw one.reason;
  };
