import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Endpoint, EndpointResponse } from '@plenary/contracts/endpoint';
import { specOf } from '@plenary/contracts/registry';

interface Place<E extends Endpoint> {
  /** What the reply is made of: a later state is another object. */
  of: object;
  /** Tells the replies of the call apart that are made of it, such as an id. Few of them: all are kept as long as `of` is. */
  key: string;
  /** Headers of the request. */
  header: (name: string) => string | undefined;
  make: () => EndpointResponse<E>;
}

interface Kept {
  etag: string;
  bytes: Buffer;
  packed?: Promise<Buffer>;
}

const kept = new WeakMap<object, Map<string, Kept>>();
const pack = promisify(gzip);

/**
 * A reply that is the same for everybody until what it is made of changes: checked against its contract, written and packed once, then
 * sent as it is, and to a browser that has it only the news that it is still true.
 */
export const keptReply = async <E extends Endpoint>(endpoint: E, { of, key, header, make }: Place<E>): Promise<Response> => {
  const reply = keptOf(of, `${endpoint.path} ${key}`, () => written(endpoint, make()));
  const headers = { etag: reply.etag, vary: 'accept-encoding', 'cache-control': 'private, no-cache' };
  if (header('if-none-match')?.includes(reply.etag)) return new Response(null, { status: 304, headers });
  const isPacked = /\bgzip\b/.test(header('accept-encoding') ?? '');
  if (isPacked) reply.packed ??= pack(reply.bytes, { level: 9 });
  return new Response(isPacked ? await reply.packed : reply.bytes, {
    status: endpoint.status,
    headers: { ...headers, 'content-type': 'application/json', ...(isPacked && { 'content-encoding': 'gzip' }) },
  });
};

const keptOf = (of: object, key: string, make: () => Kept): Kept => {
  const replies = kept.get(of) ?? new Map<string, Kept>();
  kept.set(of, replies);
  const reply = replies.get(key) ?? make();
  replies.set(key, reply);
  return reply;
};

const written = (endpoint: Endpoint, reply: unknown): Kept => {
  const bytes = Buffer.from(JSON.stringify(specOf(endpoint).response?.parse(reply)));
  return { bytes, etag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"` };
};
