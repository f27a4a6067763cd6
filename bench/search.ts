import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { actorOf } from '@plenary/service-kit/actor';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { readVenueDays } from '@plenary/svc-booking/availability/read-venue-days';
import { addBookings } from '@plenary/svc-booking/bookings/add-bookings';
import { makeRoom, makeVenue, putVenues } from '@plenary/svc-booking/testing/make-venue';
import { searchDay } from '@plenary/svc-booking/testing/searches';
import { searchVenues } from '@plenary/svc-booking/venue-search/search-venues';
import { venuesOf } from '@plenary/svc-booking/venues/catalogue';
import { heading, ms, quantile, row, timeRuns } from './measure.ts';
import { openBooking } from './open-booking.ts';

const now = Date.UTC(2026, 8, 14, 8);
const dates = ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08', '2026-10-09', '2026-10-12'];
const roomsEach = 12;
const shareTaken = 0.6;
const types = ['Petite', 'Moyenne', 'Grande', 'XL'] as const;
const subcommittee = { pax: 8, duration: 'AM, PM', configuration: 'casual' } as const;

/** The same sequence each time, so that runs can be compared. */
const sequence = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

const networkOf = async (folder: string, venuesCount: number) => {
  const deps = await openBooking(path.join(folder, `${venuesCount}.sqlite`), now);
  const venues = Array.from({ length: venuesCount }, (_, index) => {
    const id = `V${String(index).padStart(5, '0')}`;
    const rooms = Array.from({ length: roomsEach }, (_, room) =>
      makeRoom(id, String(room).padStart(2, '0'), {
        category: room < 3 ? 'Premium' : 'Standard',
        subcommitteeType: types[room % 4] ?? 'Petite',
        capacities: { theater: 20 + room * 6, casual: 10 + room * 3, class: 12 + room * 3, u: 10 + room * 2 },
      }),
    );
    return { record: makeVenue(id), rooms };
  });
  await putVenues(deps, venues);
  const random = sequence(7);
  const bookings = venues.map(({ record, rooms }) => ({
    id: randomUUID(),
    venueId: record.id,
    status: 'confirmed' as const,
    rank: 1 as const,
    expiresAt: null,
    lunches: [],
    slots: rooms.flatMap(({ id }) =>
      dates.flatMap((day) => (['AM', 'PM'] as const).flatMap((half) => (random() < shareTaken ? [{ roomId: id, day, half }] : []))),
    ),
  }));
  await deps.database.transact((tx) => addBookings(tx, deps.tables, bookings, now));
  return deps;
};

const queryOf = (daysCount: number) => ({
  action: 'availabilities',
  days: JSON.stringify(dates.slice(0, daysCount).map((date) => searchDay(date, { subcommittees: [subcommittee, subcommittee] }))),
});

/** Search by service time (guarantees: p95 under 10 ms for 1,000 venues x 12 rooms, 60 ms for 10,000; 3 days, 3 rooms a day, 60 % taken). */
export const benchSearch = async (): Promise<void> => {
  heading('Search: service time, 12 rooms a venue, 3 rooms a day, 60 % of half-days taken, SQLite');
  const folder = mkdtempSync(path.join(tmpdir(), 'plenary-bench-'));
  const actor = actorOf(testUser());
  for (const [venuesCount, daysCount] of [
    [100, 3],
    [1_000, 1],
    [1_000, 3],
    [1_000, 6],
    [10_000, 3],
  ] as const) {
    const deps = await networkOf(mkdtempSync(path.join(folder, 'n-')), venuesCount);
    const search = () => searchVenues(deps, { actor, query: queryOf(daysCount) });
    const read = () => readVenueDays(deps.database.read, { tables: deps.tables, days: dates.slice(0, daysCount), now });
    await timeRuns(30, search);
    const runs = venuesCount > 1_000 ? 40 : 150;
    const [times, base] = [await timeRuns(runs, search), await timeRuns(runs, read)];
    const found = (await search()).venues.length;
    const all = venuesOf(await deps.catalogue.current(), 'FRA').length;
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    row(
      `${venuesCount} venues, ${daysCount} days (${found} of ${all} can serve)`,
      `p50 ${ms(p50)}`,
      `p95 ${ms(p95)}`,
      `${(p50 / quantile(base, 0.5)).toFixed(1)} x reading what is taken`,
      `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB resident`,
    );
    if (venuesCount === 1_000 && daysCount === 3) await benchLimits(deps, search);
    await deps.database.close();
  }
  rmSync(folder, { recursive: true, force: true });
};

/** High enough never to refuse: what counts is the writing of four windows. */
const limits = { minute: 1e9, hour: 1e9 };
const limitsOfCalls = { search: limits, quote: limits, option: limits };
const counted = { rates: { perUser: limitsOfCalls, perAddress: limitsOfCalls, unprovenOptions: limits, exemptsLoopback: false } };

const byValue = (a: number, b: number) => a - b;

/** What counting a customer's searches adds, in turns with searches that are not counted. */
const benchLimits = async (deps: Awaited<ReturnType<typeof networkOf>>, search: () => Promise<unknown>): Promise<void> => {
  const limited = () => searchVenues({ ...deps, ...counted }, { actor: actorOf(testUser()), query: queryOf(3) });
  await timeRuns(30, limited);
  const [plain, withLimits]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 5; turn++) {
    plain.push(...(await timeRuns(40, search)));
    withLimits.push(...(await timeRuns(40, limited)));
  }
  const [before, after] = [quantile(plain.sort(byValue), 0.5), quantile(withLimits.sort(byValue), 0.5)];
  row(
    '1000 venues, 3 days, counted for the limits',
    `p50 ${ms(after)}`,
    `p95 ${ms(quantile(withLimits, 0.95))}`,
    `${(after / before).toFixed(2)} x not counted`,
  );
};
