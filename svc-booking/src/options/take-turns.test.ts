import { createQueue } from './take-turns.ts';

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
