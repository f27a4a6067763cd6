import { commonRefusals, type EndpointSpec } from '@plenary/contracts/endpoint';
import { refusalStatus } from '@plenary/contracts/problem';
import { registry } from '@plenary/contracts/registry';
import * as z from 'zod';
import { jsonSchema, openApiPaths } from './openapi.ts';
import { addRoom, countRooms, getRoom, printRoom, renameRoom } from './testing/sample-endpoints.ts';

/** The shape OpenAPI 3.1 gives a path, as far as these documents use it; what is unknown to it is a fault. */
const schemaObject = z.record(z.string(), z.unknown());
const content = z.record(
  z.string().regex(/^[a-z]+\/([a-z+.-]+|\*)$/),
  z.strictObject({
    schema: schemaObject.optional(),
    example: z.unknown().optional(),
    examples: z.record(z.string(), z.strictObject({ value: z.unknown() })).optional(),
  }),
);
const operation = z.strictObject({
  summary: z.string().min(1),
  operationId: z.string().regex(/^[a-zA-Z]\w+$/),
  security: z.array(z.strictObject({ session: z.tuple([]) })).max(1),
  'x-access': z.enum(['session', 'staff', 'admin']).optional(),
  parameters: z.array(
    z.discriminatedUnion('in', [
      z.strictObject({
        name: z.string().min(1),
        in: z.literal('path'),
        required: z.literal(true),
        schema: schemaObject,
        example: z.unknown(),
      }),
      z.strictObject({
        name: z.string().min(1),
        in: z.enum(['query', 'header']),
        required: z.boolean(),
        schema: schemaObject,
        example: z.unknown().optional(),
      }),
    ]),
  ),
  requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
  responses: z.record(z.string().regex(/^[2-5]\d\d$/), z.strictObject({ description: z.string().min(1), content: content.optional() })),
});
const pathItem = z.strictObject(
  Object.fromEntries(['get', 'post', 'put', 'patch', 'delete'].map((method) => [method, operation.optional()])),
);
const pathsObject = z.record(z.string().startsWith('/'), pathItem);

const operationOf = (endpoint: EndpointSpec) =>
  operation.parse((openApiPaths([endpoint])[endpoint.path] as Record<string, unknown>)[endpoint.method.toLowerCase()]);

describe('the document of the real contracts', () => {
  it('has the shape of OpenAPI 3.1, and an id for each operation', () => {
    const paths = pathsObject.parse(openApiPaths(registry));
    const ids = Object.values(paths).flatMap((item) => Object.values(item).map((one) => one?.operationId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(registry.filter(({ access }) => access !== 'service').length);
  });

  it.each(registry.filter(({ access }) => access !== 'service').map((one) => [`${one.method} ${one.path}`, one] as const))(
    'tells every refusal of %s under its status',
    (_name, one) => {
      const { responses } = operationOf(one);
      const told = Object.entries(responses).flatMap(([status, { description }]) =>
        Number(status) < 400 ? [] : description.split(', ').map((code) => [code, Number(status)]),
      );
      const codes = new Set([...commonRefusals, ...one.refusals]);
      expect(Object.fromEntries(told)).toEqual(Object.fromEntries([...codes].map((code) => [code, refusalStatus[code]])));
    },
  );

  it('never says that an answer has no other members: contracts are added to', () => {
    expect(
      JSON.stringify(
        Object.values(openApiPaths(registry)).map((item) => Object.values(item).map((one) => (one as { responses: object }).responses)),
      ),
    ).not.toContain('"additionalProperties":false');
  });
});

describe('an operation', () => {
  it('lists its parameters: of the path, the query, and the key of a call that may be repeated', () => {
    expect(operationOf(getRoom).parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['roomId', 'path', true],
      ['lng', 'query', false],
      ['seats', 'query', false],
    ]);
    expect(operationOf(addRoom).parameters).toEqual([
      { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 100 } },
    ]);
  });

  it('shows its permitted callers', () => {
    expect(operationOf(getRoom)).toMatchObject({ security: [] });
    expect(operationOf(renameRoom)).toMatchObject({ security: [{ session: [] }], 'x-access': 'staff' });
  });

  it('has a body only if there is one, as it is sent', () => {
    expect(operationOf(getRoom).requestBody).toBeUndefined();
    const schema = operationOf(renameRoom).requestBody?.content['application/json']?.schema;
    expect(schema).toMatchObject({ required: ['name'], additionalProperties: false });
  });

  it('has JSON, a document, or nothing as its answer', () => {
    expect(operationOf(addRoom).responses['201']?.content?.['application/json']?.schema).toMatchObject({
      required: ['id', 'name', 'seats'],
    });
    expect(operationOf(printRoom).responses['200']?.content).toEqual({ 'application/pdf': {} });
    expect(operationOf(renameRoom).responses['204']).toEqual({ description: 'Done' });
  });

  it('has the members of a refusal in addition to those of every problem', () => {
    const schema = operationOf(addRoom).responses['409']?.content?.['application/problem+json']?.schema;
    expect(schema).toMatchObject({
      allOf: [{ properties: { code: { enum: ['conflict'] }, requestId: { type: 'string' } } }, { required: ['taken'] }],
    });
  });

  it('says alternatives that JSON cannot tell apart once', () => {
    const twins = z.union([z.object({ a: z.string().trim() }), z.object({ a: z.string() })]);
    expect(jsonSchema(twins, 'input')).toEqual(jsonSchema(z.object({ a: z.string() }), 'input'));
    expect(jsonSchema(z.union([twins, z.null()]), 'input')).toMatchObject({ anyOf: [{ type: 'object' }, { type: 'null' }] });
  });

  it('has an example of each refusal, as the services answer it', () => {
    const examples = operationOf(addRoom).responses['409']?.content?.['application/problem+json']?.examples;
    expect(examples).toMatchObject({ conflict: { value: { type: '/problems/conflict', title: 'Conflict', status: 409, taken: 'Text' } } });
  });

  it('is left out where only our own services may call it', () => {
    expect(openApiPaths([countRooms])).toEqual({});
  });
});
