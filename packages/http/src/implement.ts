import type { Access, Endpoint, EndpointInput, EndpointResult, EndpointSpec, SpecOf } from '@plenary/contracts/endpoint';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { contentTag } from './content-tag.ts';
import { parseInput } from './parse-input.ts';
import { refuseWithoutKey } from './refuse-without-key.ts';

/** Gate of each access an endpoint may declare: passes the request with the handler's knowledge of it, or throws. */
export type Gates = { [A in Access]: (context: Context) => object };

type HandlerInput<E extends Endpoint, G extends Gates> = EndpointInput<E> & ReturnType<G[E['access']]>;

export type Implement<G extends Gates> = <E extends Endpoint>(
  endpoint: E,
  handle: (input: HandlerInput<E, G>) => Promise<EndpointResult<E>>,
) => void;

const bound = new WeakMap<Hono, readonly EndpointSpec[]>();
/** Endpoints that an app has handlers for. */
export const implementedBy = (app: Hono): readonly EndpointSpec[] => bound.get(app) ?? [];

/** A call that passed its gate, with its parsed input. */
export interface PermittedCall extends EndpointInput<Endpoint> {
  /** What its gate knows. */
  known: object;
}
/** The check of a call's input; throws for a call whose right cannot be checked. */
export type Permit = (spec: EndpointSpec) => (call: PermittedCall) => Promise<void>;

interface Options<G extends Gates> {
  app: Hono;
  gates: G;
  /** The registry's, or a part of it. */
  specOf: SpecOf;
  /** Refuses who has no right to what the input names. */
  permit?: Permit;
}

/**
 * Binds the endpoints of a contract to their handlers: the caller passes its gate, the input is parsed, the reply is checked
 * against the contract before it leaves. Wrong input is refused with every field path; a reply that breaks the contract is a 500.
 * A call that needs a right is bound only where rights are checked.
 */
export const createImplement =
  <G extends Gates>({ app, gates, specOf, permit }: Options<G>): Implement<G> =>
  (endpoint, handle) => {
    const spec = specOf(endpoint);
    if (spec.right && !permit) throw new Error(`${spec.method} ${spec.path} needs the right ${spec.right}, which is not handled here`);
    const check = permit?.(spec);
    bound.set(app, [...implementedBy(app), spec]);
    app.on(spec.method, spec.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
      const known = gates[spec.access](context);
      refuseWithoutKey(spec, context.req.header('idempotency-key'));
      const input = parseInput(spec, {
        params: context.req.param(),
        query: context.req.query(),
        body: spec.body && (await context.req.text()),
      });
      await check?.({ ...input, known });
      const result = await handle({ ...input, ...known } as Parameters<typeof handle>[0]);
      if (result instanceof Response) return result;
      if (spec.isTagged) return tagged(context, checkReply(spec, result));
      if (spec.response) return context.json(checkReply(spec, result), spec.status as ContentfulStatusCode);
      if (spec.status !== 204) throw new Error(`${spec.method} ${spec.path} answers nothing where its contract has an answer`);
      return context.body(null, 204);
    });
  };

/** To whom has it, only that it is still true. */
const tagged = (context: Context, reply: object): Response => {
  const json = JSON.stringify(reply);
  const etag = contentTag(json);
  if (context.req.header('if-none-match') === etag) return context.body(null, 304, { etag });
  return context.body(json, 200, { etag, 'content-type': 'application/json' });
};

const checkReply = ({ method, path, response }: EndpointSpec, reply: unknown): object => {
  const checked = response?.safeParse(reply);
  if (!checked?.success) throw new Error(`the reply of ${method} ${path} breaks its contract`, { cause: checked?.error });
  return checked.data as object;
};
