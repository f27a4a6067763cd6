import { commonRefusals, type EndpointSpec } from '@plenary/contracts/endpoint';
import { problem, type RefusalCode, refusalStatus } from '@plenary/contracts/problem';
import * as z from 'zod';

type Json = Record<string, unknown>;

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
  ...(endpoint.access !== 'anyone' && { security: [{ session: [] }], 'x-access': endpoint.access }),
  parameters: [
    ...parameters(endpoint.params, 'path'),
    ...parameters(endpoint.query, 'query'),
    ...(endpoint.idempotent ? [idempotencyKey] : []),
  ],
  ...(endpoint.body && {
    requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } },
  }),
  responses: { [endpoint.status]: success(endpoint), ...failures(endpoint) },
});

const idempotencyKey = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 100 } };

const success = (endpoint: EndpointSpec): Json => {
  if (endpoint.response)
    return { description: 'Done', content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } } };
  if (endpoint.produces) return { description: 'Done', content: { [endpoint.produces]: {} } };
  return { description: 'Done' };
};

const failures = (endpoint: EndpointSpec): Record<string, Json> => {
  const codes = [...new Set<RefusalCode>([...commonRefusals, ...endpoint.refusals])];
  const statuses = new Set(codes.map((code) => refusalStatus[code]));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      failure(
        endpoint,
        codes.filter((code) => refusalStatus[code] === status),
      ),
    ]),
  );
};

const failure = (endpoint: EndpointSpec, codes: RefusalCode[]): Json => {
  const plain = codes.filter((code) => !endpoint.problemMembers?.[code]);
  const schemas = [
    ...(plain.length > 0 ? [problemSchema(plain)] : []),
    ...codes.flatMap((code) => {
      const members = endpoint.problemMembers?.[code];
      return members ? { allOf: [problemSchema([code]), jsonSchema(members, 'output')] } : [];
    }),
  ];
  const [only] = schemas;
  const schema = schemas.length === 1 && only ? only : { anyOf: schemas };
  return { description: codes.join(', '), content: { 'application/problem+json': { schema } } };
};

const problemSchema = (codes: RefusalCode[]): Json => jsonSchema(problem.extend({ code: z.enum(codes) }), 'output');

const parameters = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
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
  return rest;
};
