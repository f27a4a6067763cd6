import { AsyncLocalStorage } from 'node:async_hooks';
import type { HttpBindings } from '@hono/node-server';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { Context, MiddlewareHandler } from 'hono';
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
  const places = bulkhead(atOnce, waiting);
  return async (context, next) => {
    if (unlimited.includes(context.req.path)) return next();
    const refuse = () => problemResponse(context, 503, { code: 'service-unavailable', retryAfterSeconds });
    // Its turn comes in the wake of another request, whose time is not its own.
    const work = AsyncLocalStorage.bind(async () => {
      refuseTooLate();
      if (isGone(context)) return refuse();
      await next();
      return undefined;
    });
    return places.execute(work).catch((error: unknown) => {
      if (error instanceof BulkheadRejectedError) return refuse();
      throw error;
    });
  };
};
