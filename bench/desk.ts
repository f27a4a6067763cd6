import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DealsFilter } from '@plenary/contracts/desk-deals.schemas';
import { actorOf, type UserActor } from '@plenary/service-kit/actor';
import type { Database } from '@plenary/service-kit/database/database';
import { migrate } from '@plenary/service-kit/database/migrate';
import { openPostgres } from '@plenary/service-kit/database/open-postgres';
import { openSqlite } from '@plenary/service-kit/database/open-sqlite';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { startCluster } from '@plenary/service-kit/testing/postgres-cluster';
import { rawRows } from '@plenary/service-kit/testing/raw-rows';
import { bookingMigrations } from '@plenary/svc-booking/db/migrations';
import { makeTerms } from '@plenary/svc-booking/deal-terms/testing/make-terms';
import { dealRowOf } from '@plenary/svc-booking/deals/deal-row';
import { keepDealWords, keysBeginning } from '@plenary/svc-booking/deals/deal-words';
import { listDeals } from '@plenary/svc-booking/deals/list-deals';
import { keepMoney } from '@plenary/svc-booking/deals/money-rows';
import { searchDesk } from '@plenary/svc-booking/desk-search/search-desk';
import { exportDeals } from '@plenary/svc-booking/exports/export-deals';
import { addFeed } from '@plenary/svc-booking/feeds/add-feed';
import { readFeed } from '@plenary/svc-booking/feeds/read-feed';
import { listBookingsWithoutQuote } from '@plenary/svc-booking/planning/bookings-without-quote';
import { getBookedQuote } from '@plenary/svc-booking/planning/get-booked-quote';
import { getNetworkWeek } from '@plenary/svc-booking/planning/get-network-week';
import { getPlanning } from '@plenary/svc-booking/planning/get-planning';
import { priceDemand } from '@plenary/svc-booking/prices/price-demand';
import { getMoney } from '@plenary/svc-booking/reports/get-money';
import { getOccupancy } from '@plenary/svc-booking/reports/get-occupancy';
import { getReport } from '@plenary/svc-booking/reports/get-report';
import { getDayPaper } from '@plenary/svc-booking/sheets/get-day-paper';
import { makeRoom, makeVenue, putVenues } from '@plenary/svc-booking/testing/make-venue';
import { searchDay } from '@plenary/svc-booking/testing/searches';
import { makeVatRates } from '@plenary/svc-booking/vat-rates/testing/make-vat-rates';
import { type BookedDeal, benchDealChanges } from './deal-changes.ts';
import { heading, ms, quantile, row, timeRuns } from './measure.ts';
import { bookingOn } from './open-booking.ts';

const now = Date.UTC(2026, 8, 14, 8);
const dayLength = 24 * 3_600_000;
export const bookingsCount = Number(process.env.BENCH_BOOKINGS ?? 100_000);
const venuesCount = 1_000;
const roomsEach = 12;
const companies = 4_000;
const atOnce = 500;
const runs = 20;
/** A year around today; two bookings of a venue never meet: the rooms change before the days come again. */
const daysCount = 365;

type Deps = ReturnType<typeof bookingOn>;
type Quote = Deps['tables']['quote']['$inferSelect'];

const dateOf = (number: number) => new Date(now + (number - 180) * dayLength).toISOString().slice(0, 10);

const placeOf = (index: number) => {
  const [venue, turn] = [index % venuesCount, Math.floor(index / venuesCount)];
  const venueId = `V${venue}`;
  return { venueId, roomId: `${venueId}-${turn % roomsEach}`, day: dateOf((turn * 37 + venue) % daysCount) };
};

const noAddons = { teambuilding: false, wellness: false, facilitator: false, afterwork: false };

const frozenOn = (venueId: string, day: string): Quote['frozen'] => {
  const search = { countryCode: 'FRA' as const, days: [searchDay(day)] };
  const priced = priceDemand({
    ...{ venue: makeVenue(venueId), search, assignment: [[makeRoom(venueId, '0')]], addons: noAddons, contract: null },
    ...{ settings: { administrationFeesPercent: 3, depositPercent: 70, roomsAlone: false }, terms: makeTerms(), vatRates: makeVatRates() },
  });
  return { ...priced, search, addons: noAddons } as Quote['frozen'];
};

