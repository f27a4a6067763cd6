import type { Endpoint, EndpointRequest, EndpointResponse, SpecOf } from '@plenary/contracts/endpoint';
import { CallError, isObject } from './call-error.ts';

export interface CallerOptions {
  /** Origin of the other side; empty for the page's own. */
  origin: string;
  fetch: typeof globalThis.fetch;
  newId: () => string;
  /** Headers of every call, e.g. app version and display mode, or the forwarded actor. */
  headers: () => Record<string, string>;
  /** Schemas of the endpoints outside production; those of the registry by default. */
  specOf?: SpecOf;
}

interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** `ETag` of the reply that the caller has: where that is still true, the call throws a CallError of status 304. */
  unless?: string | undefined;
}

export type Call = <E extends Endpoint>(endpoint: E, request: EndpointRequest<E>, options?: CallOptions) => Promise<EndpointResponse<E>>;

const tags = new WeakMap<object, string>();
/** The `ETag` that a reply came with; undefined: its endpoint has none, or its service is of an older release. */
export const tagOf = (reply: object): string | undefined => tags.get(reply);

/**
 * Calls the endpoints of a contract with their types. Throws CallError for every answer that is not a success of the contract;
 * a call that its signal ends rejects with the signal's reason. Outside production, a reply that breaks its contract throws too.
 */
export const createCaller =
  ({ origin, fetch, newId, headers, specOf }: CallerOptions): Call =>
  async (endpoint, request, { signal, idempotencyKey, unless } = {}) => {
    const requestId = newId();
    const { body } = request as { body?: unknown };
    const init: RequestInit = {
      method: endpoint.method,
      credentials: 'same-origin',
      signal,
      headers: {
        ...headers(),
        'content-type': 'application/json',
        'x-request-id': requestId,
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(unless && { 'if-none-match': unless }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    };
    const answer = await exchange(() => fetch(origin + addressOf(endpoint, request), init)).catch((cause: unknown) => {
      if (signal?.aborted) throw signal.reason;
      throw new CallError({ status: 500, body: {}, requestId, cause });
    });
    if (!answer.ok) {
      const { status, body: problem, retryAfterSeconds } = answer;
      throw new CallError({ status, body: isObject(problem) ? problem : {}, requestId, retryAfterSeconds });
    }
    const isAnswer = answer.isJson || (answer.isEmpty && isEmptyStatus(endpoint));
    // A page of some proxy in between is no answer.
    if (!isAnswer) throw new CallError({ status: 500, body: {}, requestId });
    // A production build drops the condition with its import: the schemas and zod never reach a customer's browser.
    if (process.env.NODE_ENV !== 'production') (await import('./check-reply.ts')).checkReply(endpoint, answer.body, specOf);
    if (answer.tag && isObject(answer.body)) tags.set(answer.body, answer.tag);
    return answer.body as EndpointResponse<typeof endpoint>;
  };

/** A 204 has no body, and a redirect that has been followed may have none. */
const isEmptyStatus = ({ status }: Endpoint): boolean => status === 204 || status === 303;

interface Answer {
  ok: boolean;
  status: number;
  body: unknown;
  isJson: boolean;
  isEmpty: boolean;
  retryAfterSeconds: number | undefined;
  tag: string | null;
}

/** The whole exchange: a connection that is cut in the middle of the body is a network failure too. */
const exchange = async (send: () => Promise<Response>): Promise<Answer> => {
  const response = await send();
  const text = await response.text();
  const { ok, status, headers } = response;
  const retryAfterSeconds = Number(headers.get('retry-after')) || undefined;
  return { ok, status, isEmpty: text === '', retryAfterSeconds, tag: headers.get('etag'), ...parseJson(text) };
};

const parseJson = (text: string): Pick<Answer, 'body' | 'isJson'> => {
  try {
    return { body: JSON.parse(text), isJson: true };
  } catch {
    return { body: undefined, isJson: false };
  }
};

/** Path and query of a call, also for links (`<a href>` of a PDF). */
export const addressOf = <E extends Endpoint>(endpoint: E, request: EndpointRequest<E>): string => {
  const { params = {}, query = {} } = request as { params?: Record<string, string>; query?: Record<string, unknown> };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]))).toString();
  return search ? `${path}?${search}` : path;
};
