import * as z from 'zod';
import { createRest } from './visitor-rest.ts';
import { VisitorRefusal } from './visitor-system.ts';

interface Options {
  /** As shown to staff. */
  name: string;
  fetch: typeof globalThis.fetch;
  /** Ends the wait for an answer. */
  deadline: () => AbortSignal;
  now: () => number;
}

export interface VisitorRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  /** Calls that change a visit; once one is answered the system is available again. */
  idempotencyKey?: string;
}

export interface VisitorAnswer {
  status: number;
  body: unknown;
}

const transient = new Set([408, 425, 429]);
const maxReason = 300;

/**
 * Calls of a visitor system. 2xx, and 404 and 401, which mean different things to different calls, are answered; any other 4xx becomes a
 * VisitorRefusal with what it says. Timeouts, 5xx and 429 let the system rest, as long as `Retry-After` says; so does 403, and an
 * redirects: our key and the visitors' names go to the configured address only.
 */
export const createVisitorHttp = ({ name, fetch, deadline, now }: Options) => {
  const rest = createRest(now);

  const call = async ({ method, url, headers, body, idempotencyKey }: VisitorRequest): Promise<VisitorAnswer> => {
    rest.requireAwake();
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
      signal: deadline(),
    }).catch(() => rest.afterFailure(`${name} does not answer`));
    const text = await response.text().catch(() => rest.afterFailure(`${name} broke off its answer`));
    const { status } = response;
    if (status >= 500 || transient.has(status)) return rest.afterFailure(saying(name, status, text), response.headers.get('retry-after'));
    if (status === 403 || (status >= 300 && status < 400)) return rest.untilCared(saying(name, status, text));
    if (idempotencyKey !== undefined && status !== 401 && status !== 404) rest.end();
    if (status >= 400 && status !== 404 && status !== 401) throw new VisitorRefusal(saying(name, status, text));
    return { status, body: parsed(text) };
  };

  /** It refuses our credentials: no visit gets in before an operator acts. */
  return { name, call, requireTurn: rest.requireTurn, lockedOut: rest.untilCared };
};
export type VisitorHttp = ReturnType<typeof createVisitorHttp>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const complaint = z.union([
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ error_description: z.string() }).transform(({ error_description }) => error_description),
  z.object({ error: z.string() }).transform(({ error }) => error),
]);

const saying = (name: string, status: number, text: string): string => {
  const said = complaint.safeParse(parsed(text));
  return `${name} answered ${status}${said.success ? `: ${said.data}` : ''}`.slice(0, maxReason);
};
