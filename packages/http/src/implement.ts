import type { Access, EndpointInput, EndpointResponse, EndpointSpec } from '@plenary/contracts/endpoint';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { fieldErrorsOf } from './field-errors.ts';
import { refuse } from './refuse.ts';

/** For each access an endpoint may declare: lets the request through with what the handler may know of it, or throws. */
export type Gates = { [A in Access]: (context: Context) => object };

type HandlerInput<E extends EndpointSpec, G extends Gates> = EndpointInput<E> & ReturnType<G[E['access']]>;
type HandlerResult<E extends EndpointSpec> = E['response'] extends object
  ? EndpointResponse<E> | Response
  : E['status'] extends 204
    ? void
    : Response;

/**
 * Binds the endpoints of a contract to their handlers: the caller passes its gate, the input is parsed, the reply is checked
 * against the contract before it leaves. Wrong input is refused with every field path; a reply that breaks the contract is a 500.
 */
export const createImplement =
  <G extends Gates>({ app, gates }: { app: Hono; gates: G }) =>
  <E extends EndpointSpec>(endpoint: E, handle: (input: HandlerInput<E, G>) => Promise<HandlerResult<E>>): void => {
    app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
      const known = gates[endpoint.access](context);
      const input = await readInput(endpoint, context);
      const result = await handle({ ...input, ...known } as HandlerInput<E, G>);
      if (result instanceof Response) return result;
      if (!endpoint.response) return context.body(null, 204);
      return context.json(endpoint.response.parse(result) as object, endpoint.status as ContentfulStatusCode);
    });
  };

const readInput = async <E extends EndpointSpec>(endpoint: E, context: Context): Promise<EndpointInput<E>> => {
  const sent = {
    params: context.req.param(),
    query: context.req.query(),
    body: endpoint.body ? await readJson(context) : undefined,
  };
  const errors: FieldErrors = {};
  const parsed: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const result = schema.safeParse(sent[part], { reportInput: true });
    if (result.success) parsed[part] = result.data;
    else Object.assign(errors, fieldErrorsOf(result.error));
  }
  if (Object.keys(errors).length > 0) refuseInput(endpoint, errors);
  return parsed as unknown as EndpointInput<E>;
};

/** A path that names nothing that could exist is not found; anything else says which fields are wrong. */
const refuseInput = (endpoint: EndpointSpec, errors: FieldErrors): never => {
  const isWrongAddress = endpoint.params !== undefined && Object.keys(errors).some((path) => endpoint.path.includes(`{${path}}`));
  if (isWrongAddress && endpoint.refusals.includes('not-found')) return refuse('not-found');
  const takesErrorsWithSuccess = endpoint.problemMembers?.['invalid-request'] !== undefined;
  return refuse('invalid-request', { errors, ...(takesErrorsWithSuccess && { members: { success: false } }) });
};

const readJson = async (context: Context): Promise<unknown> => {
  const text = await context.req.text();
  try {
    return JSON.parse(text);
  } catch {
    return refuse('invalid-request', { errors: { '': 'invalid_format' } });
  }
};
