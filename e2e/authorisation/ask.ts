import { randomUUID } from 'node:crypto';
import type { EndpointSpec } from '@plenary/contracts/endpoint';
import { exampleOf } from '@plenary/http/example-of';
import type { Ids } from './rows.ts';

export interface Answer {
  status: number;
  /** Code of a refusal; undefined if it is none. */
  code: string | undefined;
  cacheControl: string | null;
  text: string;
}

interface Asked {
  origin: string;
  /** Undefined: a visitor. */
  cookie?: string | undefined;
  ids: Ids;
  body?: unknown;
  /** Instead of those of our own page. */
  headers?: Record<string, string>;
}

/** Calls an endpoint over the wire, as a page of ours would unless told otherwise. */
export const ask = async (endpoint: EndpointSpec, { origin, cookie, ids, body, headers = { origin } }: Asked): Promise<Answer> => {
  const made = (endpoint.params ? exampleOf(endpoint.params, { onlyRequired: true }) : {}) as Ids | undefined;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] || made?.[name] || 'x'));
  const query = endpoint.query ? (exampleOf(endpoint.query, { onlyRequired: true }) as Record<string, string> | undefined) : undefined;
  const response = await fetch(`${origin}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
    method: endpoint.method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(endpoint.idempotent && { 'idempotency-key': randomUUID() }),
      ...headers,
      ...(cookie && { cookie }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  return {
    status: response.status,
    code: isProblem ? (JSON.parse(text) as { code: string }).code : undefined,
    cacheControl: response.headers.get('cache-control'),
    text: text.replace(/"requestId":"[^"]*"/, ''),
  };
};
