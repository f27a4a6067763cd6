import { AsyncLocalStorage } from 'node:async_hooks';
import { createPlaces, NoPlace } from './places.ts';

/** Work that lasts until it is ended. */
const createWork = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    do: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

it('so much is begun at once, the rest in the order in which it came, and what is beyond is refused at once', async () => {
  const places = createPlaces(2, 2);
  const work = createWork();
  const done = ['a', 'b', 'c', 'd'].map((name) => places.run(work.do(name)));
  expect([work.begun, places.isFull()]).toEqual([['a', 'b'], true]);
  await expect(places.run(work.do('e'))).rejects.toBeInstanceOf(NoPlace);
  await work.end('b');
  expect([work.begun, places.isFull()]).toEqual([['a', 'b', 'c'], false]);
  await work.end('a');
  await work.end('c');
  await work.end('d');
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
  expect(work.begun).toEqual(['a', 'b', 'c', 'd']);
});

it('a place is free again after work that fails, also at once', async () => {
  const places = createPlaces(1, 0);
  await expect(places.run(() => Promise.reject(new Error('late')))).rejects.toThrow('late');
  await expect(
    places.run(() => {
      throw new Error('at once');
    }),
  ).rejects.toThrow('at once');
  expect(await places.run(async () => 'done')).toBe('done');
});

it('who has waited goes on as themselves, not as whom their place is from', async () => {
  const who = new AsyncLocalStorage<string>();
  const places = createPlaces(1, 1);
  const work = createWork();
  const first = who.run('first', () => places.run(work.do('first')));
  const second = who.run('second', () => places.run(async () => who.getStore()));
  await work.end('first');
  expect([await first, await second]).toEqual(['first', 'second']);
});
