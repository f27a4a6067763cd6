import { addDays, eachDay } from './calendar-day.ts';
import { eventStart } from './event-start.ts';
import { todayIn } from './today-in.ts';

const zones = ['Europe/Paris', 'Europe/Brussels', 'Europe/Madrid'];
const startOf = (firstDay: string, timeZone: string) => new Date(eventStart({ firstDay, timeZone })).toISOString();

describe.each(zones)('an event in %s', (timeZone) => {
  it.each([
    ['in winter', '2026-01-15', '2026-01-14T23:00:00.000Z'],
    ['in summer', '2026-07-15', '2026-07-14T22:00:00.000Z'],
    ['on the day clocks go forward', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['the day after', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['on the day clocks go back', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['the day after that', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['on New Year’s Day', '2027-01-01', '2026-12-31T23:00:00.000Z'],
    ['on a leap day', '2028-02-29', '2028-02-28T23:00:00.000Z'],
    ['after a leap day', '2028-03-01', '2028-02-29T23:00:00.000Z'],
  ])('%s starts at local midnight', (_, firstDay, instant) => {
    expect(startOf(firstDay, timeZone)).toBe(instant);
  });

  it('starts in the first millisecond of its day, on every day of six years', () => {
    const astray = eachDay('2024-01-01', '2029-12-31').filter((firstDay) => {
      const start = eventStart({ firstDay, timeZone });
      return todayIn({ now: start, timeZone }) !== firstDay || todayIn({ now: start - 1, timeZone }) !== addDays(firstDay, -1);
    });
    expect(astray).toEqual([]);
  });
});

it('does not know a zone that does not exist', () => {
  expect(() => startOf('2026-01-15', 'Europe/Nowhere')).toThrow(RangeError);
});
