import * as z from 'zod';
import { VisitorAway, VisitorRefusal } from './visitor-system.ts';

interface Options {
  /** As staff reads it. */
  name: string;
  fetch: typeof globalThis.fetch;
  /** Ends the wait for an answer. */
  deadline: () => AbortSignal;
  now: () => number;
}

export interface VisitorRequest {
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  idempotencyKey?: string;
}

export interface VisitorAnswer {
  status: number;
  body: unknown;
}

/** Milliseconds for which a system that does not answer is left alone: it must not keep mails of others waiting. */
const restMilliseconds = 2_000;
const transient = new Set([408, 425, 429]);
const maxReason = 300;

/**
 * Calls of a visitor system. 2xx, and 404 and 401, which mean different things to different calls, are answered; any other 4xx becomes a
 * VisitorRefusal with what it says; timeouts, 5xx and 429 become a VisitorAway.
 */
export const createVisitorHttp = ({ name, fetch, deadline, now }: Options) => {
  let restsUntil = 0;

  const rest = (message: string): never => {
    restsUntil = now() + restMilliseconds;
    throw new VisitorAway(message);
  };

  return async ({ method, url, headers, body, idempotencyKey }: VisitorRequest): Promise<VisitorAnswer> => {
    if (now() < restsUntil) throw new VisitorAway(`${name} does not answer`);
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: deadline(),
    }).catch(() => rest(`${name} does not answer`));
    const text = await response.text().catch(() => rest(`${name} broke off its answer`));
    const { status } = response;
    if (status >= 500 || transient.has(status)) return rest(`${name} answered ${status}`);
    if (status >= 400 && status !== 404 && status !== 401) throw new VisitorRefusal(refusalOf(name, status, text));
    return { status, body: parsed(text) };
  };
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

export const refusalOf = (name: string, status: number, text: string): string => {
  const said = complaint.safeParse(parsed(text));
  return `${name} answered ${status}${said.success ? `: ${said.data}` : ''}`.slice(0, maxReason);
};
