import type { Localized } from '@plenary/contracts/vocabulary';
import { eachDay } from './calendar-day.ts';
import { type ClosedPeriod, initialClosedPeriods } from './closed-periods.ts';
import { closedDayLookup, closedDays } from './open-days.ts';

// Covers B-C06–B-C10.

const works: Localized = { fr: 'Travaux', en: 'Works', es: 'Obras', nl: 'Werken' };
const period = (from: string, to: string, country: ClosedPeriod['country'] = 'FRA'): ClosedPeriod => ({ country, from, to, reason: works });
const year2027 = { from: '2027-01-01', to: '2027-12-31' };

describe('closed days of a country', () => {
  it('are its public holidays and its closed periods, in order, weekends left out', () => {
    const closed = closedDays({
      country: 'FRA',
      from: '2026-11-01',
      to: '2026-11-30',
      closedPeriods: [period('2026-11-20', '2026-11-23')],
    });
    expect(closed.map(({ date, reason, name }) => [date, reason, name.en])).toEqual([
      ['2026-11-11', 'holiday', 'Armistice Day'],
      ['2026-11-20', 'closed-period', 'Works'],
      ['2026-11-23', 'closed-period', 'Works'],
    ]);
  });

  it('count a holiday within a closed period once, as the holiday', () => {
    const closed = closedDays({
      country: 'FRA',
      from: '2028-12-24',
      to: '2028-12-26',
      closedPeriods: [period('2028-12-24', '2028-12-31')],
    });
    expect(closed.map(({ date, reason }) => [date, reason])).toEqual([
      ['2028-12-25', 'holiday'],
      ['2028-12-26', 'closed-period'],
    ]);
  });

  it('leave the closed periods of other countries alone, and those outside the days asked for', () => {
    const closedPeriods = [
      period('2026-11-02', '2026-11-06', 'BEL'),
      period('2026-10-01', '2026-10-02'),
      period('2026-12-01', '2026-12-02'),
    ];
    expect(closedDays({ country: 'FRA', from: '2026-11-02', to: '2026-11-10', closedPeriods })).toEqual([]);
  });

  // Covers B-C02–B-C03.
  it('include both ends', () => {
    const closedPeriods = [period('2026-01-01', '2026-12-31')];
    expect(closedDays({ country: 'FRA', from: '2026-11-16', to: '2026-11-17', closedPeriods })).toHaveLength(2);
  });
});

describe('the lookup of closed days', () => {
  it.each(['FRA', 'BEL', 'ESP'] as const)('agrees with the list on every day of a year in %s', (country) => {
    const isClosed = closedDayLookup(initialClosedPeriods);
    const listed = new Set(closedDays({ country, ...year2027, closedPeriods: initialClosedPeriods }).map(({ date }) => date));
    for (const day of eachDay(year2027.from, year2027.to)) {
      const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
      expect(isClosed(country, day)).toBe(listed.has(day) || weekday === 0 || weekday === 6);
    }
  });

  it('closes weekends, holidays of the country and closed periods, and nothing else', () => {
    const isClosed = closedDayLookup([period('2026-11-16', '2026-11-17')]);
    const week = eachDay('2026-11-09', '2026-11-18');
    expect(week.filter((day) => isClosed('FRA', day))).toEqual(['2026-11-11', '2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17']);
    expect(week.filter((day) => isClosed('ESP', day))).toEqual(['2026-11-14', '2026-11-15']);
  });
});
