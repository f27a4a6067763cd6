import type { EndpointSpec } from '@plenary/contracts/endpoint';
import { registry } from '@plenary/contracts/registry';
import { Hono } from 'hono';
import * as z from 'zod';
import { createImplement } from '../implement.ts';
import { addRoom, countRooms, getRoom, printRoom, renameRoom, specOf } from '../testing/sample-endpoints.ts';
import { callsOf, contractBreaks } from './compare-contracts.ts';
import { describeService, type ServiceDocument } from './service-document.ts';

const pass = () => ({});
const gates = { anyone: pass, session: pass, staff: pass, admin: pass, service: pass };
type Told = Partial<Omit<Parameters<typeof describeService>[1], 'owned'>>;

/** The document of a service with these endpoints. */
const documentOf = async (endpoints: readonly EndpointSpec[], told: Told = {}): Promise<ServiceDocument> => {
  const app = new Hono();
  const implement = createImplement({ app, gates, specOf, permit: () => async () => undefined });
  for (const endpoint of endpoints) implement(endpoint, async () => new Response());
  describeService(app, { owned: endpoints, ...told });
  return (await app.request('/openapi.json')).json() as Promise<ServiceDocument>;
};
const breaks = async (previous: readonly EndpointSpec[], next: readonly EndpointSpec[]) =>
  contractBreaks(await documentOf(previous), await documentOf(next));

const body = addRoom.body;
const invalid = addRoom.problemMembers['invalid-request'];
const withBody = (changed: z.ZodType): EndpointSpec => ({ ...addRoom, body: changed });
const { query: _, ...withoutQuery } = getRoom;

test('a service publishes its calls, including those for its siblings, and its events', async () => {
  const sends = { 'room.added': z.object({ id: z.string() }) };
  const document = await documentOf([getRoom, countRooms], { sends, receives: { 'user.erased': z.object({ userId: z.uuid() }) } });
  expect(callsOf(document.paths)).toEqual(['GET /api/rooms/{roomId}']);
  expect(callsOf(document['x-internal'] ?? {})).toEqual(['GET /internal/rooms/count']);
  expect(document['x-events']).toMatchObject({
    sends: { 'room.added': { required: ['id'] } },
    receives: { 'user.erased': { properties: { userId: { format: 'uuid' } } } },
  });
});

test('a service starts only with a handler for each call that it owns, and for no other', async () => {
  const app = new Hono();
  createImplement({ app, gates, specOf })(getRoom, async () => new Response());
  expect(() => describeService(app, { owned: [getRoom, addRoom] })).toThrow('POST /api/rooms has no handler');
  expect(() => describeService(app, { owned: [] })).toThrow('GET /api/rooms/{roomId} is of another service');
  expect(() => describeService(app, { owned: [getRoom] })).not.toThrow();
});

test('no contract of ours breaks itself', async () => {
  expect(registry.length).toBeGreaterThan(150);
  expect(await breaks(registry, registry)).toEqual([]);
});

test.each<[string, EndpointSpec, EndpointSpec[]]>([
  ['an endpoint', getRoom, [getRoom, printRoom]],
  ['an optional parameter', { ...getRoom, query: getRoom.query.pick({ lng: true }) }, [getRoom]],
  ['a query where there was none', withoutQuery, [getRoom]],
  ['an optional field', addRoom, [withBody(body.extend({ note: z.string().optional() }))]],
  ['another name of a part of the address', getRoom, [{ ...getRoom, path: '/api/rooms/{id}', params: z.object({ id: z.uuid() }) }]],
  ['a field of its answer', getRoom, [{ ...getRoom, response: getRoom.response.extend({ floor: z.int() }) }]],
  ['a refusal', getRoom, [{ ...getRoom, refusals: ['not-found', 'stale-version'] }]],
  ['a refusal less', addRoom, [{ ...addRoom, refusals: [], problemMembers: { 'invalid-request': invalid } }]],
  ['a key that is required', addRoom, [{ ...addRoom, idempotent: 'required' }]],
  ['callers', renameRoom, [{ ...renameRoom, access: 'session' }]],
  ['another summary', getRoom, [{ ...getRoom, summary: 'A room' }]],
])('%s may be added', async (_name, previous, next) => {
  expect(await breaks([previous], next)).toEqual([]);
});

