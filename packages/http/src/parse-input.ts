import type { EndpointInput, EndpointSpec } from '@plenary/contracts/endpoint';
import type { FieldErrors } from '@plenary/contracts/problem';
import type * as z from 'zod';
import { fieldErrorsOf } from './field-errors.ts';
import { refuse } from './refuse.ts';

/** What came over the wire: parameters of the path and of the query as texts, the body as JSON text. */
export interface SentInput {
  params: Record<string, string>;
  query: Record<string, string>;
  body: string | undefined;
}

/**
 * The parts an endpoint has, parsed and checked. Throws a Refusal with every wrong field; a path that names nothing that could
 * exist is not found.
 */
export const parseInput = <E extends EndpointSpec>(endpoint: E, sent: SentInput): EndpointInput<E> => {
  const params = parseTexts(endpoint.params, sent.params);
  if (params.errors && endpoint.refusals.includes('not-found')) return refuse('not-found');
  const query = parseTexts(endpoint.query, sent.query);
  const body = endpoint.body ? parseBody(endpoint.body, sent.body) : {};
  const errors = { ...params.errors, ...query.errors, ...body.errors };
  if (Object.keys(errors).length > 0) return refuseFields(endpoint, errors);
  return { params: params.value, query: query.value, body: body.value } as EndpointInput<E>;
};

interface Parsed {
  value?: unknown;
  errors?: FieldErrors;
}

const parsePart = (schema: z.ZodType | undefined, sent: unknown): Parsed => {
  if (!schema) return {};
  const result = schema.safeParse(sent, { reportInput: true });
  return result.success ? { value: result.data } : { errors: fieldErrorsOf(result.error) };
};

/** PostgreSQL refuses a text with a NUL, and nobody means one: neither an address nor a body may hold it. */
const parseTexts = (schema: z.ZodType | undefined, sent: Record<string, string>): Parsed => {
  const withNul = Object.keys(sent).filter((name) => sent[name]?.includes('\0'));
  if (!schema || withNul.length === 0) return parsePart(schema, sent);
  return { errors: Object.fromEntries(withNul.map((name) => [name, 'invalid'])) };
};

const withoutNul = (name: string, value: unknown): unknown => {
  if (name.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new SyntaxError('a text holds a NUL');
  return value;
};

/** A fault of the body as a whole has the empty path; where the schema takes none, there may be none. */
const parseBody = (schema: z.ZodType, text: string | undefined): Parsed => {
  if (!text) return parsePart(schema, undefined);
  try {
    return parsePart(schema, JSON.parse(text, text.includes('\\u0000') ? withoutNul : undefined));
  } catch {
    return { errors: { '': 'invalid_format' } };
  }
};

/** Calls that answer `success` on their way through say so in their refusal too (design: server-rules §1). */
const refuseFields = (endpoint: EndpointSpec, errors: FieldErrors): never => {
  const saysSuccess = endpoint.problemMembers?.['invalid-request'] !== undefined;
  return refuse('invalid-request', { errors, ...(saysSuccess && { members: { success: false } }) });
};
