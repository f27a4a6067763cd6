import { commonRefusals, type EndpointSpec } from '@plenary/contracts/endpoint';
import { problem, problemHead, type RefusalCode, refusalStatus } from '@plenary/contracts/problem';
import * as z from 'zod';
import { exampleOf } from './example-of.ts';

type Json = Record<string, unknown>;
type ProblemMembers = NonNullable<EndpointSpec['problemMembers']>;

/** OpenAPI 3.1 paths of a service's endpoints, from the same schemas that validate them. Internal endpoints are left out. */
export const openApiPaths = (endpoints: readonly EndpointSpec[]): Record<string, Json> => {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    if (endpoint.access === 'service') continue;
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return paths;
};

export const operation = (endpoint: EndpointSpec): Json => ({
  summary: endpoint.summary,
  operationId: endpoint.name,
  ...(endpoint.access === 'anyone' ? { security: [] } : { security: [{ session: [] }], 'x-access': endpoint.access }),
  parameters: [
    ...parameters(endpoint.params, 'path'),
    ...parameters(endpoint.query, 'query'),
    ...(endpoint.idempotent ? [{ ...idempotencyKey, required: endpoint.idempotent === 'required' }] : []),
  ],
  ...(endpoint.body && { requestBody: { required: true, content: { 'application/json': media(endpoint.body, 'input') } } }),
  responses: { [endpoint.status]: success(endpoint), ...failures(codesOf(endpoint), endpoint.problemMembers) },
});

const idempotencyKey = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 100 } };

const codesOf = ({ refusals }: EndpointSpec): RefusalCode[] => [...new Set<RefusalCode>([...commonRefusals, ...refusals])];

const success = (endpoint: EndpointSpec): Json => {
  if (endpoint.response) return { description: 'Done', content: { 'application/json': media(endpoint.response, 'output') } };
  if (endpoint.produces) return { description: 'Done', content: Object.fromEntries([endpoint.produces].flat().map((type) => [type, {}])) };
  return { description: 'Done' };
};

const media = (schema: z.ZodType, io: 'input' | 'output'): Json => ({
  schema: jsonSchema(schema, io),
  ...present('example', exampleOf(schema, { io })),
});

const present = (name: string, value: unknown): Json => (value === undefined ? {} : { [name]: value });

/** Refusals by their status, each with an example of every code. */
export const failures = (codes: readonly RefusalCode[], members: ProblemMembers = {}): Record<string, Json> => {
  const statuses = new Set(codes.map((code) => refusalStatus[code]));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      failure(
        members,
        codes.filter((code) => refusalStatus[code] === status),
      ),
    ]),
  );
};

const failure = (membersOf: ProblemMembers, codes: RefusalCode[]): Json => {
  const plain = codes.filter((code) => !membersOf[code]);
  const schemas = [
    ...(plain.length > 0 ? [problemSchema(plain)] : []),
    ...codes.flatMap((code) => {
      const members = membersOf[code];
      return members ? { allOf: [problemSchema([code]), jsonSchema(members, 'output')] } : [];
    }),
  ];
  const [only] = schemas;
  const schema = schemas.length === 1 && only ? only : { anyOf: schemas };
  const examples = Object.fromEntries(codes.map((code) => [code, { value: problemExample(membersOf[code], code) }]));
  return { description: codes.join(', '), content: { 'application/problem+json': { schema, examples } } };
};

const problemExample = (members: z.ZodType | undefined, code: RefusalCode): Json => ({
  ...problemHead(code),
  status: refusalStatus[code],
  code,
  requestId: '5f0c7a3e-6a0b-4a57-9d5e-2c8b1f6d4e10',
  ...(code === 'invalid-request' && { errors: { email: 'required' } }),
  ...((members && exampleOf(members, { io: 'output' })) as Json | undefined),
});

const problemSchemas = new Map<string, Json>();

/** Most calls have the same refusals: each set of codes is converted once. */
const problemSchema = (codes: RefusalCode[]): Json => {
  const key = codes.join();
  const schema = problemSchemas.get(key) ?? jsonSchema(problem.extend({ code: z.enum(codes) }), 'output');
  problemSchemas.set(key, schema);
  return schema;
};

const parameters = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const examples = (exampleOf(schema) ?? {}) as Json;
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...present('example', examples[name]),
  }));
};

/** An answer may have members that its reader does not know yet (contracts are added to, never changed). */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: part }) => {
      if (io === 'output' && part.additionalProperties === false) delete part.additionalProperties;
    },
  });
  return withoutTwins(rest) as Json;
};

/** Alternatives that differ only in what JSON cannot say are one. */
const withoutTwins = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(withoutTwins);
  if (typeof part !== 'object' || part === null) return part;
  const { anyOf, ...rest } = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withoutTwins(value)]));
  if (!Array.isArray(anyOf)) return anyOf === undefined ? rest : { anyOf, ...rest };
  const [first, ...others] = new Map(anyOf.map((one) => [JSON.stringify(one), one])).values();
  return others.length === 0 ? { ...first, ...rest } : { anyOf: [first, ...others], ...rest };
};
