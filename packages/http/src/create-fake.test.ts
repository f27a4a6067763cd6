import { createCaller } from './create-caller.ts';
import { createFake } from './create-fake.ts';
import { refuse } from './refuse.ts';
import { addRoom, getFloor, getRoom, printRoom, renameRoom, sampleRoom, specOf } from './testing/sample-endpoints.ts';

const createCalled = () => {
  const fake = createFake({ specOf });
  const call = createCaller({
    origin: '',
    fetch: fake.fetch,
    newId: () => 'request-1',
    headers: () => ({ 'x-app-version': 'test' }),
    specOf,
  });
  return { fake, call };
};

const params = { roomId: sampleRoom.id };
const room = { name: 'Salle Nord', kind: 'plenary' as const, seats: 24, days: [] };
const messages = (faults: Error[]) => faults.map(({ message }) => message);

describe('a fake answers', () => {
  it('an endpoint it was told of, with the input parsed as a service parses it', async () => {
    const { fake, call } = createCalled();
    const got: unknown[] = [];
    fake.answer(getRoom, (input) => {
      got.push(input);
      return sampleRoom;
    });
    expect(await call(getRoom, { params, query: { seats: '12' } })).toEqual(sampleRoom);
    expect(got).toEqual([{ params, query: { seats: 12 }, body: undefined }]);
  });

  it('with what it was told last', async () => {
    const { fake, call } = createCalled();
    fake.answer(getRoom, () => sampleRoom);
    fake.answer(getRoom, () => ({ ...sampleRoom, name: 'Salle Sud' }));
    expect((await call(getRoom, { params, query: {} })).name).toBe('Salle Sud');
  });

  it('with nothing where the contract answers nothing', async () => {
    const { fake, call } = createCalled();
    fake.answer(renameRoom, () => undefined);
    fake.answer(printRoom, () => undefined);
    expect(await call(renameRoom, { params, body: { name: 'Salle Sud' } })).toBeUndefined();
    expect((await fake.fetch(`/api/rooms/${sampleRoom.id}/plan`)).status).toBe(200);
  });

  it('parameters of the path decoded', async () => {
    const { fake, call } = createCalled();
    fake.answer(getFloor, ({ params: { floor } }) => ({ floor }));
    expect(await call(getFloor, { params: { floor: ' 2' } })).toEqual({ floor: 2 });
  });

  it('and keeps every call', async () => {
    const { fake, call } = createCalled();
    fake.answer(addRoom, () => sampleRoom);
    await call(addRoom, { body: room }, { idempotencyKey: 'key-1' });
    expect(fake.calls).toEqual([
      {
        method: 'POST',
        address: '/api/rooms',
        body: room,
        headers: { 'content-type': 'application/json', 'x-app-version': 'test', 'x-request-id': 'request-1', 'idempotency-key': 'key-1' },
      },
    ]);
  });
});

describe('a fake refuses', () => {
  it('what the contract refuses, before its handler runs', async () => {
    const { fake, call } = createCalled();
    const handle = jest.fn();
    fake.answer(addRoom, handle);
    await expect(call(addRoom, { body: { ...room, name: '', seats: 0 } })).rejects.toMatchObject({
      status: 400,
      code: 'invalid-request',
      errors: { name: 'required', seats: 'too_small' },
      body: { success: false, type: '/problems/invalid-request' },
    });
    expect(handle).not.toHaveBeenCalled();
    expect(fake.faults).toEqual([]);
  });

  it('a path that names nothing as a service does', async () => {
    const { fake, call } = createCalled();
    fake.answer(getRoom, () => sampleRoom);
    await expect(call(getRoom, { params: { roomId: '12' }, query: {} })).rejects.toMatchObject({ status: 404, code: 'not-found' });
  });

  it('as its handler says', async () => {
    const { fake, call } = createCalled();
    fake.answer(addRoom, () => refuse('conflict', { members: { taken: 'Salle Nord' } }));
    await expect(call(addRoom, { body: room })).rejects.toMatchObject({ status: 409, code: 'conflict', body: { taken: 'Salle Nord' } });
    expect(fake.faults).toEqual([]);
  });
});

describe('a fake finds fault', () => {
  it.each([
    ['GET', '/api/rooms'],
    ['DELETE', `/api/rooms/${sampleRoom.id}`],
    ['GET', `/api/rooms/${sampleRoom.id}/chairs`],
  ])('with a request nobody expected: %s %s', async (method, address) => {
    const { fake } = createCalled();
    fake.answer(getRoom, () => sampleRoom);
    await expect(fake.fetch(address, { method })).rejects.toThrow(`nobody expected ${method} ${address}`);
    expect(messages(fake.faults)).toEqual([`nobody expected ${method} ${address}`]);
  });

  it('with an answer that breaks the contract', async () => {
    const { fake, call } = createCalled();
    fake.answer(getRoom, () => ({ ...sampleRoom, seats: 1.5 }));
    await expect(call(getRoom, { params, query: {} })).rejects.toMatchObject({ code: 'network-failure' });
    expect(messages(fake.faults)).toEqual(['the answer to GET /api/rooms/{roomId} breaks its contract']);
  });

  it('with a refusal the endpoint never gives', async () => {
    const { fake, call } = createCalled();
    fake.answer(getRoom, () => refuse('conflict'));
    await expect(call(getRoom, { params, query: {} })).rejects.toMatchObject({ code: 'network-failure' });
    expect(messages(fake.faults)).toEqual(['GET /api/rooms/{roomId} is never refused with conflict']);
  });

  it('with a refusal without the members its contract adds', async () => {
    const { fake, call } = createCalled();
    fake.answer(addRoom, () => refuse('conflict'));
    await expect(call(addRoom, { body: room })).rejects.toMatchObject({ code: 'network-failure' });
    expect(messages(fake.faults)).toEqual(['the refusal conflict of POST /api/rooms breaks its contract']);
  });
});

describe('a fake behaves as the network', () => {
  it('if its handler throws anything else: the call fails, without a fault', async () => {
    const { fake, call } = createCalled();
    fake.answer(getRoom, () => {
      throw new TypeError('fetch failed');
    });
    await expect(call(getRoom, { params, query: {} })).rejects.toMatchObject({ status: 500, code: 'network-failure' });
    expect(fake.faults).toEqual([]);
  });

  it('where the caller gives up, before or while it waits', async () => {
    const { fake, call } = createCalled();
    const given = new AbortController();
    fake.answer(getRoom, () => {
      given.abort(new DOMException('left the page', 'AbortError'));
      return new Promise(() => {});
    });
    await expect(call(getRoom, { params, query: {} }, { signal: given.signal })).rejects.toMatchObject({ name: 'AbortError' });
    await expect(call(getRoom, { params, query: {} }, { signal: given.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(fake.calls).toHaveLength(1);
  });
});

// design: desk D34
test('it tells a tagged answer once to whom has it', async () => {
  const fake = createFake({ specOf });
  const room = { ...sampleRoom };
  fake.answer({ ...getRoom, isTagged: true }, () => room);
  const address = `/api/rooms/${sampleRoom.id}`;
  const etag = (await fake.fetch(address)).headers.get('etag') ?? '';
  const ask = async () => (await fake.fetch(address, { headers: { 'if-none-match': etag } })).status;
  expect(await ask()).toBe(304);
  room.seats += 1;
  expect(await ask()).toBe(200);
});
