import type { Endpoint, EndpointInput, EndpointSpec } from '@plenary/contracts/endpoint';
import type { FieldErrors } from '@plenary/contracts/problem';
import type * as z from 'zod';
import { fieldErrorsOf } from './field-errors.ts';
import { refuse } from './refuse.ts';

/** Input from the wire: parameters of the path and of the query as texts, the body as JSON text. */
export interface SentInput {
  params: Record<string, string>;
  query: Record<string, string>;
  body: string | undefined;
}

/**
 * The parts an endpoint has, parsed and checked. Throws a Refusal with every wrong field; a path that names nothing that could
 * exist is not found.
 */
export const parseInput = (endpoint: EndpointSpec, sent: SentInput): EndpointInput<Endpoint> => {
  const params = parseTexts(endpoint.params, sent.params);
  if (params.errors && endpoint.refusals.includes('not-found')) return refuse('not-found');
  const query = parseTexts(endpoint.query, sent.query);
  const body = endpoint.body ? parseBody(endpoint.body, sent.body) : {};
  const errors = { ...params.errors, ...query.errors, ...body.errors };
  if (Object.keys(errors).length > 0) return refuseFields(endpoint, errors);
  return { params: params.value, query: query.value, body: body.value } as EndpointInput<Endpoint>;
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

/** PostgreSQL refuses a text with a NUL, which is never intended: neither an address nor a body may hold it. */
const parseTexts = (schema: z.ZodType | undefined, sent: Record<string, string>): Parsed => {
  const withNul = Object.keys(sent).filter((name) => sent[name]?.includes('\0'));
  if (!schema || withNul.length === 0) return parsePart(schema, sent);
  return { errors: Object.fromEntries(withNul.map((name) => [name, 'invalid'])) };
};

/** The fields of a body that hold a NUL, in their text or in the name of one of their own. A loop, for a body may be as deep as it is long. */
const fieldsWithNul = (body: unknown): string[] => {
  const found = new Set<string>();
  const left: [path: string, value: unknown][] = [['', body]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && value.includes('\0')) found.add(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (name.includes('\0')) found.add(path);
      else left.push([path ? `${path}.${name}` : name, inner]);
    }
  }
  return [...found];
};

/** A fault of the body as a whole has the empty path; where the schema takes none, there may be none. */
const parseBody = (schema: z.ZodType, text: string | undefined): Parsed => {
  if (!text) return parsePart(schema, undefined);
  const sent = parseJson(text);
  if (sent.errors) return sent;
  const withNul = text.includes('\\u0000') ? fieldsWithNul(sent.value) : [];
  const parsed = parsePart(schema, sent.value);
  if (withNul.length === 0) return parsed;
  return { errors: { ...parsed.errors, ...Object.fromEntries(withNul.map((path) => [path, 'invalid_format'])) } };
};

const parseJson = (text: string): Parsed => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { errors: { '': 'invalid_format' } };
  }
};

/** Calls that answer `success` on their way through say so in their refusal too (design: server-rules §1). */
const refuseFields = (endpoint: EndpointSpec, errors: FieldErrors): never => {
  const saysSuccess = endpoint.problemMembers?.['invalid-request'] !== undefined;
  return refuse('invalid-request', { errors, ...(saysSuccess && { members: { success: false } }) });
};
