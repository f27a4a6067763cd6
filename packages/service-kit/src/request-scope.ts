import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

const safeId = /^[\w-]{8,64}$/;
const traceparent = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Gives the request its id (the caller's, where it is a plain one), answers it in `x-request-id`, and logs the outcome. */
export const requestScope =
  ({ logger, monotonic = () => performance.now() }: { logger: Logger; monotonic?: () => number }): MiddlewareHandler =>
  async (context, next) => {
    const sent = context.req.header('x-request-id');
    const requestId = sent && safeId.test(sent) ? sent : randomUUID();
    const traceId = traceparent.exec(context.req.header('traceparent') ?? '')?.[1];
    context.set('requestId', requestId);
    const start = monotonic();
    await next();
    context.header('x-request-id', requestId);
    const { status } = context.res;
    const milliseconds = Math.round((monotonic() - start) * 10) / 10;
    const line = { requestId, traceId, method: context.req.method, path: context.req.path, status, milliseconds };
    if (status >= 500) logger.error(line, 'request');
    else logger.info(line, 'request');
  };
