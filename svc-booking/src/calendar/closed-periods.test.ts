import { countryCodes } from '@plenary/contracts/terms';
import { bridgeDays } from './bridge-days.ts';
import { isCalendarDay, isWeekend } from './calendar-day.ts';
import { initialClosedPeriods } from './closed-periods.ts';
import { publicHolidays } from './public-holidays.ts';

// Covers B-C12–B-C15.

const bridgesOf = (country: string, year: number) =>
  initialClosedPeriods
    .filter((period) => period.country === country && period.reason.en === 'Bridge day' && period.from.startsWith(String(year)))
    .map(({ from }) => from);
const covers = (country: string, day: string) =>
  initialClosedPeriods.some((period) => period.country === country && period.from <= day && day <= period.to);

// Covers B-C11.
describe('bridge days', () => {
  it('are the Friday after a Thursday and the Monday before a Tuesday', () => {
    expect(bridgeDays(['2026-05-14', '2026-07-14'])).toEqual(['2026-05-15', '2026-07-13']);
  });

  it('are never next to a holiday on another day of the week', () => {
    expect(bridgeDays(['2026-11-11', '2026-05-25', '2026-05-01', '2026-08-15', '2026-11-01'])).toEqual([]);
  });

  it('are no holidays themselves', () => {
    expect(bridgeDays(['2025-05-01', '2025-05-02'])).toEqual([]);
  });
});

describe('the closed periods of a new installation', () => {
  it.each(countryCodes)('close %s on the days of 2025 and 2026 that the spec names', (country) => {
    const named = ['2025-08-02', '2025-08-24', '2025-12-24', '2025-12-31', '2026-01-02'];
    expect(named.filter((day) => !covers(country, day))).toEqual([]);
    expect(['2025-08-01', '2025-08-25', '2025-12-23', '2026-01-07'].filter((day) => covers(country, day))).toEqual([]);
  });

  it('bridge the holidays of each country', () => {
    expect(bridgesOf('FRA', 2025)).toEqual(['2025-05-02', '2025-05-09', '2025-05-30', '2025-11-10']);
    expect(bridgesOf('BEL', 2025)).toEqual(['2025-05-02', '2025-05-30', '2025-11-10']);
    expect(bridgesOf('ESP', 2025)).toEqual([]);
    expect(bridgesOf('FRA', 2026)).toEqual(['2026-05-15', '2026-07-13']);
    expect(bridgesOf('BEL', 2026)).toEqual(['2026-05-15', '2026-07-20']);
    expect(bridgesOf('ESP', 2026)).toEqual(['2026-01-05']);
  });

  // Covers B-C12–B-C15.
  it.each([2025, 2026, 2027, 2028])('close fifteen working days in the August of %d and the last week of the year', (year) => {
    const summer = initialClosedPeriods.find(
      ({ country, reason, to }) => country === 'FRA' && reason.en === 'Summer closing' && to.startsWith(String(year)),
    );
    expect(summer && Date.parse(summer.to) - Date.parse(summer.from)).toBe(22 * 86_400_000);
    expect(summer && isWeekend(summer.from) && isWeekend(summer.to)).toBe(true);
    expect(covers('ESP', `${year}-12-24`) && covers('ESP', `${year}-12-31`)).toBe(true);
  });

  it('close the feasts of the city of Madrid in Spain alone', () => {
    for (const day of ['2026-11-09', '2027-11-09', '2028-05-15'])
      expect(countryCodes.filter((country) => covers(country, day))).toEqual(['ESP']);
  });

  it('are real days with a reason in four languages', () => {
    for (const { from, to, reason } of initialClosedPeriods) {
      expect(isCalendarDay(from) && isCalendarDay(to) && from <= to).toBe(true);
      expect(new Set(Object.values(reason)).size).toBe(4);
    }
  });

  it.each(countryCodes)('never overlap in %s, nor close a bridge that is a holiday', (country) => {
    const periods = initialClosedPeriods.filter((period) => period.country === country);
    for (const [index, period] of periods.slice(1).entries()) expect(period.from > (periods[index]?.to ?? '')).toBe(true);
    const holidays = new Set(publicHolidays[country].map(({ date }) => date));
    expect(
      [2025, 2026, 2027, 2028].flatMap((year) => bridgesOf(country, year)).filter((day) => holidays.has(day) || isWeekend(day)),
    ).toEqual([]);
  });
});