const quoteOf = (index: number): Quote => {
  const { venueId, day } = placeOf(index);
  const company = index % companies;
  return {
    ...{ id: randomUUID(), demandId: 'demand', userId: 'user', venueId, status: 'Approved', createdAt: now - (index % 400) * dayLength },
    ...{
      validUntil: now,
      particulars: null,
      eventCount: 1,
      particularsRevision: 0,
      standing: 'current',
      revision: 0,
      amends: null,
      supersededBy: null,
      variantOf: null,
      version: 1,
    },
    frozen: frozenOn(venueId, day),
    customer: {
      ...{ firstname: `Person${index % 9_000}`, lastname: `Family${index % 7_000}`, companyName: `Company ${company} Works` },
      ...{ email: `person${index}@company-${company}.example`, phone: `+3314${String(index).padStart(7, '0')}` },
    } as Quote['customer'],
  };
};

/** Answers bookings with all that hangs on them, but for the derived days, which the desk's questions of a venue read for lunches alone. */
export const fill = async (deps: Deps): Promise<BookedDeal[]> => {
  const booked: BookedDeal[] = [];
  await putVenues(
    deps,
    Array.from({ length: venuesCount }, (_, index) => ({
      record: makeVenue(`V${index}`),
      rooms: Array.from({ length: roomsEach }, (__, room) => makeRoom(`V${index}`, `${room}`)),
    })),
  );
  const { demand, quote, booking, claim, dealRow } = deps.tables;
  await deps.database.transact((tx) =>
    tx.insert(demand).values({ id: 'demand', userId: 'user', venueId: null, search: {} as never, addons: {} as never, createdAt: now }),
  );
  for (let start = 0; start < bookingsCount; start += atOnce) {
    const quotes = Array.from({ length: atOnce }, (_, index) => quoteOf(start + index));
    const bookings = quotes.map(({ id, venueId, createdAt, customer }) => ({
      ...{ id: randomUUID(), venueId, quoteId: id, userId: 'user', rank: 1, status: 'confirmed', expiresAt: null, createdAt, customer },
      ...{ lunches: [], fullUntil: null, companyId: null, agreedPeople: null },
    }));
    booked.push(...bookings.map(({ id, quoteId }, index) => ({ dealId: quoteId, bookingId: id, day: placeOf(start + index).day })));
    const claims = bookings.flatMap(({ id, venueId }, index) =>
      ['AM', 'PM'].map((half) => ({
        ...placeOf(start + index),
        ...{ half, rank: 1, venueId, bookingId: id, isConfirmed: true, holdUntil: null, request: 0 },
      })),
    );
    await deps.database.transact(async (tx) => {
      await tx.insert(quote).values(quotes);
      await tx.insert(booking).values(bookings);
      await tx.insert(claim).values(claims);
      const rows = quotes.map((one, index) =>
        dealRowOf(one, { held: bookings[index] as never, signedAt: one.createdAt + 3 * dayLength, title: '', versions: [makeTerms()] }),
      );
      await keepDealWords(tx, deps.tables, rows);
      await tx.insert(dealRow).values(rows);
      await keepMoney(tx, deps.tables, rows);
    });
  }
  await deps.database.script('ANALYZE');
  return booked;
};

const actor = actorOf(testUser({ role: 'staff', email: 'staff@comet.example' })) as UserActor;
const [from, to] = ['2026-04-01', '2027-03-31'];
const exported = { actor, language: 'en', format: 'csv', filter: { sort: 'days' } } as const;

