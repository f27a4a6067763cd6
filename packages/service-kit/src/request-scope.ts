import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import { endOf, inRequest, timeLeftHeader } from './request-context.ts';
import { noTracing, type Tracing, traceIdOf } from './tracing.ts';
import { withHeaders } from './with-headers.ts';

const safeId = /^[\w-]{8,64}$/;

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
  tracing?: Tracing;
  /** Headers of every answer that has no own of that name. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds that only rise. */
  monotonic?: () => number;
}

/**
 * Gives the request its id (the caller's, where it is a plain one), answers it in `x-request-id`, and logs the outcome. What is
 * called for it meanwhile carries on its id, its trace and the time that is left for it.
 */
export const requestScope = ({
  logger,
  observe,
  tracing = noTracing,
  headers,
  monotonic = () => performance.now(),
}: Options): MiddlewareHandler => {
  // None of its fields may hold a secret; addresses are masked in the whole line.
  const requests = logger.child({}, { redact: [] });
  return async (context, next) => {
    const { method, path } = context.req;
    const sent = context.req.header('x-request-id');
    const requestId = sent && safeId.test(sent) ? sent : randomUUID();
    const traced = tracing.begin('server', method, context.req.header('traceparent'));
    const { traceparent } = traced;
    context.set('requestId', requestId);
    const start = monotonic();
    const known = { requestId, traceparent, endsAt: endOf(context.req.header(timeLeftHeader)) };
    await withHeaders(context, { ...headers, 'x-request-id': requestId }, () => inRequest(known, next));
    const { status } = context.res;
    const passed = monotonic() - start;
    const route = matchedRoutes(context).at(-1)?.path ?? '/*';
    observe?.({ method, route, status, seconds: passed / 1_000 });
    traced.end({ status, route });
    const line = { requestId, traceId: traceIdOf(traceparent), method, path, status, milliseconds: Math.round(passed * 10) / 10 };
    if (status >= 500) requests.error(line, 'request');
    else requests.info(line, 'request');
  };
};
