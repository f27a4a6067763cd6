import { percentOf } from './percent-of.ts';

test.each([
  ['10', 10],
  [' 12,5 ', 12.5],
  ['12.25', 12.25],
  ['0', 0],
  ['20 %', 20],
  ['100', 100],
  ['100,01', null],
  ['12,345', null],
  ['-1', null],
  ['1e1', null],
  ['', null],
  ['dix', null],
])('%j is the percent %p', (typed, percent) => {
  expect(percentOf(typed)).toBe(percent);
});
