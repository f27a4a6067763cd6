import { randomUUID } from 'node:crypto';
import type { VenueSearch } from '@plenary/contracts/search';
import { actorHeader, actorTokens, type UserClaims } from '@plenary/service-kit/actor';
import type { Database } from '@plenary/service-kit/database/database';
import { createLogger } from '@plenary/service-kit/logger';
import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { bookingApp } from '../../app.ts';
import { bookingDeps } from '../../deps.ts';
import { testNow } from '../../testing/booking-world.ts';
import { makeRoom, makeVenue } from '../../testing/make-venue.ts';
import { searchDay } from '../../testing/searches.ts';
import { claire } from './option-searches.ts';
import { customer, noAddons, optionWorld } from './option-world.ts';

const days = ['2026-10-05', '2026-10-06', '2026-10-07'];
const configurations = ['theater', 'class', 'u'] as const;
const raced = 'Ternes';

/** The same sequence each time. */
const sequence = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

/** The request of each customer: some half-days or days of the one venue, with or without lunch, with or without an evening. */
const drawSearch = (random: () => number): { search: VenueSearch; hasAfterwork: boolean } => {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const isLong = random() < 0.3;
  const first = pick([0, 1] as const);
  const configuration = pick(configurations);
  const duration = isLong ? ('AM, PM' as const) : pick(['AM', 'PM', 'AM, PM'] as const);
  const lunchPax = duration === 'AM, PM' || random() < 0.3 ? 20 : undefined;
  const dates = days.slice(first, first + (isLong ? 2 : 1));
  return {
    search: { countryCode: 'FRA', days: dates.map((date) => searchDay(date, { lunchPax, plenary: { pax: 20, duration, configuration } })) },
    hasAfterwork: random() < 0.2,
  };
};

export interface Runner {
  user: UserClaims;
  quoteId: string;
  headers: Record<string, string>;
}

/**
 * One venue with six rooms, few seats at lunch and a common space, wanted by many customers on the same days; several replicas of
 * the service on one database answer them.
 */
export const raceCourse = async (database: Database, { runners: count, copies: copyCount = 3 }: { runners: number; copies?: number }) => {
  const rooms = configurations.flatMap((configuration) =>
    ['1', '2'].map((name) => makeRoom(raced, `${configuration}${name}`, { category: 'Premium', capacities: { [configuration]: 30 } })),
  );
  const common = makeRoom(raced, 'E', { category: 'Espace commun', capacities: { standing: 80 } });
  const venue = { record: makeVenue(raced, { lunchSeats: { service1: 60, service2: 40 } }), rooms: [...rooms, common] };
  const world = await optionWorld(database, venue);
  const model = await world.quoteOf(claire, [searchDay('2026-10-08', { plenary: { pax: 20, duration: 'AM', configuration: 'class' } })]);
  const { quote } = world.deps.tables;
  const [row] = await database.read.select().from(quote);
  if (!row || row.id !== model) throw new Error('no quote to copy');

  const random = sequence(11);
  // The last of thousands waits for longer than a token of the gateway lives.
  const tokens = actorTokens({ secret: testSecret, lifetimeSeconds: 3_600 });
  const runners: Runner[] = [];
  for (let number = 1; number <= count; number++) {
    const user = customer(number);
    runners.push({ user, quoteId: randomUUID(), headers: { [actorHeader]: await tokens.sign(user) } });
  }
  const rows = runners.map(({ user, quoteId }) => {
    const { search, hasAfterwork } = drawSearch(random);
    const frozen = { ...row.frozen, search, addons: { ...noAddons, afterwork: hasAfterwork } };
    return { ...row, id: quoteId, userId: user.userId, frozen };
  });
  for (let at = 0; at < rows.length; at += 500) await database.transact((tx) => tx.insert(quote).values(rows.slice(at, at + 500)));

  const copies = Array.from({ length: copyCount }, () => {
    const { takeTurns: _, tables: __, catalogue: ___, throttle: ____, ...given } = world.deps;
    return bookingApp(bookingDeps({ ...given, now: () => testNow, newId: randomUUID }), {
      logger: createLogger({ service: 'test', level: 'silent' }),
      tokens: actorTokens({ secret: testSecret }),
      health: {},
      // The books are tried here, not how much a copy takes on at once.
      maxInFlight: count,
    });
  });

  /** All start at one barrier, spread over the copies; answers what each got. */
  const race = async (method: 'POST' | 'DELETE', those: readonly Runner[]): Promise<number[]> => {
    let start = () => {};
    const barrier = new Promise<void>((resolve) => {
      start = resolve;
    });
    const attempts = those.map(async ({ quoteId, headers }, index) => {
      await barrier;
      const copy = copies[index % copies.length];
      const ask = async () => (await copy?.request(`/api/quotes/${quoteId}/option`, { method, headers }))?.status ?? 0;
      // 503 means "again in a moment", and a client does.
      let status = await ask();
      for (let again = 0; status === 503 && again < 10; again++) status = await ask();
      return status;
    });
    start();
    return Promise.all(attempts);
  };
  return { ...world, runners, race };
};
