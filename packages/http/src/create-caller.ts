import type { EndpointRequest, EndpointResponse, EndpointSpec } from '@plenary/contracts/endpoint';
import { CallError } from './call-error.ts';

export interface CallerOptions {
  /** Origin of the other side; empty for the page's own. */
  origin: string;
  fetch: typeof globalThis.fetch;
  newId: () => string;
  /** Headers of every call, e.g. app version and display mode, or the forwarded actor. */
  headers: () => Record<string, string>;
}

export interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
}

export type Call = <E extends EndpointSpec>(
  endpoint: E,
  request: EndpointRequest<E>,
  options?: CallOptions,
) => Promise<EndpointResponse<E>>;

/** Calls the endpoints of a contract with their types. Throws CallError for every answer that is not a success. */
export const createCaller =
  ({ origin, fetch, newId, headers }: CallerOptions): Call =>
  async (endpoint, request, options = {}) => {
    const requestId = newId();
    const response = await send().catch((cause: unknown) => {
      if (options.signal?.aborted) throw cause;
      throw new CallError({ status: 500, body: {}, requestId, cause });
    });
    const body = await readBody(response);
    if (!response.ok) throw new CallError({ status: response.status, body: isObject(body) ? body : {}, requestId });
    return body as EndpointResponse<typeof endpoint>;

    function send() {
      const { body } = request as { body?: unknown };
      return fetch(origin + addressOf(endpoint, request), {
        method: endpoint.method,
        credentials: 'same-origin',
        signal: options.signal,
        headers: {
          ...headers(),
          'content-type': 'application/json',
          'x-request-id': requestId,
          ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    }
  };

/** Path and query of a call, also for links (`<a href>` of a PDF). */
export const addressOf = <E extends EndpointSpec>(endpoint: E, request: EndpointRequest<E>): string => {
  const { params = {}, query = {} } = request as { params?: Record<string, string>; query?: Record<string, unknown> };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]))).toString();
  return search ? `${path}?${search}` : path;
};

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
