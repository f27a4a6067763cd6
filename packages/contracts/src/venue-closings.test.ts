import fc from 'fast-check';
import { addDays } from './add-days.ts';
import { closingFault, comingDaysOf, isClosedBy } from './venue-closings.ts';

const days = fc.integer({ min: 0, max: 3_000 }).map((count) => addDays('2024-01-01', count));

test('a closing holds its days, both ends included, and no other', () => {
  fc.assert(
    fc.property(days, days, days, (from, to, day) => {
      expect(isClosedBy({ from, to }, day)).toBe(from <= day && day <= to);
    }),
  );
});

test('a closing of each year holds its days in every year', () => {
  fc.assert(
    fc.property(days, (day) => {
      const yearly = day.slice(5);
      expect(isClosedBy({ from: yearly, to: yearly }, day)).toBe(true);
      expect(isClosedBy({ from: yearly, to: yearly }, addDays(day, 1))).toBe(false);
    }),
  );
});

test('one that runs over the end of the year holds both sides of it', () => {
  const closing = { from: '12-24', to: '01-02' };
  const closed = ['2026-12-23', '2026-12-24', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'].map((day) =>
    isClosedBy(closing, day),
  );
  expect(closed).toEqual([false, true, true, true, true, false]);
});

test('the coming days of a closing are closed without a gap, and no day before them is, from today on', () => {
  const yearly = days.map((day) => day.slice(5));
  const closings = fc.oneof(fc.record({ from: days, to: days }), fc.record({ from: yearly, to: yearly }));
  fc.assert(
    fc.property(closings, days, (closing, today) => {
      const coming = comingDaysOf(closing, today);
      const end = coming?.to ?? addDays(today, 400);
      const wrong: string[] = [];
      for (let day = today; day <= end; day = addDays(day, 1))
        if (isClosedBy(closing, day) !== (coming !== null && coming.from <= day)) wrong.push(day);
      expect(wrong).toEqual([]);
    }),
  );
});

test('a closing on 29 February comes in the next year that has one', () => {
  expect(comingDaysOf({ from: '02-29', to: '02-29' }, '2026-11-28')).toEqual({ from: '2028-02-29', to: '2028-02-29' });
});

test.each([
  [{ from: '2027-03-01', to: '2027-03-05' }, null],
  [{ from: '12-24', to: '01-02' }, null],
  [{ from: '02-29', to: '02-29' }, null],
  [
    { from: '2027-02-29', to: '2027-03-01' },
    { field: 'from', code: 'no_day' },
  ],
  [
    { from: '13-01', to: '12-01' },
    { field: 'from', code: 'no_day' },
  ],
  [
    { from: '2027-03-01', to: '1 mars' },
    { field: 'to', code: 'no_day' },
  ],
  [
    { from: '2027-03-01', to: '03-05' },
    { field: 'to', code: 'mixed_days' },
  ],
  [
    { from: '2027-03-05', to: '2027-03-01' },
    { field: 'to', code: 'too_early' },
  ],
] as const)('%j is told as %j', (closing, fault) => {
  expect(closingFault(closing)).toEqual(fault);
});
