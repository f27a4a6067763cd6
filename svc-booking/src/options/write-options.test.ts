import type { Database } from '@plenary/service-kit/database/database';
import { createQueue } from './take-turns.ts';
import { writeOptions } from './write-options.ts';

describe('turns', () => {
  it('run one at a time, in the order of arrival, for any outcome of earlier ones', async () => {
    const takeTurns = createQueue();
    const told: string[] = [];
    const work = (name: string) => async () => {
      told.push(`${name} begins`);
      await Promise.resolve();
      told.push(`${name} ends`);
      if (name === 'b') throw new Error('b fails');
      return name;
    };
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((name) => takeTurns(work(name))));
    expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('a write of options', () => {
  const failing = (error: unknown): Pick<Database, 'transact'> => ({ transact: () => Promise.reject(error) });
  const write = (error: unknown) =>
    writeOptions({ takeTurns: createQueue(), now: () => 0, database: failing(error) as Database }, async () => 'done');

  it.each(['40001', '40P01'])('that keeps losing against other copies (%s) is to be asked again', async (code) => {
    const error = Object.assign(new Error('query failed'), { cause: { code } });
    await expect(write(error)).rejects.toMatchObject({ status: 503, problem: { code: 'service-unavailable' } });
  });

  it('that fails otherwise fails as it did', async () => {
    const error = Object.assign(new Error('query failed'), { cause: { code: '23505' } });
    await expect(write(error)).rejects.toBe(error);
  });
});
