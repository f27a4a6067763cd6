import { changedLines } from './changed-lines.ts';

const side = (pax: number, items: Record<string, number>) => ({
  days: [{ plenary: { pax } }],
  items: Object.entries(items).map(([description, quantity]) => ({ description, quantity })),
});

test('lines that come, go or change are named, those that go along with the people are not', () => {
  expect(changedLines(side(24, { day: 24, small: 2 }), side(30, { day: 30, small: 1, wellness: 1 }))).toEqual([
    { label: 'small', was: 2, is: 1 },
    { label: 'wellness', was: 0, is: 1 },
  ]);
  expect(changedLines(side(24, { day: 24 }), side(24, { morning: 24 }))).toEqual([
    { label: 'day', was: 24, is: 0 },
    { label: 'morning', was: 0, is: 24 },
  ]);
});
