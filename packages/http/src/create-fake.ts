import type { EndpointInput, EndpointResponse, EndpointSpec } from '@plenary/contracts/endpoint';
import { type FieldErrors, type RefusalCode, refusalStatus } from '@plenary/contracts/problem';
import { fieldErrorsOf } from './field-errors.ts';
import { Refusal } from './refuse.ts';

interface Answer {
  endpoint: EndpointSpec;
  pattern: RegExp;
  handle: (input: EndpointInput<EndpointSpec>) => unknown;
}

export interface RecordedCall {
  method: string;
  /** Path with its query. */
  address: string;
  body: unknown;
  headers: Record<string, string>;
}

/**
 * The other side of the wire for tests and the stand-alone page of a remote: answers endpoints of the contract, refuses input the
 * contract refuses, and fails where an answer breaks the contract or a request was not expected.
 */
export const createFake = () => {
  const answers: Answer[] = [];
  const calls: RecordedCall[] = [];

  const answer = <E extends EndpointSpec>(
    endpoint: E,
    handle: (input: EndpointInput<E>) => EndpointResponse<E> | Promise<EndpointResponse<E>>,
  ): void => {
    const pattern = new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    answers.unshift({ endpoint, pattern, handle: handle as Answer['handle'] });
  };

  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://fake');
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ method, address: url.pathname + url.search, body, headers: Object.fromEntries(new Headers(init.headers)) });
    const found = answers.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(url.pathname));
    if (!found) throw new Error(`nobody expected ${method} ${url.pathname}`);
    const { endpoint, pattern, handle } = found;
    const params = pattern.exec(url.pathname)?.groups ?? {};
    try {
      const parsed = parse(endpoint, { params, query: Object.fromEntries(url.searchParams), body });
      const result = await handle(parsed);
      return endpoint.response
        ? Response.json(endpoint.response.parse(result), { status: endpoint.status })
        : new Response(null, { status: endpoint.status });
    } catch (error) {
      if (error instanceof Refusal) return problemResponse(error.problem);
      throw error;
    }
  };

  return { answer, calls, fetch: fetch as typeof globalThis.fetch };
};
export type Fake = ReturnType<typeof createFake>;

const parse = (endpoint: EndpointSpec, sent: Record<'params' | 'query' | 'body', unknown>): EndpointInput<EndpointSpec> => {
  const parsed: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const result = schema.safeParse(sent[part], { reportInput: true });
    if (!result.success) throw new Refusal('invalid-request', { errors: fieldErrorsOf(result.error) });
    parsed[part] = result.data;
  }
  return parsed as unknown as EndpointInput<EndpointSpec>;
};

const problemResponse = ({ code, errors, members }: { code: RefusalCode; errors?: FieldErrors; members?: Record<string, unknown> }) =>
  Response.json(
    { type: `/problems/${code}`, title: code, status: refusalStatus[code], code, requestId: 'fake', errors, ...members },
    { status: refusalStatus[code], headers: { 'content-type': 'application/problem+json' } },
  );