test.each<[string, EndpointSpec, EndpointSpec[], string[]]>([
  ['gone', getRoom, [printRoom], ['GET /api/rooms/{roomId}: is gone']],
  ['another method', getRoom, [{ ...getRoom, method: 'POST' }], ['GET /api/rooms/{roomId}: is gone']],
  ['fewer callers', getRoom, [{ ...getRoom, access: 'staff' }], ['GET /api/rooms/{roomId}: who may call anyone → staff']],
  [
    'a parameter that is required',
    withoutQuery,
    [{ ...getRoom, query: z.object({ lng: z.string() }) }],
    ['GET /api/rooms/{roomId}: query.lng: is required now'],
  ],
  [
    'a parameter less',
    getRoom,
    [{ ...getRoom, query: getRoom.query.pick({ lng: true }) }],
    ['GET /api/rooms/{roomId}: query.seats: is not taken any more'],
  ],
  [
    'a narrower parameter',
    getRoom,
    [{ ...getRoom, query: getRoom.query.extend({ lng: z.enum(['fr']).optional() }) }],
    ['GET /api/rooms/{roomId}: query.lng: "en" is not taken any more'],
  ],
  [
    'another part of the address',
    getRoom,
    [{ ...getRoom, params: z.object({ roomId: z.string().regex(/^\d+$/) }) }],
    ['GET /api/rooms/{roomId}: path.roomId: pattern'],
  ],
  [
    'fields that are required, or narrower',
    addRoom,
    [withBody(body.extend({ name: z.string().min(2).max(9), floor: z.int() }))],
    ['POST /api/rooms: body.name: maxLength 20 → 9', 'POST /api/rooms: body.floor: is required now'],
  ],
  ['no body', renameRoom, [{ ...renameRoom, body: undefined }], ['PATCH /api/rooms/{roomId}: its body is not taken any more']],
  ['a body', { ...renameRoom, body: undefined }, [renameRoom], ['PATCH /api/rooms/{roomId}: a body is required now']],
  ['no key', addRoom, [{ ...addRoom, idempotent: false }], ['POST /api/rooms: header.Idempotency-Key: is not taken any more']],
  ['another status', addRoom, [{ ...addRoom, status: 200 }], ['POST /api/rooms: status 201 → 200']],
  [
    'an answer that lacks something',
    getRoom,
    [{ ...getRoom, response: getRoom.response.omit({ seats: true }) }],
    ['GET /api/rooms/{roomId}: answer.seats: is not answered any more'],
  ],
  [
    'another document',
    printRoom,
    [{ ...printRoom, produces: 'text/html' }],
    ['GET /api/rooms/{roomId}/plan: answer: application/pdf is gone'],
  ],
  [
    'a refusal that says less',
    addRoom,
    [{ ...addRoom, problemMembers: { 'invalid-request': invalid, conflict: z.object({ taken: z.int() }) } }],
    ['POST /api/rooms: refusal conflict.taken: type string → integer'],
  ],
  ['nothing for its siblings', countRooms, [getRoom], ['GET /internal/rooms/count: is gone']],
])('%s breaks it', async (_name, previous, next, lines) => {
  const found = await breaks([previous], next);
  expect(found.map((line, index) => line.slice(0, lines[index]?.length))).toEqual(lines);
});

test('events keep their fields, and received events are still received', async () => {
  const told = z.object({ id: z.string(), at: z.int() });
  const before = await documentOf([], { sends: { made: told, lapsed: told }, receives: { erased: told, changed: told.partial() } });
  const same = {
    sends: { made: told.extend({ by: z.string() }), lapsed: told },
    receives: { erased: told.partial(), changed: told.partial() },
  };
  expect(contractBreaks(before, await documentOf([], same))).toEqual([]);
  const other = { sends: { made: told.omit({ at: true }) }, receives: { changed: told } };
  expect(contractBreaks(before, await documentOf([], other))).toEqual([
    'event made.at: is not answered any more',
    'event lapsed: is not sent any more',
    'event erased: is not received any more',
    'event changed.id: is required now',
    'event changed.at: is required now',
  ]);
});

test('a service from before releases publishes its paths alone: the rest is not compared', async () => {
  const { paths } = await documentOf([getRoom]);
  expect(contractBreaks({ paths }, await documentOf([getRoom, countRooms]))).toEqual([]);
});
