import { changedLines, changedLunch } from './changed-lines.ts';

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

test('people at lunch are told where they change otherwise than those who meet', () => {
  const day = (pax: number, lunchPax?: number) => ({
    plenary: { pax, duration: 'AM, PM', configuration: 'theater' } as const,
    ...(lunchPax !== undefined && { lunchPax }),
  });
  expect(changedLunch([day(30, 24), day(30)], [day(30, 30), day(30)])).toEqual({ was: 24, is: 30 });
  expect(changedLunch([day(24)], [day(30)])).toBeUndefined();
  expect(changedLunch([day(24, 12)], [day(30, 12)])).toBeUndefined();
});
