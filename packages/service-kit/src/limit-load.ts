import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { createPlaces } from './places.ts';
import { problemResponse } from './problem.ts';
import { refuseTooLate } from './request-context.ts';

/** Calls in flight; further ones wait, and those beyond the queue are refused at once. */
export interface Load {
  atOnce: number;
  waiting: number;
}

/** Default of a service; the queue is twice as long. */
export const loadOf = (atOnce = 32): Load => ({ atOnce, waiting: 2 * atOnce });

/** `Retry-After` of a refused call, in seconds. */
const retryAfterSeconds = 1;

const isGone = ({ env }: Context) => (env as Partial<HttpBindings> | undefined)?.outgoing?.destroyed === true;

/**
 * Refuses with 503 what exceeds the service's capacity, so that accepted calls finish in time; a call whose caller has given up is
 * not begun. `unlimited`: paths that are always let through.
 */
export const limitLoad = ({ atOnce, waiting }: Load, unlimited: readonly string[]): MiddlewareHandler => {
  const places = createPlaces(atOnce, waiting);
  return (context, next) => {
    if (unlimited.includes(context.req.path)) return next();
    const refuse = () => problemResponse(context, 503, { code: 'service-unavailable', retryAfterSeconds });
    if (places.isFull()) return Promise.resolve(refuse());
    return places.run((): ReturnType<MiddlewareHandler> => {
      refuseTooLate();
      return isGone(context) ? Promise.resolve(refuse()) : next();
    });
  };
};
