import type { Context } from 'hono';
import { Hono } from 'hono';
import { createImplement } from './implement.ts';
import { operation } from './openapi.ts';
import { Refusal, refuse } from './refuse.ts';
import { addRoom, countRooms, getFloor, getRoom, printRoom, renameRoom, sampleRoom, specOf } from './testing/sample-endpoints.ts';

const gate = (context: Context) => ({ who: context.req.header('x-who') ?? 'visitor' });
const closed = (context: Context) => (context.req.header('x-who') ? gate(context) : refuse('authentication-required'));
const gates = { anyone: gate, session: closed, staff: closed, admin: closed, service: closed };

/** An app that answers a refusal's problem, and records other errors. */
const createApp = () => {
  const app = new Hono();
  const thrown: Error[] = [];
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json(error.problem, error.status);
    thrown.push(error);
    return context.text('unexpected', 500);
  });
  return { app, thrown, implement: createImplement({ app, gates, specOf }) };
};

const path = `/api/rooms/${sampleRoom.id}`;
const validRoom = { name: 'Salle Nord', kind: 'plenary', seats: 24, days: [] };
const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'x-who': 'claire', 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('what a handler gets', () => {
  it('is every part of the input, parsed, with what the gate knows', async () => {
    const { app, implement } = createApp();
    const got: unknown[] = [];
    implement(getRoom, async (input) => {
      got.push(input);
      return sampleRoom;
    });
    await app.request(`${path}?lng=fr&seats=12&unknown=1`, { headers: { 'x-who': 'claire' } });
    expect(got).toEqual([{ params: { roomId: sampleRoom.id }, query: { lng: 'fr', seats: 12 }, body: undefined, who: 'claire' }]);
  });

  it('is the body without members the contract does not know', async () => {
    const { app, implement } = createApp();
    const got: unknown[] = [];
    implement(addRoom, async ({ body }) => {
      got.push(body);
      return sampleRoom;
    });
    expect((await app.request('/api/rooms', post({ ...validRoom, isAdmin: true }))).status).toBe(201);
    expect(got).toEqual([validRoom]);
  });

  it('is nothing where the gate is closed: the input is not even looked at', async () => {
    const { app, implement } = createApp();
    const handle = jest.fn();
    implement(addRoom, handle);
    const answer = await app.request('/api/rooms', { method: 'POST', body: 'no json' });
    expect(await answer.json()).toEqual({ code: 'authentication-required' });
    expect(handle).not.toHaveBeenCalled();
  });

  it.each(['__proto__', 'constructor'])('never carries a member %s of the body into an object', async (name) => {
    const { app, implement } = createApp();
    const got: object[] = [];
    implement(addRoom, async ({ body }) => {
      got.push(body);
      return sampleRoom;
    });
    await app.request('/api/rooms', post(JSON.stringify(validRoom).replace('{', `{"${name}":{"isAdmin":true},`)));
    expect(got).toEqual([validRoom]);
    expect(Object.getPrototypeOf(got[0])).toBe(Object.prototype);
    expect('isAdmin' in {}).toBe(false);
  });

  it('is never a NUL in the path or the query, which databases refuse', async () => {
    const { app, implement } = createApp();
    const handle = jest.fn(async () => sampleRoom);
    implement(getRoom, handle);
    const asked = (address: string) => app.request(address, { headers: { 'x-who': 'claire' } });
    const answer = await asked(`${path}?lng=fr%00`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: { lng: 'invalid' } }]);
    expect((await asked('/api/rooms/a%00b')).status).toBe(404);
    expect(handle).not.toHaveBeenCalled();
  });

  it('is never a NUL in the body, nor is a text refused that only speaks of one', async () => {
    const { app, implement } = createApp();
    const names: string[] = [];
    implement(addRoom, async ({ body }) => {
      names.push(body.name);
      return sampleRoom;
    });
    const refusedFor = async (body: string) => {
      const answer = await app.request('/api/rooms', post(body));
      return [answer.status, ((await answer.json()) as { errors?: unknown }).errors];
    };
    const deep = 100_000;
    expect(await refusedFor(JSON.stringify({ ...validRoom, name: 'Salle\0', days: [{ 'da\0te': '2026-03-04' }] }))).toMatchObject([
      400,
      { name: 'invalid_format', 'days.0': 'invalid_format' },
    ]);
    expect((await refusedFor(`${'['.repeat(deep)}"\\u0000"${']'.repeat(deep)}`))[0]).toBe(400);
    await app.request('/api/rooms', post({ ...validRoom, name: 'Salle \\u0000' }));
    expect(names).toEqual(['Salle \\u0000']);
  });

  it.each(['__proto__', 'constructor', 'toString'])('never carries a member %s of the query into an object', async (name) => {
    const { app, implement } = createApp();
    const got: object[] = [];
    implement(getRoom, async ({ query }) => {
      got.push(query);
      return sampleRoom;
    });
    expect((await app.request(`${path}?lng=fr&${name}=x&${name}[isAdmin]=1`)).status).toBe(200);
    expect(got).toEqual([{ lng: 'fr' }]);
    expect('isAdmin' in {}).toBe(false);
  });
});

