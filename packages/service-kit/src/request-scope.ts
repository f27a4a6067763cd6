import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';

const safeId = /^[\w-]{8,64}$/;
const traceparent = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

export interface ObservedRequest {
  method: string;
  /** Pattern of the route, never the address itself: `/api/quotes/:quoteId`; `/*` where none matched. */
  route: string;
  status: number;
  seconds: number;
}
export type Observe = (request: ObservedRequest) => void;

interface Options {
  logger: Logger;
  observe?: Observe;
  /** Milliseconds that only rise. */
  monotonic?: () => number;
}

/** Gives the request its id (the caller's, where it is a plain one), answers it in `x-request-id`, and logs the outcome. */
export const requestScope =
  ({ logger, observe, monotonic = () => performance.now() }: Options): MiddlewareHandler =>
  async (context, next) => {
    const sent = context.req.header('x-request-id');
    const requestId = sent && safeId.test(sent) ? sent : randomUUID();
    const traceId = traceparent.exec(context.req.header('traceparent') ?? '')?.[1];
    context.set('requestId', requestId);
    const start = monotonic();
    await next();
    context.header('x-request-id', requestId);
    const { status } = context.res;
    const { method, path } = context.req;
    const passed = monotonic() - start;
    observe?.({ method, route: matchedRoutes(context).at(-1)?.path ?? '/*', status, seconds: passed / 1_000 });
    const line = { requestId, traceId, method, path, status, milliseconds: Math.round(passed * 10) / 10 };
    if (status >= 500) logger.error(line, 'request');
    else logger.info(line, 'request');
  };
