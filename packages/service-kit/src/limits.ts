import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problemResponse } from './problem.ts';

export const maxBodyBytes = 64 * 1024;

/** Bodies up to so many bytes, chunked ones too. */
export const limitBody = (maxSize: number): MiddlewareHandler =>
  bodyLimit({ maxSize, onError: (context) => problemResponse(context, 413, { code: 'body-too-large' }) });

/** Over the wire a request without these two headers has no body, whatever its method. */
const hasBody = ({ req, env }: Context): boolean => {
  if (req.method === 'GET' || req.method === 'HEAD') return false;
  const headers = (env as Partial<HttpBindings> | undefined)?.incoming?.headers;
  if (!headers) return req.raw.body !== null;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
};

/** A body has to be JSON. */
export const requireJson: MiddlewareHandler = async (context, next) => {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (hasBody(context) && type !== 'application/json') return problemResponse(context, 415, { code: 'not-json' });
  await next();
};

/** Answers that need a session are kept by nobody. */
export const noStore: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
};