// Lifecycle L3.
describe('a call that requires an idempotency key', () => {
  const paying = { ...addRoom, idempotent: 'required' } as const;
  const answerTo = async (headers: Record<string, string>) => {
    const { app, implement } = createApp();
    const handle = jest.fn(async () => sampleRoom);
    implement(paying, handle);
    const { body, ...rest } = post(validRoom);
    const response = await app.request('/api/rooms', { ...rest, body, headers: { 'content-type': 'application/json', ...headers } });
    return { status: response.status, problem: await response.json(), count: handle.mock.calls.length };
  };

  it('is refused without one, and does nothing', async () => {
    const errors = { 'idempotency-key': 'required' };
    expect(await answerTo({ 'x-who': 'claire' })).toMatchObject({ status: 400, problem: { errors }, count: 0 });
    expect(await answerTo({ 'x-who': 'claire', 'idempotency-key': '' })).toMatchObject({ status: 400, problem: { errors }, count: 0 });
    expect(await answerTo({ 'x-who': 'claire', 'idempotency-key': 'press-1' })).toMatchObject({ status: 201, count: 1 });
  });

  it('tells nobody of it who may not call it', async () => {
    expect(await answerTo({})).toMatchObject({ status: 401, problem: { code: 'authentication-required' }, count: 0 });
  });

  it('is described as one', () => {
    const keyOf = (endpoint: typeof paying | typeof addRoom) => operation(endpoint).parameters;
    expect(keyOf(paying)).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', required: true }));
    expect(keyOf(addRoom)).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', required: false }));
  });
});

describe('wrong input is refused', () => {
  const refusalOf = async (body: unknown) => {
    const { app, implement } = createApp();
    implement(addRoom, async () => sampleRoom);
    const answer = await app.request('/api/rooms', post(body));
    return { status: answer.status, problem: (await answer.json()) as { errors: Record<string, string> } };
  };

  it('with the code of every field, and the members its contract adds', async () => {
    const body = {
      kind: 'foyer',
      seats: 0,
      name: 'x'.repeat(21),
      photo: 'not an address',
      days: [{ date: '2026-02-30' }, { date: '', pax: 'many' }],
    };
    expect(await refusalOf(body)).toEqual({
      status: 400,
      problem: {
        code: 'invalid-request',
        members: { success: false },
        errors: {
          name: 'value_too_long',
          kind: 'invalid_value',
          seats: 'too_small',
          photo: 'invalid_format',
          'days.0.date': 'invalid_format',
          'days.0.pax': 'required',
          'days.1.date': 'required',
          'days.1.pax': 'invalid',
        },
      },
    });
  });

  it.each([
    ['missing', {}, 'required'],
    ['null', { name: null }, 'required'],
    ['empty', { name: '' }, 'required'],
    ['too short', { name: 'x' }, 'value_too_short'],
    ['of another type', { name: ['Salle Nord'] }, 'invalid'],
  ])('with a code that tells a field that is %s', async (_fault, name, code) => {
    expect((await refusalOf({ ...validRoom, name: undefined, ...name })).problem.errors).toEqual({ name: code });
  });

  it.each([
    ['too many', { days: [1, 2, 3].map(() => ({ date: '2027-03-01', pax: 1 })) }, { days: 'too_large' }],
    ['too much', { seats: 1_000 }, { seats: 'too_large' }],
    ['a part of a number', { seats: 1.5 }, { seats: 'invalid' }],
  ])('with a code that tells %s', async (_fault, part, errors) => {
    expect((await refusalOf({ ...validRoom, ...part })).problem.errors).toEqual(errors);
  });

  it.each([
    ['nothing', '', 'required'],
    ['no JSON', '{"name":', 'invalid_format'],
    ['a list', '[]', 'invalid'],
    ['null', 'null', 'required'],
    ['a text', '"name"', 'invalid'],
  ])('at the empty path where the body is %s', async (_what, body, code) => {
    expect(await refusalOf(body)).toMatchObject({ status: 400, problem: { code: 'invalid-request', errors: { '': code } } });
  });

  it('with the fields of the query and of the body together', async () => {
    const { app, implement } = createApp();
    implement(renameRoom, async () => {});
    const answer = await app.request(path, { ...post({ nom: 'Salle Sud' }), method: 'PATCH' });
    expect(await answer.json()).toEqual({ code: 'invalid-request', errors: { name: 'required', nom: 'invalid_value' } });
  });

  it.each(['lng=de', 'lng=', 'seats=0', 'seats=many', 'lng=de&lng=fr'])('for the query %s', async (query) => {
    const { app, implement } = createApp();
    implement(getRoom, async () => sampleRoom);
    expect((await app.request(`${path}?${query}`)).status).toBe(400);
  });
});

