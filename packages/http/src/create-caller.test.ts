import { CallError } from './call-error.ts';
import { addressOf, createCaller, tagOf } from './create-caller.ts';
import { addRoom, getRoom, renameRoom, sampleRoom, specOf } from './testing/sample-endpoints.ts';

// Covers B-H04.

type Wire = (address: string, init: RequestInit) => Promise<Response>;

/** A caller whose other side is `wire`, and what it was sent. */
const createWired = (wire: Wire) => {
  const sent: { address: string; init: RequestInit }[] = [];
  let ids = 0;
  const call = createCaller({
    origin: 'http://plenary.example',
    fetch: async (address, init = {}) => {
      sent.push({ address: String(address), init });
      return wire(String(address), init);
    },
    newId: () => `request-${++ids}`,
    headers: () => ({ 'x-app-version': '1.2.3', 'x-display-mode': 'Mobile' }),
    specOf,
  });
  return { call, sent };
};

const params = { roomId: sampleRoom.id };
const room = { name: 'Salle Nord', kind: 'plenary' as const, seats: 24, days: [] };
const answers =
  (body: string | ReadableStream | null, init?: ResponseInit): Wire =>
  async () =>
    new Response(body, init);
const problem = (status: number, members: object = {}): Wire =>
  answers(JSON.stringify({ type: '/problems/x', title: 'Conflict', status, code: 'conflict', requestId: 'r', ...members }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

const failureOf = async (wire: Wire): Promise<CallError> => {
  const failure = await createWired(wire)
    .call(getRoom, { params, query: {} })
    .catch((error: unknown) => error);
  if (!(failure instanceof CallError)) throw new Error('the call did not fail as a CallError', { cause: failure });
  return failure;
};

describe('what leaves', () => {
  // Covers B-H06.
  it('is the method, path and query of the endpoint, with credentials of its own origin only', async () => {
    const { call, sent } = createWired(answers(JSON.stringify(sampleRoom)));
    await call(getRoom, { params, query: { lng: 'fr', seats: 12 } });
    expect(sent[0]).toMatchObject({
      address: `http://plenary.example/api/rooms/${sampleRoom.id}?lng=fr&seats=12`,
      init: { method: 'GET', credentials: 'same-origin', body: undefined },
    });
  });

  // Covers B-H01, B-H03, B-H05.
  it('carries version, display mode, JSON and a request id of its own each time (spec/booking.md §7)', async () => {
    const { call, sent } = createWired(answers(JSON.stringify(sampleRoom)));
    await call(getRoom, { params, query: {} });
    await call(getRoom, { params, query: {} });
    const common = { 'x-app-version': '1.2.3', 'x-display-mode': 'Mobile', 'content-type': 'application/json' };
    expect(sent.map(({ init }) => init.headers)).toEqual([
      { ...common, 'x-request-id': 'request-1' },
      { ...common, 'x-request-id': 'request-2' },
    ]);
  });

  it('carries the body as JSON and the idempotency key it was given', async () => {
    const { call, sent } = createWired(answers(JSON.stringify(sampleRoom), { status: 201 }));
    await call(addRoom, { body: room }, { idempotencyKey: 'key-1' });
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: JSON.stringify(room), headers: { 'idempotency-key': 'key-1' } });
  });
});

describe('an address', () => {
  it('leaves out what the query does not have', () => {
    expect(addressOf(getRoom, { params, query: { lng: undefined, seats: 1 } })).toBe(`/api/rooms/${sampleRoom.id}?seats=1`);
    expect(addressOf(getRoom, { params, query: {} })).toBe(`/api/rooms/${sampleRoom.id}`);
  });

  it.each(['a/b', 'a?b#c', 'é ü&=+%', '../secrets'])('keeps %j one segment of the path', (roomId) => {
    const address = new URL(addressOf(getRoom, { params: { roomId }, query: {} }), 'http://plenary.example');
    expect([address.search, address.hash, decodeURIComponent(address.pathname)]).toEqual(['', '', `/api/rooms/${roomId}`]);
  });

  it('keeps every character of a query value', () => {
    const seats = '1&lng=de +#é';
    const { searchParams } = new URL(addressOf(getRoom, { params, query: { seats } }), 'http://plenary.example');
    expect([...searchParams]).toEqual([['seats', seats]]);
  });
});

describe('a success', () => {
  it('is the body of the answer', async () => {
    expect(await createWired(answers(JSON.stringify(sampleRoom))).call(getRoom, { params, query: {} })).toEqual(sampleRoom);
  });

  it('is nothing for a call that answers nothing', async () => {
    const { call } = createWired(answers(null, { status: 204 }));
    expect(await call(renameRoom, { params, body: { name: 'Salle Sud' } })).toBeUndefined();
  });

  it('may have fields that this version of the contract does not know', async () => {
    const newer = { ...sampleRoom, floor: 3 };
    expect(await createWired(answers(JSON.stringify(newer))).call(getRoom, { params, query: {} })).toEqual(newer);
  });
});