const firstByte = async (deps: Deps) => {
  const reader = (await exportDeals(deps, exported)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
};

/** Reads a whole export as it is sent, and says how much more memory the process took for it. */
const weighExport = async (deps: Deps): Promise<void> => {
  const before = process.memoryUsage.rss();
  let most = before;
  for await (const _ of (await exportDeals(deps, exported)).body ?? []) most = Math.max(most, process.memoryUsage.rss());
  row(`export, ${bookingsCount} rows, memory`, `${((most - before) / 2 ** 20).toFixed(0)} MB more (goal 150 MB)`);
};

interface Question {
  name: string;
  /** Milliseconds at p95 (design: desk D36). */
  goal: number;
  ask: (deps: Deps) => Promise<unknown>;
  /** The same rows and sums by SQL alone. */
  raw: string;
  runs?: number;
}

const whole = `FROM deal_row WHERE first_day BETWEEN '${from}' AND '${to}'`;
const sums = 'count(*) AS n, sum(net_price) AS net, sum(pax) AS pax';
/** This venue has a booking today, however few bookings there are. */
const [venueId, today, inAWeek, inAFortnight] = ['V180', dateOf(180), dateOf(186), dateOf(193)];
const slug = makeVenue(venueId).slug;
const held = `SELECT c.*, b.customer, q.frozen FROM claim c JOIN booking b ON b.id = c.booking_id JOIN quote q ON q.id = b.quote_id WHERE c.venue_id = '${venueId}'`;
const withWord = (beginning: string) => {
  const { from: first, before } = keysBeginning(beginning);
  return `d.quote_id IN (SELECT quote_id FROM deal_word WHERE word >= '${first}' AND word < '${before}')`;
};
const listed = 'SELECT d.*, q.customer FROM deal_row d JOIN quote q ON q.id = d.quote_id';

const booksOf = 'SELECT b.quote_id FROM booking b JOIN claim c ON c.booking_id = b.id';
const eats = 'SELECT 1 FROM booking b JOIN lunch_claim l ON l.booking_id = b.id WHERE b.quote_id = d.quote_id';
const stands = 'SELECT 1 FROM deal_survey s WHERE s.quote_id = d.quote_id AND s.status IS NOT NULL';
/** Columns of the list that it is filtered by. */
const filtered: readonly { name: string; filter: Partial<DealsFilter>; raw: string }[] = [
  { name: 'company', filter: { company: 'Company 1234' }, raw: "d.company >= 'company 1234' AND d.company < 'company 1235'" },
  { name: 'room', filter: { room: `${venueId}-0` }, raw: `d.quote_id IN (${booksOf} WHERE c.room_id = '${venueId}-0')` },
  { name: 'people', filter: { paxFrom: 1_000 }, raw: 'd.pax >= 1000' },
  { name: 'no lunch', filter: { lunch: 'none' }, raw: `d.stage = 'confirmed' AND NOT EXISTS (${eats})` },
  { name: 'no survey', filter: { survey: 'missing' }, raw: `d.stage = 'confirmed' AND NOT EXISTS (${stands})` },
];

const questions: readonly Question[] = [
  {
    ...{ name: 'search', goal: 150, ask: (deps) => searchDesk(deps, { actor, search: 'company 1234' }) },
    raw: `${listed} WHERE ${withWord('company')} AND ${withWord('1234')} ORDER BY d.created_at DESC LIMIT 5`,
  },
  {
    ...{ name: 'list', goal: 200, ask: (deps) => listDeals(deps, { actor, sort: 'days' }) },
    raw: `SELECT * FROM (${listed} ORDER BY d.first_day, d.quote_id LIMIT 51) AS page`,
  },
  ...filtered.map(
    ({ name, filter, raw }): Question => ({
      ...{ name: `list, ${name}`, goal: 200, ask: (deps) => listDeals(deps, { actor, sort: 'days', ...filter }) },
      raw: `SELECT * FROM (${listed} WHERE ${raw} ORDER BY d.first_day, d.quote_id LIMIT 51) AS page`,
    }),
  ),
  {
    ...{
      name: 'week outside the site',
      goal: 200,
      ask: (deps) => listBookingsWithoutQuote(deps, { from: today, to: inAWeek, reach: 'all' }),
    },
    raw: `SELECT c.* FROM claim c JOIN booking b ON b.id = c.booking_id WHERE c.venue_id IN (SELECT id FROM venue) AND c.day BETWEEN '${today}' AND '${inAWeek}' AND b.status = 'confirmed' AND b.quote_id IS NULL`,
  },
  {
    ...{ name: 'planning, 14 days', goal: 150, ask: (deps) => getPlanning(deps, { venue: slug, from: today, to: inAFortnight }) },
    raw: `${held} AND c.day BETWEEN '${today}' AND '${inAFortnight}'`,
  },
  {
    ...{ name: 'week of the network', goal: 500, ask: (deps) => getNetworkWeek(deps, { from: today }) },
    raw: `SELECT c.room_id, c.day, b.status, count(*) AS n FROM claim c JOIN booking b ON b.id = c.booking_id WHERE c.venue_id IN (SELECT id FROM venue) AND c.day BETWEEN '${today}' AND '${inAWeek}' GROUP BY c.room_id, c.day, b.status`,
  },
  {
    ...{ name: 'day sheet', goal: 300, ask: (deps) => getDayPaper(deps, { venue: slug, day: today, list: 'day', language: 'fr' }) },
    raw: `${held} AND c.day = '${today}'`,
  },
  {
    ...{ name: '12-month report by month', goal: 1_000, ask: (deps) => getReport(deps, { by: 'month', period: 'start', from, to }) },
    raw: `SELECT substr(first_day, 1, 7) AS month, ${sums} ${whole} GROUP BY substr(first_day, 1, 7)`,
  },
  {
    ...{ name: '12-month report by venue', goal: 1_000, ask: (deps) => getReport(deps, { by: 'venue', period: 'start', from, to }) },
    raw: `SELECT venue_id, ${sums} ${whole} GROUP BY venue_id`,
  },
  {
    ...{ name: '12 months of money by company', goal: 1_000, ask: (deps) => getMoney(deps, { basis: 'held', by: 'company', from, to }) },
    raw: `SELECT company, count(*) AS n, sum(net) AS net, sum(people) AS people FROM held_money WHERE day BETWEEN '${from}' AND '${to}' GROUP BY company`,
  },
  {
    ...{ name: '12 months of money by owner', goal: 1_000, ask: (deps) => getMoney(deps, { basis: 'booked', by: 'owner', from, to }) },
    raw: `SELECT f.owner_id, count(*) AS n, sum(m.net) AS net FROM booked_money m LEFT JOIN deal_follow_up f ON f.quote_id = m.quote_id WHERE m.day BETWEEN '${from}' AND '${to}' GROUP BY f.owner_id`,
  },
  {
    ...{ name: 'occupancy of 12 months', goal: 1_000, ask: (deps) => getOccupancy(deps, { by: 'venue', from, to }) },
    raw: `SELECT venue_id, sum(net) AS net FROM held_money WHERE day BETWEEN '${from}' AND '${to}' GROUP BY venue_id`,
  },
  {
    ...{ name: 'export, first byte', goal: 1_000, ask: firstByte },
    raw: `${listed} ORDER BY d.first_day, d.quote_id LIMIT 1000`,
  },
  {
    ...{ name: `export, ${bookingsCount} rows`, goal: 30_000, ask: async (deps) => (await exportDeals(deps, exported)).text(), runs: 2 },
    raw: `${listed} ORDER BY d.first_day, d.quote_id`,
  },
];

/** A feed of one venue, as a calendar program asks for it. */
const feedQuestion = async (deps: Deps): Promise<Question> => {
  const form = { kind: 'venue', id: slug, name: 'Calendar', detail: 'details' } as const;
  const { feed, address } = await addFeed(deps, { actor, form });
  const token = new URL(address).searchParams.get('token') ?? '';
  return {
    ...{ name: 'feed of a venue', goal: 200, ask: () => readFeed(deps, { feedId: feed.feedId, token, header: () => undefined }) },
    raw: `${held} AND c.day BETWEEN '${dateOf(150)}' AND '${dateOf(545)}'`,
  };
};

const dealQuestion = (quoteId: string): Question => ({
  ...{ name: 'deal by itself', goal: 200, ask: (deps) => getBookedQuote(deps, { quoteId, language: 'fr' }) },
  raw: `SELECT * FROM quote WHERE id = '${quoteId}'`,
});

const ask = async (deps: Deps, { name, goal, ask: question, raw, runs: times = runs }: Question): Promise<void> => {
  const bySql = () => rawRows(deps.database, raw);
  await question(deps);
  await bySql();
  const [asked, base] = [await timeRuns(times, () => question(deps)), await timeRuns(times, bySql)];
  const ratio = quantile(asked, 0.5) / quantile(base, 0.5);
  const p95 = `p95 ${ms(quantile(asked, 0.95))} (goal ${goal} ms)`;
  row(name, `p50 ${ms(quantile(asked, 0.5))}`, p95, `SQL alone ${ms(quantile(base, 0.5))}`, `${ratio.toFixed(1)} x`);
};

const askAll = async (engine: string, database: Database, folder: string): Promise<void> => {
  heading(`Desk: ${venuesCount} venues x ${roomsEach} rooms, ${bookingsCount} bookings, ${engine}`);
  await migrate(database, bookingMigrations);
  const deps = bookingOn(database, { now, folder });
  const booked = await fill(deps);
  await weighExport(deps);
  const dealId = booked[0]?.dealId ?? '';
  for (const question of [...questions, await feedQuestion(deps), dealQuestion(dealId)]) await ask(deps, question);
  await benchDealChanges(
    deps,
    booked.filter(({ day }) => day > dateOf(230)),
  );
  await database.close();
};

/** The desk's questions on a large network by service time, on both engines, beside the same questions as SQL (design: desk D36). */
export const benchDesk = async (): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'plenary-bench-'));
  try {
    await askAll('SQLite', openSqlite(path.join(folder, 'desk.sqlite')), folder);
    const cluster = await startCluster();
    try {
      await askAll('PostgreSQL', openPostgres({ url: cluster.url }), folder);
    } finally {
      await cluster.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
