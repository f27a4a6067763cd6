import fc from 'fast-check';
import { defaultGuessRules, type Failures, type GuessRule, oneMore, waitOf } from './guess-rules.ts';

const rule: GuessRule = { free: 3, firstWait: 10, longestWait: 70, forgottenAfter: 1_000 };

/** Failures at these instants. */
const after = (...instants: number[]) => instants.reduce<Failures | undefined>((kept, at) => oneMore(rule, kept, at), undefined);

describe('the wait of a source', () => {
  it('is none before its free failures are used, then doubles up to the longest', () => {
    const waits = Array.from({ length: 9 }, (_, failures) => waitOf(rule, after(...Array<number>(failures).fill(0)), 0));
    expect(waits).toEqual([0, 0, 0, 10, 20, 40, 70, 70, 70]);
  });

  it('counts from the last failure', () => {
    expect(waitOf(rule, after(0, 0, 5), 6)).toBe(9);
    expect(waitOf(rule, after(0, 0, 5), 15)).toBe(0);
  });

  it('begins anew once the failures are forgotten', () => {
    const many = after(...Array<number>(9).fill(0));
    expect(oneMore(rule, many, 999)).toEqual({ count: 10, lastAt: 999 });
    expect(oneMore(rule, many, 1_000)).toEqual({ count: 1, lastAt: 1_000 });
  });

  it.each([
    ['pair', 5, [60, 120, 240, 480, 900, 900]],
    ['address', 30, [1, 2, 4, 8, 16, 32, 60, 60]],
    ['account', 30, [30, 60, 120, 120]],
    ['known', 10, [60, 120, 240, 480, 900, 900]],
  ] as const)('of rule %s is none for %d failures, then %j seconds', (name, free, seconds) => {
    const wait = (count: number) => waitOf(defaultGuessRules[name], { count, lastAt: 0 }, 0) / 1_000;
    expect(wait(free - 1)).toBe(0);
    expect(seconds.map((_, index) => wait(free + index))).toEqual(seconds);
  });

  it.each(Object.entries(defaultGuessRules))('of rule %s never exceeds the longest, for any number of failures', (_, each) => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(10 * each.forgottenAfter), (count, passed) => {
        const wait = waitOf(each, { count, lastAt: 0 }, passed);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait + Math.min(passed, each.longestWait)).toBeLessThanOrEqual(each.longestWait);
      }),
    );
  });
});
