import type * as z from 'zod';
import type { RefusalCode } from './problem.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `anyone`, a signed-in user (`session`), `staff`, `admin`, or another of our services (`service`).
 * Whether the thing asked for is the caller's own is decided by the owning service, not here.
 */
export type Access = 'anyone' | 'session' | 'staff' | 'admin' | 'service';

export interface EndpointSpec {
  method: Method;
  /** `/api/quotes/{quoteId}` */
  path: `/${string}`;
  access: Access;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Schema of the JSON answer; absent where the answer has no JSON body. */
  response?: z.ZodType;
  status: 200 | 201 | 202 | 204 | 303;
  /** Media type of an answer that is not JSON. */
  produces?: 'application/pdf' | 'text/html' | 'text/calendar';
  /** What it may be refused with, beside what every call may (`commonRefusals`). */
  refusals: readonly RefusalCode[];
  /** Members added to the problem document of a refusal, e.g. the venues of an anonymous search. */
  problemMembers?: Partial<Record<RefusalCode, z.ZodType>>;
  /** Repeating it with the same `Idempotency-Key` answers the same thing once. */
  idempotent?: boolean;
}

export const commonRefusals = [
  'invalid-request',
  'cross-site',
  'body-too-large',
  'not-json',
  'too-many-requests',
  'unexpected-error',
  'service-unavailable',
] as const satisfies readonly RefusalCode[];

/** A row of a contract table; only gives the row its literal types. */
export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a service's handler gets: parsed and checked. */
export interface EndpointInput<E extends EndpointSpec> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}
/** What a caller passes: only the parts the endpoint has. */
export type EndpointRequest<E extends EndpointSpec> = (E['params'] extends z.ZodType ? { params: Sent<E['params']> } : unknown) &
  (E['query'] extends z.ZodType ? { query: Sent<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: Sent<E['body']> } : unknown);
/** What a caller gets on success. */
export type EndpointResponse<E extends EndpointSpec> = Parsed<E['response']>;
/** The newer state that an answer `stale-version` carries; unknown where the contract does not tell it. */
export type StaleState<E extends EndpointSpec> = E extends { problemMembers: { 'stale-version': z.ZodType<infer Members> } }
  ? Members extends { current: infer Current }
    ? Current
    : unknown
  : unknown;
