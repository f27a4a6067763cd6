import {
  commonRefusals,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  type EndpointSpec,
  type SpecOf,
} from '@plenary/contracts/endpoint';
import { refusalStatus } from '@plenary/contracts/problem';
import { specOf as specOfRegistry } from '@plenary/contracts/registry';
import { parseInput } from './parse-input.ts';
import { pathPattern } from './path-pattern.ts';
import { Refusal } from './refuse.ts';
import { refuseWithoutKey } from './refuse-without-key.ts';

interface Answer {
  endpoint: EndpointSpec;
  pattern: RegExp;
  handle: (input: EndpointInput<Endpoint>) => unknown;
}

interface Asked {
  url: URL;
  body: string | undefined;
  /** `Idempotency-Key` */
  key: string | null;
  /** `If-None-Match` */
  unless: string | null;
}

interface RecordedCall {
  method: string;
  /** Path with its query. */
  address: string;
  body: unknown;
  headers: Record<string, string>;
}

/**
 * The other side of the wire for tests and the stand-alone page of a remote: answers endpoints of the contract and refuses input
 * the contract refuses. An unexpected request and an answer that breaks the contract reject, and are listed in `faults`,
 * because a caller takes a rejection for a network failure: a test ends with `expect(fake.faults).toEqual([])`.
 */
export const createFake = ({ specOf = specOfRegistry }: { specOf?: SpecOf } = {}) => {
  const answers: Answer[] = [];
  const calls: RecordedCall[] = [];
  const faults: Error[] = [];

  const answer = <E extends Endpoint>(
    endpoint: E,
    handle: (input: EndpointInput<E>) => EndpointResponse<E> | Promise<EndpointResponse<E>>,
  ): void => {
    answers.unshift({ endpoint: specOf(endpoint), pattern: pathPattern(endpoint), handle: handle as Answer['handle'] });
  };

  const fail = (message: string, cause?: unknown): never => {
    const fault = new Error(message, { cause });
    faults.push(fault);
    throw fault;
  };

  const fetch = async (address: string | URL, { method = 'GET', body, headers, signal }: RequestInit = {}): Promise<Response> => {
    signal?.throwIfAborted();
    const url = new URL(address, 'http://fake');
    const text = typeof body === 'string' ? body : undefined;
    calls.push({
      method,
      address: url.pathname + url.search,
      body: text && JSON.parse(text),
      headers: Object.fromEntries(new Headers(headers)),
    });
    const found = answers.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(url.pathname));
    if (!found) return fail(`nobody expected ${method} ${url.pathname}`);
    const [key = null, unless = null] = ['idempotency-key', 'if-none-match'].map((name) => new Headers(headers).get(name));
    return untilAborted(signal, () => respond(found, { url, body: text, key, unless }));
  };

  const respond = async ({ endpoint, pattern, handle }: Answer, { url, body, key, unless }: Asked): Promise<Response> => {
    const params = Object.entries(pattern.exec(url.pathname)?.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    try {
      refuseWithoutKey(endpoint, key);
      const input = parseInput(endpoint, { params: Object.fromEntries(params), query: Object.fromEntries(url.searchParams), body });
      const result = await handle(input);
      if (!endpoint.response) return new Response(null, { status: endpoint.status });
      const reply = endpoint.response.safeParse(result);
      if (!reply.success) return fail(`the answer to ${endpoint.method} ${endpoint.path} breaks its contract`, reply.error);
      if (!endpoint.isTagged) return Response.json(reply.data, { status: endpoint.status });
      const etag = tagOfText(JSON.stringify(reply.data));
      if (unless === etag) return new Response(null, { status: 304, headers: { etag } });
      return Response.json(reply.data, { status: endpoint.status, headers: { etag } });
    } catch (error) {
      if (error instanceof Refusal) return refusalResponse(endpoint, error);
      throw error;
    }
  };

  const refusalResponse = (endpoint: EndpointSpec, { problem: { code, errors, members, retryAfterSeconds } }: Refusal): Response => {
    const status = refusalStatus[code];
    const document = { type: `/problems/${code}`, title: code, status, code, requestId: 'fake', errors, ...members };
    const named = [...commonRefusals, ...endpoint.refusals];
    if (!named.includes(code)) return fail(`${endpoint.method} ${endpoint.path} is never refused with ${code}`);
    const fits = endpoint.problemMembers?.[code]?.safeParse(document);
    if (fits?.success === false) return fail(`the refusal ${code} of ${endpoint.method} ${endpoint.path} breaks its contract`, fits.error);
    const wait = retryAfterSeconds === undefined ? undefined : { 'retry-after': String(retryAfterSeconds) };
    return Response.json(document, { status, headers: { 'content-type': 'application/problem+json', ...wait } });
  };

  return { answer, calls, faults, fetch: fetch as typeof globalThis.fetch };
};
export type Fake = ReturnType<typeof createFake>;

/** Of the same content the same; a stand-alone page has no node:crypto. */
const tagOfText = (text: string): string =>
  `W/"${[...text].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0, text.length)}"`;

/** Rejects as `fetch` does when its signal is aborted before the answer is there. */
const untilAborted = (signal: AbortSignal | null | undefined, respond: () => Promise<Response>): Promise<Response> => {
  if (!signal) return respond();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([aborted, respond()]);
};
