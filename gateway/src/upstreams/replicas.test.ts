import { once } from 'node:events';
import { get } from 'node:http';
import { type GatewayWorld, sameOrigin, startGateway } from '../testing/gateway-world.ts';
import { json, type Reply, startUpstream, type Upstream } from '../testing/start-upstream.ts';

let world: GatewayWorld;
let other: Upstream;
const start = async (more: Pick<Parameters<typeof startGateway>[0] & object, 'atOnce' | 'sessionTimes'> = {}) => {
  other = await startUpstream(json(200, { from: 'other' }));
  world = await startGateway({ replicas: [other.origin], ...more });
};
afterEach(async () => {
  await world.stop();
  await other.stop();
});

const cut: Reply = (_request, response) => void response.destroy();
const post = (headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  headers: { ...sameOrigin, 'content-type': 'application/json', ...headers },
  body: '{"demandId":"d"}',
});
const answersTo = async (times: number, ask: () => Promise<{ status: number; text: string }>) => {
  const answers = [];
  for (let i = 0; i < times; i++) answers.push(await ask());
  return answers.map(({ status, text }) => [status, (JSON.parse(text) as { from?: string; code?: string }).from]);
};
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

/** Deadlines pass when a test says so, not when the machine is busy. */
const holdTimers = () =>
  jest.useFakeTimers({ doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'] });
afterEach(() => void jest.useRealTimers());

describe('two replicas of a service', () => {
  beforeEach(() => start());

  it('share its calls', async () => {
    await answersTo(10, () => world.ask('/api/quotes/12'));
    expect([world.booking.seen.length, other.seen.length]).toEqual([5, 5]);
  });

  it('one that says with an answer that it is about to end gets no other call, while one is left', async () => {
    other.answer(json(200, { from: 'other' }, { 'x-leaving': '1' }));
    await answersTo(10, () => world.ask('/api/quote', post()));
    expect(other.seen.length).toBe(1);
    expect((await world.ask('/api/quotes/12')).headers).not.toHaveProperty('x-leaving');
  });

  it('one that fails costs no safe call and none with a key, and after five faults it gets none', async () => {
    other.answer(cut);
    expect(await answersTo(6, () => world.ask('/api/quotes/12'))).toEqual(Array(6).fill([200, 'booking']));
    expect(await answersTo(6, () => world.ask('/api/quote', post({ 'idempotency-key': 'key-1' })))).toEqual(
      Array(6).fill([200, 'booking']),
    );
    expect(world.replicas.booking.states().map(({ isTrusted }) => isTrusted)).toEqual([true, false]);
    const before = other.seen.length;
    await answersTo(6, () => world.ask('/api/quote', post()));
    expect(other.seen.length).toBe(before);
  });

  it('a call that changes something and has no key is made once, for any outcome', async () => {
    other.answer(cut);
    const answers = await answersTo(4, () => world.ask('/api/quote', post()));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 200, 503, 503]);
    expect(world.booking.seen.length + other.seen.length).toBe(4);
  });

  it('one that is gone costs no call: the first attempt was never received', async () => {
    await other.stop();
    expect(await answersTo(8, () => world.ask('/api/quote', post()))).toEqual(Array(8).fill([200, 'booking']));
  });

  it('an answer that breaks off in the middle is not repeated', async () => {
    const halves: Reply = (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half', () => response.destroy());
    };
    for (const replica of [world.booking, other]) replica.answer(halves);
    await expect(world.ask('/api/quotes/12')).rejects.toThrow();
    expect(world.booking.seen.length + other.seen.length).toBe(1);
  });

  it('are blamed for no client that goes away', async () => {
    for (const replica of [world.booking, other]) replica.answer(() => {});
    for (let i = 0; i < 12; i++) {
      const asking = get({ port: world.port, path: '/api/quotes/12' });
      asking.on('error', () => {});
      await until(() => world.booking.seen.length + other.seen.length === i + 1);
      asking.destroy();
      await until(() => world.booking.cut.length + other.cut.length === i + 1);
    }
    expect(world.replicas.booking.states().map(({ isTrusted }) => isTrusted)).toEqual([true, true]);
  });

  it('receive the remaining time of the caller', async () => {
    await world.ask('/api/quote', post());
    await world.ask('/api/quote', post());
    for (const { headers } of [...world.booking.seen, ...other.seen]) {
      expect(Number(headers['x-time-left'])).toBeLessThanOrEqual(3_000);
      expect(Number(headers['x-time-left'])).toBeGreaterThan(0);
    }
  });

  it('share one trace, which is the client’s if it has one, and never the client’s time limit', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await world.ask('/api/quotes/12', { headers: { traceparent, 'x-time-left': '900000' } });
    const [seen] = [...world.booking.seen, ...other.seen];
    expect(seen?.headers.traceparent).toBe(traceparent);
    expect(Number(seen?.headers['x-time-left'])).toBeLessThanOrEqual(3_000);
  });
});

