import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problemResponse } from './problem.ts';

export const maxBodyBytes = 64 * 1024;

/** Bodies up to 64 KiB, chunked ones too. */
export const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: maxBodyBytes,
  onError: (context) => problemResponse(context, 413, { code: 'body-too-large' }),
});

/** A body has to be JSON. */
export const requireJson: MiddlewareHandler = async (context, next) => {
  const { method } = context.req;
  const hasBody = context.req.raw.body !== null && context.req.header('content-length') !== '0' && method !== 'GET' && method !== 'HEAD';
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (hasBody && type !== 'application/json') return problemResponse(context, 415, { code: 'not-json' });
  await next();
};

/** Answers that need a session are kept by nobody. */
export const noStore: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
};
