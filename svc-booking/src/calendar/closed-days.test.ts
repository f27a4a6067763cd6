import { countryCodes } from '@plenary/contracts/terms';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { bookingWorld } from '../testing/booking-world.ts';
import { addClosedPeriods } from './add-closed-periods.ts';
import { isWeekend } from './calendar-day.ts';
import { initialClosedPeriods } from './closed-periods.ts';

/** Each day from the first to the last. */
const daysBetween = (first: string, last: string): string[] => {
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  return Array.from({ length: count }, (_, index) => new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10));
};

onEachEngine(bookingMigrations, (open) => {
  /** The closed days of a country, as a visitor of 1 March 2025 is told them. */
  const closedIn = async (country: string) => {
    const { app, deps, clock } = bookingWorld(await open());
    clock.now = Date.UTC(2025, 2, 1, 9);
    await deps.database.transact((tx) => addClosedPeriods(tx, deps.tables, initialClosedPeriods));
    const response = await app.request(`/api/calendars/${country}`, { headers: await as(testUser()) });
    const { closedDays } = (await response.json()) as { closedDays: { date: string }[] };
    return new Set(closedDays.map(({ date }) => date));
  };

  // Covers B-C12–B-C14.
  it.each(countryCodes)('in %s, August and the end of the year 2025 are closed as the specification says', async (country) => {
    const closed = await closedIn(country);
    const named = [...daysBetween('2025-08-02', '2025-08-24'), ...daysBetween('2025-12-24', '2025-12-31'), '2026-01-02'];
    // Weekends are closed all year and named by no calendar.
    expect(named.filter((day) => !isWeekend(day) && !closed.has(day))).toEqual([]);
    expect(['2025-08-01', '2025-08-25', '2025-12-23'].filter((day) => closed.has(day))).toEqual([]);
  });

  // Covers B-C11.
  it.each([
    ['FRA', ['2025-05-02', '2025-05-09', '2025-05-30', '2025-11-10']],
    ['BEL', ['2025-05-02', '2025-05-30', '2025-11-10']],
  ] as const)('in %s, the days between a holiday and a weekend of 2025 are closed', async (country, bridges) => {
    const closed = await closedIn(country);
    expect(bridges.filter((day) => !closed.has(day))).toEqual([]);
  });
});