describe('outside production, a reply that breaks the contract', () => {
  const reply = (body: object) => createWired(answers(JSON.stringify(body))).call(getRoom, { params, query: {} });

  it('is an error that names the call and every field', async () => {
    const broken = `the reply of ${getRoom.name} (GET /api/rooms/{roomId}) breaks its contract: name (required), seats (invalid)`;
    await expect(reply({ id: sampleRoom.id, seats: 'many' })).rejects.toThrow(broken);
  });

  it('is no failed call, which a page would put into words', async () => {
    await expect(reply([])).rejects.not.toBeInstanceOf(CallError);
  });
});

// Covers B-H07–B-H10.
describe('a failure (spec/booking.md §8)', () => {
  it.each([
    [401, 'invalid-authentication'],
    [403, 'access-not-authorised'],
    [400, 'failed'],
    [404, 'failed'],
    [409, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
  ])('with status %d is of the kind %s', async (status, kind) => {
    expect(await failureOf(problem(status))).toMatchObject({ status, kind, requestId: 'request-1' });
  });

  it('keeps the body of the problem, its code and its errors', async () => {
    const failure = await failureOf(problem(409, { errors: { name: 'taken' }, taken: 'Salle Nord' }));
    expect(failure).toMatchObject({ message: 'Conflict', code: 'conflict', errors: { name: 'taken' } });
    expect(failure.body.taken).toBe('Salle Nord');
  });

  it.each([
    ['a page', '<h1>Bad gateway</h1>'],
    ['nothing', ''],
    ['a list', '[1]'],
    ['JSON without a code', '{"errors":["x"]}'],
  ])('with %s in place of a problem has the default message and no errors', async (_what, body) => {
    const failure = await failureOf(answers(body, { status: 502 }));
    expect(failure).toMatchObject({ status: 502, message: 'Une erreur est survenue', code: 'unexpected-answer', errors: {} });
  });

  it.each(['<h1>Welcome to the hotel network</h1>', ''])('is a success that answers %j where the contract answers JSON', async (body) => {
    expect(await failureOf(answers(body))).toMatchObject({ status: 500, code: 'unexpected-answer', message: 'Une erreur est survenue' });
  });

  it('is a page of some proxy where the contract answers nothing', async () => {
    const { call } = createWired(answers('<h1>Welcome to the hotel network</h1>'));
    await expect(call(renameRoom, { params, body: { name: 'Salle Sud' } })).rejects.toMatchObject({ code: 'unexpected-answer' });
  });

  // Covers B-H11.
  it('of the network counts as status 500, with the default message and its cause', async () => {
    const cause = new TypeError('fetch failed');
    const failure = await failureOf(() => Promise.reject(cause));
    expect(failure).toMatchObject({ status: 500, kind: 'failed', code: 'network-failure', message: 'Une erreur est survenue', cause });
  });

  it('in the middle of the answer is one of the network', async () => {
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'));
        controller.error(new TypeError('terminated'));
      },
    });
    expect(await failureOf(answers(cut))).toMatchObject({ status: 500, code: 'network-failure' });
  });
});

describe('a call that is given up', () => {
  it('rejects with the reason of its signal, not as a failed call', async () => {
    const given = new AbortController();
    const { call } = createWired(
      (_address, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const calling = call(getRoom, { params, query: {} }, { signal: given.signal });
    given.abort(new DOMException('left the page', 'AbortError'));
    await expect(calling).rejects.toMatchObject({ name: 'AbortError', message: 'left the page' });
  });
});

// design: desk D34
test('a reply keeps its tag, and who asks whether it is still true learns that by a failure of status 304', async () => {
  const { call, sent } = createWired(async (_, { headers }) =>
    new Headers(headers).has('if-none-match')
      ? new Response(null, { status: 304, headers: { etag: 'W/"1"' } })
      : Response.json(sampleRoom, { headers: { etag: 'W/"1"' } }),
  );
  const reply = await call(getRoom, { params, query: {} });
  expect(tagOf(reply)).toBe('W/"1"');
  await expect(call(getRoom, { params, query: {} }, { unless: 'W/"1"' })).rejects.toMatchObject({ status: 304 });
  expect(sent[1]?.init.headers).toMatchObject({ 'if-none-match': 'W/"1"' });
});

test('a reply without a tag has none', async () => {
  const { call } = createWired(answers(JSON.stringify(sampleRoom)));
  expect(tagOf(await call(getRoom, { params, query: {} }))).toBeUndefined();
});
