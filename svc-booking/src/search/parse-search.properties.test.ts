import { legalPlenaryDurations, legalSubcommitteeDurations } from '@plenary/contracts/legal-durations';
import { searchDay } from '@plenary/contracts/search';
import { configurations, durations } from '@plenary/contracts/terms';
import fc from 'fast-check';
import * as z from 'zod';
import { isWeekend } from '../calendar/calendar-day.ts';
import { searchWindow } from '../calendar/search-window.ts';
import { parse, parseTexts, today } from './parse-search-test-data.ts';

const runs = { numRuns: 1000 };
const window = searchWindow(today);

/** Holds for every answer: faults at known paths, or a search that any caller may take as it is. */
function expectSound(result: ReturnType<typeof parse>): void {
  if ('errors' in result) {
    expect(Object.keys(result.errors).length).toBeGreaterThan(0);
    for (const path of Object.keys(result.errors)) {
      expect(path).toMatch(
        /^(manualPax|days(\.\d(\.(date|lunchPax|subcommittees|(plenary|subcommittees\.[0-5])\.(pax|duration|configuration)))?)?)$/,
      );
    }
    return;
  }
  const { days, manualPax } = result.search;
  z.array(searchDay).min(1).max(10).parse(days);
  for (const [place, { date, plenary, subcommittees, lunchPax }] of days.entries()) {
    expect(date >= window.firstDay && date <= window.lastDay && !isWeekend(date)).toBe(true);
    if (place > 0) expect(date > (days[place - 1]?.date ?? '')).toBe(true);
    expect(legalPlenaryDurations(place, days.length)).toContain(plenary.duration);
    for (const { duration } of subcommittees) expect(legalSubcommitteeDurations(plenary.duration)).toContain(duration);
    if (plenary.duration === 'AM, PM') expect(lunchPax).toBeGreaterThan(0);
  }
  expect(manualPax.every((index) => index < days.length)).toBe(true);
}

const nearlyPax = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 999 }) },
  fc.constantFrom(0, '12', '', null, -1, 1000, 'x', 1e300, 1.5),
);
const nearlyDate = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('2026-03-16', '2026-03-17', '2026-03-18', '2026-06-01', '2026-09-07', '2026-11-02') },
  fc.constantFrom('2026-03-14', '2020-01-01', '2030-01-01', '2026-13-01', '', null, 5),
);
const nearlyRoom = fc.record(
  {
    pax: nearlyPax,
    duration: fc.constantFrom(...durations, 'AM, PM', 'AM, PM', 'noon'),
    configuration: fc.constantFrom(...configurations, 'moon'),
  },
  { requiredKeys: [] },
);
const nearlyDay = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record(
      {
        date: nearlyDate,
        plenary: nearlyRoom,
        lunchPax: nearlyPax,
        subcommittees: fc.oneof(fc.array(nearlyRoom, { maxLength: 7 }), fc.jsonValue()),
      },
      { requiredKeys: ['date', 'plenary'] },
    ),
  },
  fc.jsonValue(),
);

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.option(fc.string(), { nil: undefined }), fc.option(fc.string(), { nil: undefined }), (days, manualPax) =>
      expectSound(parseTexts(days, manualPax)),
    ),
    runs,
  );
});

test('no JSON makes it throw', () => {
  fc.assert(
    fc.property(fc.json(), fc.json(), (days, manualPax) => expectSound(parseTexts(days, manualPax))),
    runs,
  );
});

test('searches that are nearly right are faulted at their fields or come out sound', () => {
  fc.assert(
    fc.property(fc.array(nearlyDay, { maxLength: 12 }), fc.array(fc.nat(12)), (days, manualPax) => expectSound(parse(days, manualPax))),
    runs,
  );
});

const legalDays = fc
  .uniqueArray(fc.constantFrom('2026-03-16', '2026-03-17', '2026-03-18', '2026-06-01', '2026-09-07', '2026-11-02'), {
    minLength: 1,
    maxLength: 6,
  })
  .chain((dates) => {
    const sorted = dates.toSorted();
    const pax = fc.integer({ min: 1, max: 999 });
    const configuration = fc.constantFrom(...configurations);
    return fc.tuple(
      ...sorted.map((date, place) =>
        fc.constantFrom(...legalPlenaryDurations(place, sorted.length)).chain((duration) =>
          fc.record({
            date: fc.constant(date),
            lunchPax: pax,
            plenary: fc.record({ pax, duration: fc.constant(duration), configuration }),
            subcommittees: fc.array(fc.record({ pax, duration: fc.constantFrom(...legalSubcommitteeDurations(duration)), configuration }), {
              maxLength: 6,
            }),
          }),
        ),
      ),
    );
  });

test('a legal search is returned as sent, sorted, for any order of its days', () => {
  fc.assert(
    fc.property(
      legalDays.chain((days) => fc.tuple(fc.constant(days), fc.shuffledSubarray(days, { minLength: days.length }))),
      ([sorted, shuffled]) => {
        const manualPax = shuffled.map((_, index) => index);
        expect(parse(shuffled, manualPax)).toEqual({ search: { countryCode: 'FRA', days: sorted, manualPax } });
      },
    ),
    runs,
  );
});
