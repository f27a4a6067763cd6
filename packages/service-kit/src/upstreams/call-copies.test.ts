import { callCopies } from './call-copies.ts';
import { createCopies, NoCopyReady } from './create-copies.ts';

const create = (...origins: string[]) => createCopies({ name: 'booking', origins });
/** Tries, in order; those at `failing` copies fail. */
const call = async (copies: ReturnType<typeof create>, failing: string[], mayRepeat = true) => {
  const tries: string[] = [];
  const outcome = await callCopies(copies, {
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

it('one that fails is made once more at another copy, and that is the last try', async () => {
  expect(await call(create('a', 'b', 'c'), ['a'])).toEqual({ tries: ['a', 'c!'], outcome: 'c' });
  expect(await call(create('a', 'b', 'c'), ['a', 'b', 'c'])).toMatchObject({ tries: ['a', 'c!'], outcome: { message: 'c failed' } });
});

it('one that fails at the only copy is made there once more: a connection may have been closed in that moment', async () => {
  expect((await call(create('a'), ['a'])).tries).toEqual(['a!', 'a!']);
});

it('one that may not be repeated is not', async () => {
  expect((await call(create('a', 'b'), ['a'], false)).tries).toEqual(['a']);
});

it('second tries are a fifth of all calls and no more, once what was saved is spent', async () => {
  const origins = Array.from({ length: 400 }, (_, i) => `copy-${i}`);
  const copies = create(...origins);
  let tries = 0;
  for (let i = 0; i < 300; i++) tries += (await call(copies, origins)).tries.length;
  // Ten were saved, so that the first call earned nothing.
  expect(tries - 300).toBe(69);
});

it('with no copy ready nothing is tried', async () => {
  const copies = create('a');
  await copies.probe({ origin: 'a' }, async () => false);
  const { tries, outcome } = await call(copies, []);
  expect([tries, outcome instanceof NoCopyReady]).toEqual([[], true]);
});
