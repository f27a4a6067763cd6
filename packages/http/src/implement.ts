import type { Access, EndpointInput, EndpointResponse, EndpointSpec } from '@plenary/contracts/endpoint';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { parseInput } from './parse-input.ts';

/** For each access an endpoint may declare: lets the request through with what the handler may know of it, or throws. */
export type Gates = { [A in Access]: (context: Context) => object };

type HandlerInput<E extends EndpointSpec, G extends Gates> = EndpointInput<E> & ReturnType<G[E['access']]>;
type HandlerResult<E extends EndpointSpec> = E['response'] extends object
  ? EndpointResponse<E> | Response
  : E['status'] extends 204
    ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler that answers nothing returns nothing.
      void
    : Response;

const bound = new WeakMap<Hono, readonly EndpointSpec[]>();
/** Endpoints that an app has handlers for. */
export const implementedBy = (app: Hono): readonly EndpointSpec[] => bound.get(app) ?? [];

/**
 * Binds the endpoints of a contract to their handlers: the caller passes its gate, the input is parsed, the reply is checked
 * against the contract before it leaves. Wrong input is refused with every field path; a reply that breaks the contract is a 500.
 */
export const createImplement =
  <G extends Gates>({ app, gates }: { app: Hono; gates: G }) =>
  <E extends EndpointSpec>(endpoint: E, handle: (input: HandlerInput<E, G>) => Promise<HandlerResult<E>>): void => {
    bound.set(app, [...implementedBy(app), endpoint]);
    app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
      const known = gates[endpoint.access](context);
      const input = parseInput(endpoint, {
        params: context.req.param(),
        query: context.req.query(),
        body: endpoint.body && (await context.req.text()),
      });
      const result = await handle({ ...input, ...known } as HandlerInput<E, G>);
      if (result instanceof Response) return result;
      if (!endpoint.response) return context.body(null, 204);
      return context.json(checkReply(endpoint, result), endpoint.status as ContentfulStatusCode);
    });
  };

const checkReply = ({ method, path, response }: EndpointSpec, reply: unknown): object => {
  const checked = response?.safeParse(reply);
  if (!checked?.success) throw new Error(`the reply of ${method} ${path} breaks its contract`, { cause: checked?.error });
  return checked.data as object;
};
