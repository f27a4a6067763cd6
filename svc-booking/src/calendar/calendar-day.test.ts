import fc from 'fast-check';
import { addDays, addYears, compareDays, dayOfWeek, daysBetween, eachDay, isCalendarDay, isWeekend } from './calendar-day.ts';

const someDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const someCount = fc.integer({ min: -4000, max: 4000 });

describe('calendar days', () => {
  it('are only texts of days that exist', () => {
    expect(['2026-02-28', '2028-02-29', '2026-12-31'].filter(isCalendarDay)).toHaveLength(3);
    expect(
      ['2026-02-29', '2026-13-01', '2026-04-31', '2026-4-1', '26-04-01', '2026-04-01T00:00', '', 'tomorrow'].filter(isCalendarDay),
    ).toEqual([]);
  });

  it('refuses to count from a day that is none', () => {
    expect(() => addDays('2026-99-01', 1)).toThrow(RangeError);
  });

  it('crosses months, years, leap days and the nights when clocks change', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('comes back to the same day when as many days are added as taken away', () => {
    fc.assert(fc.property(someDay, someCount, (day, count) => expect(addDays(addDays(day, count), -count)).toBe(day)));
  });

  it('counts between two days what has to be added to the first', () => {
    fc.assert(fc.property(someDay, someDay, (from, to) => expect(addDays(from, daysBetween(from, to))).toBe(to)));
  });

  it('sorts days as time goes', () => {
    fc.assert(
      fc.property(someDay, someDay, (left, right) => expect(Math.sign(daysBetween(left, right))).toBe(-compareDays(left, right) + 0)),
    );
  });

  it('knows the day of the week, Monday first, every seven days the same', () => {
    expect(dayOfWeek('2026-11-16')).toBe(1);
    expect(dayOfWeek('2026-11-22')).toBe(7);
    expect(dayOfWeek('1969-12-29')).toBe(1);
    fc.assert(fc.property(someDay, (day) => expect(dayOfWeek(addDays(day, 1))).toBe((dayOfWeek(day) % 7) + 1)));
  });

  it('calls Saturdays and Sundays a weekend and nothing else', () => {
    expect(eachDay('2026-11-16', '2026-11-22').map(isWeekend)).toEqual([false, false, false, false, false, true, true]);
  });

  it('adds years, and lands on 28 February where the 29th is missing', () => {
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28');
    expect(addYears('2028-02-29', 4)).toBe('2032-02-29');
    expect(addYears('2026-11-20', 1)).toBe('2027-11-20');
    fc.assert(
      fc.property(someDay, fc.integer({ min: -50, max: 50 }), (day, count) => {
        const later = addYears(day, count);
        expect(isCalendarDay(later)).toBe(true);
        expect(Number(later.slice(0, 4)) - Number(day.slice(0, 4))).toBe(count);
        expect(later.slice(5, 7)).toBe(day.slice(5, 7));
      }),
    );
  });

  it('lists every day of a span once, in order, and nothing for a span that ends before it starts', () => {
    expect(eachDay('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(eachDay('2026-03-02', '2026-03-01')).toEqual([]);
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 800 }), (from, length) => {
        const days = eachDay(from, addDays(from, length));
        expect(days).toHaveLength(length + 1);
        expect([...new Set(days)].sort(compareDays)).toEqual(days);
      }),
    );
  });
});
