import { createJobQueue } from './job-queue.ts';

/** Jobs that end when told. */
const heldJobs = (queue: ReturnType<typeof createJobQueue>) => {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const run = (name: number) =>
    queue.run(async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  /** Ends the job that started first of those running. */
  const endOne = () => ends.shift()?.();
  return { started, run, endOne };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs at most as many at once as told, and the others in the order they came', async () => {
  const { started, run, endOne } = heldJobs(createJobQueue({ atOnce: 2, maxWaiting: 10 }));
  const all = Promise.all([1, 2, 3, 4, 5].map(run));
  await settled();
  expect(started).toEqual([1, 2]);
  for (const expected of [
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5],
  ]) {
    endOne();
    await settled();
    expect(started).toEqual(expected);
  }
  endOne();
  endOne();
  expect(await all).toEqual([1, 2, 3, 4, 5]);
});

it('refuses the one too many at once, and takes others again when there is room', async () => {
  const { run, endOne } = heldJobs(createJobQueue({ atOnce: 1, maxWaiting: 1 }));
  const first = run(1);
  const second = run(2);
  await expect(run(3)).rejects.toMatchObject({ reason: 'too-many-waiting' });
  await settled();
  endOne();
  expect(await first).toBe(1);
  const third = run(3);
  for (const _ of [second, third]) {
    await settled();
    endOne();
  }
  expect(await Promise.all([second, third])).toEqual([2, 3]);
});

it('goes on after a job that failed', async () => {
  const queue = createJobQueue({ atOnce: 1, maxWaiting: 1 });
  const failing = queue.run(() => Promise.reject(new Error('no paper')));
  const next = queue.run(async () => 'printed');
  await expect(failing).rejects.toThrow('no paper');
  expect(await next).toBe('printed');
});
