import type { mortalDatabase } from './mortal-database.ts';

const mostWrites = 100;

interface Call {
  fate: ReturnType<typeof mortalDatabase>['fate'];
  call: () => Promise<{ status: number }>;
  /** All that the call may change. */
  kept: () => Promise<unknown>;
}

/**
 * Breaks a call off right before its commit, where all its writes are made, expects that nothing is left of it, and lets it come through,
 * in one transaction: what breaks off earlier breaks off the same one. Answers how many writes it has.
 */
export const breakOffAtCommit = async ({ fate, call, kept }: Call): Promise<number> => {
  const before = await kept();
  fate.diesBeforeCommit = true;
  expect((await call()).status).toBe(500);
  expect(await kept()).toEqual(before);
  fate.diesBeforeCommit = false;
  const { committed, written } = fate;
  expect((await call()).status).toBeLessThan(300);
  expect(fate.committed - committed).toBe(1);
  return fate.written - written;
};

/**
 * Breaks a call off before its commit, and then before each of its writes in turn, and expects that nothing is left of it; then lets it
 * come through, in one transaction. Answers how many writes it has.
 */
export const breakOff = async ({ fate, call, kept }: Call): Promise<number> => {
  const before = await kept();
  const expectNothing = async (status: number) => {
    expect(status).toBe(500);
    expect(await kept()).toEqual(before);
  };
  fate.diesBeforeCommit = true;
  await expectNothing((await call()).status);
  fate.diesBeforeCommit = false;
  for (let writes = 0; writes < mostWrites; writes++) {
    fate.diesBefore = writes;
    const { committed } = fate;
    const { status } = await call();
    if (status < 300) {
      expect(fate.committed - committed).toBe(1);
      return writes;
    }
    await expectNothing(status);
  }
  throw new Error('the call never came through');
};
