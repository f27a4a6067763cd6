import { callReplicas } from './call-replicas.ts';
import { createReplicas, NoReplicaReady } from './create-replicas.ts';

const create = (...origins: string[]) => createReplicas({ name: 'booking', origins });
/** Tries, in order; those at `failing` replicas fail. */
const call = async (replicas: ReturnType<typeof create>, failing: string[], mayRepeat = true) => {
  const tries: string[] = [];
  const outcome = await callReplicas(replicas, {
    attempt: async ({ origin }, isLast) => {
      tries.push(`${origin}${isLast ? '!' : ''}`);
      if (failing.includes(origin)) throw new Error(`${origin} failed`);
      return origin;
    },
    mayRepeat: () => mayRepeat,
  }).catch((error: Error) => error);
  return { tries, outcome };
};

it('a call that succeeds is made once', async () => {
  expect(await call(create('a', 'b'), [])).toEqual({ tries: ['a'], outcome: 'a' });
});

it('one that fails is made once more at another replica, and that is the last try', async () => {
  expect(await call(create('a', 'b', 'c'), ['a'])).toEqual({ tries: ['a', 'c!'], outcome: 'c' });
  expect(await call(create('a', 'b', 'c'), ['a', 'b', 'c'])).toMatchObject({ tries: ['a', 'c!'], outcome: { message: 'c failed' } });
});

it('one that fails at the only replica is made there once more: a connection may have been closed in that moment', async () => {
  expect((await call(create('a'), ['a'])).tries).toEqual(['a!', 'a!']);
});

it('one that may not be repeated is not', async () => {
  expect((await call(create('a', 'b'), ['a'], false)).tries).toEqual(['a']);
});

it('second tries are a fifth of all calls and no more, once what was saved is spent', async () => {
  const origins = Array.from({ length: 400 }, (_, i) => `replica-${i}`);
  const replicas = create(...origins);
  let tries = 0;
  for (let i = 0; i < 300; i++) tries += (await call(replicas, origins)).tries.length;
  // Ten were saved, so that the first call earned nothing.
  expect(tries - 300).toBe(69);
});

it('with no replica ready nothing is tried', async () => {
  const replicas = create('a');
  await replicas.probe({ origin: 'a' }, async () => false);
  const { tries, outcome } = await call(replicas, []);
  expect([tries, outcome instanceof NoReplicaReady]).toEqual([[], true]);
});
