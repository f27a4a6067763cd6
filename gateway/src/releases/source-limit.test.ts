import { createSourceLimit } from './source-limit.ts';

it('counts the first two visitors of a source, each as often as they fail, for each trial anew', () => {
  const mayFail = createSourceLimit();
  const asked = [1, 2, 1, 3].map((group) => mayFail('mf-booking 1', '192.0.2.1', group));
  expect(asked).toEqual([true, true, true, false]);
  expect(mayFail('mf-booking 2', '192.0.2.1', 3)).toBe(true);
  expect(mayFail('mf-booking 1', '192.0.2.2', 3)).toBe(true);
});

it('counts every visitor of a source without limit', () => {
  const mayFail = createSourceLimit();
  expect([1, 2, 3, 4].every((group) => mayFail('mf-booking 1', undefined, group))).toBe(true);
});

it('still counts the failures of others after a flood of sources', () => {
  const mayFail = createSourceLimit();
  for (let source = 0; source < 20_000; source++) mayFail('mf-booking 1', `source-${source}`, source % 10_000);
  expect(mayFail('mf-booking 2', '192.0.2.1', 1)).toBe(true);
});
