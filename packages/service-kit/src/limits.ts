import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { problemResponse } from './problem.ts';
import { withHeaders } from './with-headers.ts';

export const maxBodyBytes = 64 * 1024;

/** On the wire a request without these two headers has no body, for any method. */
const hasBody = ({ req, env }: Context): boolean => {
  if (req.method === 'GET' || req.method === 'HEAD') return false;
  const headers = (env as Partial<HttpBindings> | undefined)?.incoming?.headers;
  if (!headers) return req.raw.body !== null;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
};

/**
 * Limits a body, sent with its length or in chunks. Of a body that is too large the rest is read away: the connection stays usable, and
 * a client that is cut off while it sends would not see the answer. The server's `requestTimeout` ends a body without end.
 */
export const limitBody =
  (maxSize: number | ((pathname: string) => number)): MiddlewareHandler =>
  (context, next) => {
    if (!hasBody(context)) return next();
    return limitSentBody(typeof maxSize === 'number' ? maxSize : maxSize(context.req.path), context, next);
  };

const limitSentBody = async (maxSize: number, context: Context, next: Next): ReturnType<MiddlewareHandler> => {
  const tooLarge = () => problemResponse(context, 413, { code: 'body-too-large' });
  const isChunked = context.req.header('transfer-encoding') !== undefined;
  const length = context.req.header('content-length');
  // Node reads a body away that nobody touched; opening its stream would leave that to us.
  if (length !== undefined && !isChunked) return Number(length) > maxSize ? tooLarge() : next();
  const { raw } = context.req;
  if (!raw.body) return next();
  const whole = await readUpTo(raw.body.getReader(), maxSize);
  if (!whole) return tooLarge();
  context.req.raw = new Request(raw, { body: whole });
  return next();
};

/** The whole body, or undefined where it is larger: what is left of it then flows by. */
const readUpTo = async (reader: ReadableStreamDefaultReader<Uint8Array>, maxSize: number): Promise<Buffer | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > maxSize) break;
    chunks.push(value);
  }
  // A client that goes away ends it: it has its answer, or does not want it.
  void readAway(reader).catch(() => {});
  return undefined;
};

const readAway = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  while (!(await reader.read()).done);
};

/** A body has to be JSON. */
export const requireJson: MiddlewareHandler = (context, next) => {
  if (!hasBody(context)) return next();
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json' ? next() : Promise.resolve(problemResponse(context, 415, { code: 'not-json' }));
};

/** Answers that need a session are kept by nobody. */
export const keptByNobody = { 'cache-control': 'no-store' };
export const noStore: MiddlewareHandler = (context, next) => withHeaders(context, keptByNobody, next);
