import fc from 'fast-check';
import { chanceOf, isMarkedlyWorse } from './canary-rule.ts';

const seen = (failed: number, visitors: number) => ({ failed, visitors });

test.each<[string, [number, number], [number, number], boolean]>([
  ['nothing has failed', [0, 100], [0, 900], false],
  ['four visitors may have met anything', [4, 100], [0, 900], false],
  ['five of a hundred against none of nine hundred', [5, 100], [0, 900], true],
  ['every visitor of a young canary', [7, 7], [0, 30], true],
  ['as many as the live version, in proportion', [10, 100], [90, 900], false],
  ['a little more than the live version', [13, 100], [90, 900], false],
  ['thrice the live version', [30, 100], [90, 900], true],
  ['thrice, of few', [6, 100], [18, 900], false],
  ['half of many against a third of many: not twice', [500, 1000], [3000, 9000], false],
  ['nobody was given the live version', [50, 50], [0, 0], false],
])('%s: %j against %j is markedly worse: %s', (_, canary, live, worse) => {
  expect(isMarkedlyWorse(seen(...canary), seen(...live))).toBe(worse);
});

test.each([
  [seen(1, 10), seen(0, 10), 0.5],
  [seen(3, 4), seen(1, 4), 17 / 70],
  [seen(5, 5), seen(0, 45), 1 / 2_118_760],
])('the chance is that of Fisher’s exact test: %j against %j', (canary, live, chance) => {
  expect(chanceOf(canary, live)).toBeCloseTo(chance, 9);
});

const part = fc
  .integer({ min: 0, max: 400 })
  .chain((visitors) => fc.integer({ min: 0, max: visitors }).map((failed) => ({ failed, visitors })));

test('one failure more never speaks for a canary', () => {
  fc.assert(
    fc.property(part, part, (canary, live) => {
      const more = { visitors: canary.visitors + 1, failed: canary.failed + 1 };
      expect(chanceOf(more, live)).toBeLessThanOrEqual(chanceOf(canary, live) + 1e-9);
    }),
  );
});

test('a canary that fails as rarely as the live version is hardly ever withdrawn, though it is looked at after every visitor', () => {
  // A generator of our own, so that the test is the same each time.
  let state = 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const isWithdrawn = () => {
    const [canary, live] = [seen(0, 0), seen(0, 0)];
    for (let visitor = 0; visitor < 1_000; visitor++) {
      const given = random() < 0.1 ? canary : live;
      given.visitors++;
      if (random() >= 0.03) continue;
      given.failed++;
      if (given === canary && isMarkedlyWorse(canary, live)) return true;
    }
    return false;
  };
  expect(Array.from({ length: 300 }, isWithdrawn).filter(Boolean).length).toBeLessThanOrEqual(3);
});
