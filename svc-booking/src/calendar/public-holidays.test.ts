import { countryCodes } from '@plenary/contracts/terms';
import { generatePublicHolidays } from './generate-public-holidays.ts';
import { publicHolidayYears } from './public-holiday-years.ts';
import { publicHolidays } from './public-holidays.ts';

// Covers B-C08–B-C10.

const years = [2025, 2026, 2027, 2028, 2029];
const datesOf = (country: 'FRA' | 'BEL' | 'ESP', year: number) =>
  publicHolidays[country].map(({ date }) => date).filter((date) => date.startsWith(String(year)));

describe('the table of public holidays', () => {
  it('is what the generator makes today', () => {
    expect(publicHolidayYears).toEqual({ first: years[0], last: years.at(-1) });
    expect(generatePublicHolidays(years)).toEqual(publicHolidays);
  });

  it.each(countryCodes)('has each day of %s once, in order', (country) => {
    const dates = publicHolidays[country].map(({ date }) => date);
    expect([...new Set(dates)].sort()).toEqual(dates);
  });

  it('has the eleven days of France', () => {
    expect(datesOf('FRA', 2027)).toEqual([
      '2027-01-01',
      '2027-03-29',
      '2027-05-01',
      '2027-05-06',
      '2027-05-08',
      '2027-05-17',
      '2027-07-14',
      '2027-08-15',
      '2027-11-01',
      '2027-11-11',
      '2027-12-25',
    ]);
  });

  it('has the ten days of Belgium, 21 July among them and 8 May not', () => {
    expect(years.map((year) => datesOf('BEL', year).length)).toEqual([10, 10, 10, 10, 10]);
    expect(datesOf('BEL', 2026)).toContain('2026-07-21');
    expect(datesOf('BEL', 2026)).not.toContain('2026-05-08');
  });

  it('has the days of Spain and of the region of Madrid, with the moved ones', () => {
    expect(datesOf('ESP', 2026)).toEqual(expect.arrayContaining(['2026-05-02', '2026-10-12', '2026-11-02', '2026-12-07', '2026-12-08']));
    expect(publicHolidays.ESP.find(({ date }) => date === '2026-11-02')?.name.en).toBe('All Saints’ Day (substitute day)');
  });

  it('names a day that the package gives twice as the holiday, not as its substitute', () => {
    expect(publicHolidays.ESP.find(({ date }) => date === '2027-05-03')?.name.es).toBe('Fiesta de la Comunidad de Madrid');
  });

  it.each(countryCodes)('names every day of %s in four languages that differ', (country) => {
    for (const { name } of publicHolidays[country]) {
      expect(new Set(Object.values(name)).size).toBe(4);
      expect(Object.values(name).every((text) => text.length > 3)).toBe(true);
    }
  });
});