// Covers B-H14.
describe('a path that names nothing that could exist', () => {
  it.each(['/api/rooms/12', '/api/rooms/..%2Fusers', '/api/rooms/%00', '/api/rooms/%E0%A4%A', `/api/rooms/${sampleRoom.id}%20`])(
    '%s is not found, whatever else is wrong',
    async (address) => {
      const { app, implement } = createApp();
      implement(getRoom, async () => sampleRoom);
      implement(renameRoom, async () => {});
      expect(await (await app.request(`${address}?lng=de`)).json()).toEqual({ code: 'not-found' });
      expect(await (await app.request(address, { ...post('no json'), method: 'PATCH' })).json()).toEqual({ code: 'not-found' });
    },
  );

  it('is wrong input where the contract knows no not-found', async () => {
    const { app, implement } = createApp();
    implement(getFloor, async ({ params }) => params);
    const answer = await app.request('/api/floors/ground');
    expect(await answer.json()).toEqual({ code: 'invalid-request', errors: { floor: 'invalid' } });
  });

  it('is not confused with a body whose field has the name of a path parameter', async () => {
    const { app, implement } = createApp();
    implement(renameRoom, async () => {});
    const answer = await app.request(path, { ...post({ name: 'Salle Sud', roomId: 12 }), method: 'PATCH' });
    expect(await answer.json()).toEqual({ code: 'invalid-request', errors: { roomId: 'invalid' } });
  });
});

describe('an answer', () => {
  it('carries the status of the contract and only what the contract names', async () => {
    const { app, implement } = createApp();
    implement(addRoom, async () => ({ ...sampleRoom, passwordHash: 'secret' }));
    const answer = await app.request('/api/rooms', post(validRoom));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual(sampleRoom);
  });

  it('that breaks the contract is an unexpected error which names the endpoint', async () => {
    const { app, implement, thrown } = createApp();
    implement(getRoom, async () => ({ ...sampleRoom, seats: 1.5 }));
    expect((await app.request(path)).status).toBe(500);
    expect(thrown.map(({ message }) => message)).toEqual(['the reply of GET /api/rooms/{roomId} breaks its contract']);
  });

  it('without JSON is an empty 204', async () => {
    const { app, implement } = createApp();
    implement(renameRoom, async () => {});
    const answer = await app.request(path, { ...post({ name: 'Salle Sud' }), method: 'PATCH' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  it('that a handler made itself is passed on as it is', async () => {
    const { app, implement } = createApp();
    implement(printRoom, async () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }));
    const answer = await app.request(`${path}/plan`);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, 'application/pdf', '%PDF-']);
  });

  it('is a refusal where the handler refuses, with its errors and members', async () => {
    const { app, implement } = createApp();
    implement(addRoom, async () => refuse('conflict', { errors: { name: 'taken' }, members: { taken: 'Salle Nord' } }));
    const answer = await app.request('/api/rooms', post(validRoom));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ code: 'conflict', errors: { name: 'taken' }, members: { taken: 'Salle Nord' } });
  });

  it('answers HEAD as GET without a body', async () => {
    const { app, implement } = createApp();
    implement(getRoom, async () => sampleRoom);
    const answer = await app.request(path, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});

it('asks the gate of the access an endpoint declares', async () => {
  const { app, implement } = createApp();
  implement(countRooms, async () => ({ count: 1 }));
  expect((await app.request('/internal/rooms/count')).status).toBe(401);
  expect((await app.request('/internal/rooms/count', { headers: { 'x-who': 'svc-booking' } })).status).toBe(200);
});

// design: desk D26
test('a call that needs a right is not bound where nothing checks rights', () => {
  const { implement } = createApp();
  expect(() => implement({ ...getRoom, right: 'events' }, async () => sampleRoom)).toThrow('needs the right events');
});

// design: desk D34
test('a tagged reply is told once to whom has it, and again as soon as it is another', async () => {
  const { app, implement } = createApp();
  const room = { ...sampleRoom };
  implement({ ...getRoom, isTagged: true }, async () => room);
  const first = await app.request(path);
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, await first.json()]).toEqual([200, sampleRoom]);
  const again = () => app.request(path, { headers: { 'if-none-match': etag } });
  const same = await again();
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
  room.seats += 1;
  const other = await again();
  expect([other.status, await other.json()]).toEqual([200, room]);
  expect(other.headers.get('etag')).not.toBe(etag);
});