describe('a replica that hangs', () => {
  beforeEach(async () => {
    await start();
    holdTimers();
  });

  it('is given half of the time where another can take over', async () => {
    for (const replica of [world.booking, other]) replica.answer(() => {});
    const asking = world.ask('/api/quotes/12');
    await until(() => world.booking.seen.length + other.seen.length === 1);
    const well = world.booking.seen.length === 1 ? other : world.booking;
    well.answer(json(200, { from: 'the other' }));
    jest.advanceTimersByTime(1_500);
    const { status, text } = await asking;
    expect([status, JSON.parse(text)]).toEqual([200, { from: 'the other' }]);
  });

  it('is given all of it where the call may not be repeated', async () => {
    for (const replica of [world.booking, other]) replica.answer(() => {});
    const asking = world.ask('/api/quote', post());
    await until(() => world.booking.seen.length + other.seen.length === 1);
    jest.advanceTimersByTime(2_999);
    expect(world.booking.cut.length + other.cut.length).toBe(0);
    jest.advanceTimersByTime(1);
    expect((await asking).status).toBe(503);
  });

  it('both of them: calls fail when their time is over, then at once, and others keep their own speed', async () => {
    for (const replica of [world.booking, other]) replica.answer(() => {});
    const hung = Array.from({ length: 10 }, () => world.ask('/api/quote', post()));
    await until(() => world.booking.seen.length + other.seen.length === 10);
    jest.advanceTimersByTime(3_000);
    expect((await Promise.all(hung)).map(({ status }) => status)).toEqual(Array(10).fill(503));
    const { status, headers } = await world.ask('/api/quotes/12');
    expect([status, headers['retry-after'], world.booking.seen.length + other.seen.length]).toEqual([503, '2', 10]);
    expect((await world.ask('/api/quotes/12/pdf')).status).toBe(200);
  });
});

describe('a service that is asked too much', () => {
  beforeEach(async () => {
    await start({ atOnce: 2 });
    holdTimers();
  });

  it('is led so many calls at once, as many wait, and the others are refused at once, body or not', async () => {
    const held: (() => void)[] = [];
    for (const replica of [world.booking, other])
      replica.answer((_request, response) => void held.push(() => response.end('{"from":"held"}')));
    const taken = Array.from({ length: 8 }, () => world.ask('/api/quotes/12'));
    await until(() => held.length === 4);
    for (const refused of [await world.ask('/api/quotes/13'), await world.ask('/api/quote', post())]) {
      expect([refused.status, refused.headers['retry-after'], JSON.parse(refused.text).code]).toEqual([503, '2', 'service-unavailable']);
    }
    expect((await world.ask('/api/quotes/12/pdf')).status).toBe(200);
    expect(world.lines).toEqual([]);
    const releasing = setInterval(() => held.shift()?.(), 1);
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    clearInterval(releasing);
  });

  it('forgets who left while waiting', async () => {
    const held: (() => void)[] = [];
    for (const replica of [world.booking, other]) replica.answer((_request, response) => void held.push(() => response.end('{}')));
    const taken = Array.from({ length: 4 }, () => world.ask('/api/quotes/12'));
    await until(() => held.length === 4);
    const impatient = get({ port: world.port, path: '/api/quotes/left' });
    impatient.on('error', () => {});
    await once(impatient, 'finish');
    await world.ask('/livez');
    impatient.destroy();
    await world.ask('/livez');
    for (const end of held.splice(0)) end();
    await Promise.all(taken);
    const after = world.ask('/api/quotes/12');
    await until(() => held.length === 1);
    held.pop()?.();
    expect((await after).status).toBe(200);
    expect([...world.booking.seen, ...other.seen].map(({ url }) => url)).not.toContain('/api/quotes/left');
  });
});

it('sign-out is never refused', async () => {
  await start({ atOnce: 1 });
  holdTimers();
  const held: (() => void)[] = [];
  world.identity.answer(({ url }, response) => {
    if (url === '/api/logout') response.end('{}');
    else held.push(() => response.end('{}'));
  });
  const taken = [world.ask('/api/me'), world.ask('/api/me')];
  await until(() => held.length === 1);
  expect((await world.ask('/api/sessions')).status).toBe(503);
  expect((await world.ask('/api/logout')).status).toBe(200);
  held.pop()?.();
  await until(() => held.length === 1);
  held.pop()?.();
  await Promise.all(taken);
});

it('visitors are served by a service while a hanging svc-identity delays signed-in users', async () => {
  await start({ atOnce: 8, sessionTimes: { answerTimeout: 30_000, firstTryTimeout: 30_000 } });
  holdTimers();
  const held: (() => void)[] = [];
  world.identity.answer((_request, response) => void held.push(() => response.end('{"user":null}')));
  const cookieOf = (index: number) => ({ cookie: `plenary-session=${String(index).padStart(43, '0')}` });
  const waiting = Array.from({ length: 40 }, (_, index) => world.ask('/api/quotes/12', { headers: cookieOf(index) }));
  await until(() => held.length === 32);
  expect((await world.ask('/api/available-venues?countryCode=FRA')).status).toBe(200);
  const releasing = setInterval(() => held.shift()?.(), 1);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(40).fill(200));
  clearInterval(releasing);
});
