import type * as z from 'zod';
import type { Right } from './desk-rights.ts';
import type { RefusalCode } from './problem.ts';
import type { ServiceName } from './services.ts';
import type { SpreadsheetFormat, spreadsheetTypes } from './spreadsheet-terms.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Permitted callers: `anyone`, a signed-in user (`session`), `staff`, `admin`, or another of our services (`service`).
 * Whether the requested object is the caller's own is decided by the owning service, not here.
 */
export type Access = 'anyone' | 'session' | 'staff' | 'admin' | 'service';

/** The implementer of a call: `booking` is svc-booking; the gateway answers some calls itself. */
export type Owner = ServiceName | 'gateway';

/** What a call names, by which its service finds the venue or country that it belongs to. */
export type Placed =
  | 'venue'
  | 'deal'
  | 'deals'
  | 'demand'
  | 'proposal'
  | 'task'
  | 'room-change'
  | 'feed'
  | 'country'
  | 'closed-period'
  | 'event';

/**
 * Where staff need the right of a call: over the network; nowhere in particular (`none`), since it is a list, which omits by itself, or of what
 * belongs to no venue; or where what it names is, by the parameter of its path or the member of its body.
 */
export type CallPlace = 'network' | 'none' | Readonly<Partial<Record<Placed, string>>>;

type Produced = 'application/pdf' | 'text/html' | 'text/calendar' | (typeof spreadsheetTypes)[SpreadsheetFormat] | 'image/*';

/** The description of an endpoint in `x.schemas.ts`: its words and its zod schemas. */
export interface EndpointSchemas {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Schema of the JSON answer; absent where the answer has no JSON body. */
  response?: z.ZodType;
  /** Media type of an answer that is not JSON; several where the query chooses. */
  produces?: Produced | readonly Produced[];
  /** Members added to the problem document of a refusal, e.g. the venues of an anonymous search. */
  problemMembers?: Partial<Record<RefusalCode, z.ZodType>>;
}

/** A call, as `x.endpoints.ts` declares it: plain data that a browser can load. The registry joins it with its schemas. */
export interface Endpoint {
  readonly method: Method;
  /** `/api/quotes/{quoteId}` */
  readonly path: `/${string}`;
  readonly access: Access;
  /** What staff need for it (design: desk D26); of a call that others may make too, the staff among them. */
  readonly right?: Right;
  /** Where they need it; a call with a right says so. */
  readonly place?: CallPlace;
  readonly service: Owner;
  readonly status: 200 | 201 | 202 | 204 | 303;
  /** Its possible refusals, besides `commonRefusals`. */
  readonly refusals: readonly RefusalCode[];
  /** A repeated call with the same `Idempotency-Key` has one effect and the same answer; `required`: a call without one is refused. */
  readonly idempotent?: boolean | 'required';
  /** A GET that changes something, such as the trail or a limit that is used up: the gateway refuses it to pages of other sites. */
  readonly hasEffect?: boolean;
  /** A GET whose reply has an `ETag` of its content, so that who shows it may ask whether it is still the same. */
  readonly isTagged?: boolean;
  /** Of a call whose body may be larger than that of others. */
  readonly maxBodyBytes?: number;
  /** Its field that makes it so large: a refusal of the size names it. */
  readonly largeField?: string;
  /** Empty: only its type is used, which is that of the schemas. */
  readonly schemas?: EndpointSchemas;
}

/** An endpoint joined with its schemas. */
export interface EndpointSpec extends Endpoint, EndpointSchemas {
  /** The name of its export, unique in the registry. */
  readonly name: string;
}

export type SpecOf = (endpoint: Endpoint) => EndpointSpec;

export const commonRefusals = [
  'invalid-request',
  'cross-site',
  'body-too-large',
  'not-json',
  'too-many-requests',
  'unexpected-error',
  'service-unavailable',
] as const satisfies readonly RefusalCode[];

type SchemasOf<E extends Endpoint> = NonNullable<E['schemas']>;
type SchemaOf<E extends Endpoint, K extends keyof EndpointSchemas> = SchemasOf<E> extends Record<K, infer S> ? S : undefined;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Part<K extends string, S> = S extends z.ZodType ? { [key in K]: z.input<S> } : unknown;

/** Input of a service's handler: parsed and checked. */
export interface EndpointInput<E extends Endpoint> {
  params: Parsed<SchemaOf<E, 'params'>>;
  query: Parsed<SchemaOf<E, 'query'>>;
  body: Parsed<SchemaOf<E, 'body'>>;
}
/** Request of a caller: only the parts the endpoint has. */
export type EndpointRequest<E extends Endpoint> = Part<'params', SchemaOf<E, 'params'>> &
  Part<'query', SchemaOf<E, 'query'>> &
  Part<'body', SchemaOf<E, 'body'>>;
/** Response to a caller on success. */
export type EndpointResponse<E extends Endpoint> = Parsed<SchemaOf<E, 'response'>>;
/** The newer state in a `stale-version` answer; unknown if the contract does not declare it. */
export type StaleState<E extends Endpoint> =
  SchemasOf<E> extends { problemMembers: { 'stale-version': z.ZodType<infer Members> } }
    ? Members extends { current: infer Current }
      ? Current
      : unknown
    : unknown;
/** Result of a service's handler; void if the call answers 204. */
export type EndpointResult<E extends Endpoint> =
  SchemaOf<E, 'response'> extends z.ZodType
    ? EndpointResponse<E> | Response
    : SchemaOf<E, 'produces'> extends string | readonly string[]
      ? Response
      : // biome-ignore lint/suspicious/noConfusingVoidType: a handler that answers nothing returns nothing.
        Response | void;
