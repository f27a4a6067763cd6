import { capturedLogger } from '@plenary/service-kit/testing/captured-logger';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { bookingWorld } from '../testing/booking-world.ts';
import { addClosedPeriods } from './add-closed-periods.ts';
import { calendarGaps, calendarHealth, warnOfCalendarEnd } from './calendar-health.ts';
import { initialClosedPeriods } from './closed-periods.ts';

const known = (today: string, lastHolidayYear = 2029) => calendarGaps({ today, lastHolidayYear, closedPeriods: initialClosedPeriods });

it.each([
  ['2027-12-31', []],
  ['2028-01-01', ['closed-periods of FRA', 'closed-periods of BEL', 'closed-periods of ESP']],
])('on %s lacks %j', (today, gaps) => {
  expect(known(today)).toEqual(gaps);
});

it('reports missing public holidays less than a year before their table ends', () => {
  expect([known('2026-12-31', 2027), known('2027-01-01', 2027)]).toEqual([[], ['public-holidays']]);
});

it('names the country without closed periods', () => {
  const closedPeriods = initialClosedPeriods.filter(({ country }) => country !== 'BEL');
  expect(calendarGaps({ today: '2026-09-14', lastHolidayYear: 2029, closedPeriods })).toEqual(['closed-periods of BEL']);
});

onEachEngine(bookingMigrations, (open) => {
  itOnBothEngines('degrades readiness and writes to the log while the end is near, and not before', async () => {
    const { deps, clock } = bookingWorld(await open());
    await deps.database.transact((tx) => addClosedPeriods(tx, deps.tables, initialClosedPeriods));
    const { logger, lines } = capturedLogger();
    await warnOfCalendarEnd(deps, logger);
    expect(await calendarHealth(deps)()).toEqual({ state: 'up' });
    expect(lines).toEqual([]);
    clock.now = Date.UTC(2028, 5, 1);
    await warnOfCalendarEnd(deps, logger);
    expect(await calendarHealth(deps)()).toMatchObject({ state: 'degraded' });
    expect(lines).toHaveLength(1);
  });
});
