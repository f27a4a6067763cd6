import { createCaller } from './create-caller.ts';
import { repeatReads } from './repeat-reads.ts';
import { addRoom, getRoom, sampleRoom, specOf } from './testing/sample-endpoints.ts';

const params = { roomId: sampleRoom.id };

/** An answer that refuses, with the seconds of its `Retry-After`. */
const refusal = (status: number, retryAfterSeconds?: number) =>
  Response.json(
    { code: 'service-unavailable' },
    { status, ...(retryAfterSeconds && { headers: { 'retry-after': String(retryAfterSeconds) } }) },
  );

/** A caller that is answered with each of these in turn, then with a room; and the ids of its requests. */
const createFailing = (...failures: Response[]) => {
  const asked: string[] = [];
  const call = repeatReads(
    createCaller({
      origin: 'http://plenary.example',
      fetch: async (_, { headers } = {}) => {
        asked.push(new Headers(headers).get('x-request-id') ?? '');
        return failures[asked.length - 1] ?? Response.json(sampleRoom);
      },
      newId: () => `request-${asked.length + 1}`,
      headers: () => ({}),
      specOf,
    }),
  );
  return { call, asked };
};

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

/** Lets the waits of the caller pass. */
const elapse = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

it('a read that a service has no room for is asked for again after the time it names, and answered', async () => {
  const { call, asked } = createFailing(refusal(503, 1), refusal(503, 2));
  const answer = call(getRoom, { params, query: {} });
  await elapse(999);
  expect(asked).toHaveLength(1);
  await elapse(1);
  expect(asked).toHaveLength(2);
  await elapse(2_000);
  await expect(answer).resolves.toEqual(sampleRoom);
  expect(asked).toEqual(['request-1', 'request-2', 'request-3']);
});

it('the third 503 is the answer', async () => {
  const { call, asked } = createFailing(refusal(503, 1), refusal(503, 1), refusal(503, 1));
  const failure = expect(call(getRoom, { params, query: {} })).rejects.toMatchObject({ status: 503 });
  await elapse(10_000);
  await failure;
  expect(asked).toHaveLength(3);
});

it.each([
  ['says no time', refusal(503)],
  ['asks for longer than two seconds', refusal(503, 3)],
  ['is another failure', refusal(500, 1)],
  ['is a limit of the caller', refusal(429, 1)],
])('a read whose answer %s is asked for once', async (_, failure) => {
  const { call, asked } = createFailing(failure);
  await expect(call(getRoom, { params, query: {} })).rejects.toMatchObject({ status: failure.status });
  expect(asked).toHaveLength(1);
});

it('a GET that changes something is sent once', async () => {
  const { call, asked } = createFailing(refusal(503, 1));
  await expect(call({ ...getRoom, hasEffect: true }, { params, query: {} })).rejects.toMatchObject({ status: 503 });
  expect(asked).toHaveLength(1);
});

it('a write is sent once', async () => {
  const { call, asked } = createFailing(refusal(503, 1));
  const body = { name: 'Salle Nord', kind: 'plenary' as const, seats: 24, days: [] };
  await expect(call(addRoom, { body })).rejects.toMatchObject({ status: 503 });
  expect(asked).toHaveLength(1);
});

it('a page that is left while it waits asks no more, and fails with the reason of its signal', async () => {
  const { call, asked } = createFailing(refusal(503, 2));
  const controller = new AbortController();
  const reason = new Error('left');
  const failure = expect(call(getRoom, { params, query: {} }, { signal: controller.signal })).rejects.toBe(reason);
  await elapse(500);
  controller.abort(reason);
  await failure;
  await elapse(10_000);
  expect(asked).toHaveLength(1);
});
