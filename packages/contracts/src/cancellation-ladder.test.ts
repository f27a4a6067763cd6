import { ladderFault } from './cancellation-ladder.ts';

test.each([
  ['one rung for every day', [[0, 100]], null],
  [
    'rungs in any order',
    [
      [8, 50],
      [0, 100],
      [31, 0],
    ],
    null,
  ],
  [
    'the same share on two rungs',
    [
      [31, 50],
      [0, 50],
    ],
    null,
  ],
  [
    'no rung for the last days',
    [
      [8, 50],
      [31, 0],
    ],
    'ladder_end',
  ],
  ['no rung at all', [], 'ladder_end'],
  [
    'two rungs of one day',
    [
      [8, 50],
      [8, 60],
      [0, 100],
    ],
    'ladder_repeats',
  ],
  [
    'a share that falls nearer the event',
    [
      [31, 60],
      [8, 50],
      [0, 100],
    ],
    'ladder_falls',
  ],
] as const)('a ladder with %s', (_, rungs, fault) => {
  expect(ladderFault(rungs.map(([minDays, percent]) => ({ minDays, percent })))).toBe(fault);
});
