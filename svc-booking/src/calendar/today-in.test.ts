import { todayIn } from './today-in.ts';

const zones = ['Europe/Paris', 'Europe/Brussels', 'Europe/Madrid'];
const at = (instant: string, timeZone: string) => todayIn({ now: Date.parse(instant), timeZone });

describe.each(zones)('the day it is in %s', (zone) => {
  it('begins at 23:00 UTC in winter', () => {
    expect(at('2026-01-15T22:59:59.999Z', zone)).toBe('2026-01-15');
    expect(at('2026-01-15T23:00:00Z', zone)).toBe('2026-01-16');
  });

  it('begins at 22:00 UTC in summer', () => {
    expect(at('2026-07-15T21:59:59.999Z', zone)).toBe('2026-07-15');
    expect(at('2026-07-15T22:00:00Z', zone)).toBe('2026-07-16');
  });

  it('lasts 23 hours when clocks go forward and 25 when they go back', () => {
    expect(at('2026-03-28T23:00:00Z', zone)).toBe('2026-03-29');
    expect(at('2026-03-29T21:59:59Z', zone)).toBe('2026-03-29');
    expect(at('2026-03-29T22:00:00Z', zone)).toBe('2026-03-30');
    expect(at('2026-10-24T22:00:00Z', zone)).toBe('2026-10-25');
    expect(at('2026-10-25T22:59:59Z', zone)).toBe('2026-10-25');
    expect(at('2026-10-25T23:00:00Z', zone)).toBe('2026-10-26');
  });

  it('turns the year an hour before UTC does', () => {
    expect(at('2026-12-31T22:59:59Z', zone)).toBe('2026-12-31');
    expect(at('2026-12-31T23:00:00Z', zone)).toBe('2027-01-01');
  });
});

it('refuses a zone that does not exist', () => {
  expect(() => at('2026-01-15T12:00:00Z', 'Europe/Nowhere')).toThrow(RangeError);
});
