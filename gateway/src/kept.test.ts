import { createKept } from './kept.ts';

const createCounted = (atMost = 2) => {
  const clock = { now: 0 };
  const kept = createKept<string>({ now: () => clock.now, forMilliseconds: 100, atMost });
  const made: string[] = [];
  const get = (key: string, make: () => Promise<string> = async () => key) =>
    kept.get(key, () => {
      made.push(key);
      return make();
    });
  return { clock, kept, made, get };
};

it('a value is made once for all concurrent callers while it is cached', async () => {
  const { clock, made, get } = createCounted();
  await Promise.all([get('a'), get('a'), get('b')]);
  clock.now = 99;
  await get('a');
  expect(made).toEqual(['a', 'b']);
  clock.now = 100;
  await get('a');
  expect(made).toEqual(['a', 'b', 'a']);
});

it('a value that could not be made is made again, and all waiting callers get the error', async () => {
  const { made, get } = createCounted();
  const fail = () => Promise.reject(new Error('away'));
  const both = await Promise.allSettled([get('a', fail), get('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get('a')).toBe('a');
  expect(made).toEqual(['a', 'a']);
});

it('a value that failed late does not take a newer one with it', async () => {
  const { clock, made, get } = createCounted();
  let fail = () => {};
  const late = get(
    'a',
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('away'));
      }),
  );
  clock.now = 100;
  await get('a');
  fail();
  await expect(late).rejects.toThrow('away');
  await get('a');
  expect(made).toEqual(['a', 'a']);
});

it('the cache never exceeds its limit', async () => {
  const { made, get } = createCounted(2);
  for (const key of ['a', 'b', 'c', 'a']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
  await get('c');
  expect(made).toHaveLength(4);
});
