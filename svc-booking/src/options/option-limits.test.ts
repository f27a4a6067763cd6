import { tooManyOptions } from '@plenary/contracts/booking.schemas';
import type { UserClaims } from '@plenary/service-kit/actor';
import type { Database } from '@plenary/service-kit/database/database';
import { itOnBothEngines, onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { bookingWorld } from '../testing/booking-world.ts';
import { makeRoom, makeVenue } from '../testing/make-venue.ts';
import { searchDay } from '../testing/searches.ts';
import { onEachOptionWorld } from './testing/each-option-world.ts';
import { claire, day } from './testing/option-searches.ts';
import { customer, type OptionWorld, optionWorld } from './testing/option-world.ts';

// Covers B-O01.

/** Mondays on which a venue with 30 rooms has room for all. */
const mondays = Array.from({ length: 30 }, (_, week) => new Date(Date.UTC(2026, 9, 5) + week * 7 * day).toISOString().slice(0, 10));
const venue = {
  record: makeVenue('Ternes'),
  rooms: Array.from({ length: 30 }, (_, index) => makeRoom('Ternes', `P${index}`, { category: 'Premium', capacities: { theater: 60 } })),
};
const companyId = 'company-1';
const colleague = (number: number, overrides: Partial<UserClaims> = {}) => customer(number, { companyId, ...overrides });
const halves = (date: string) => [searchDay(date, { plenary: { pax: 24, duration: 'AM', configuration: 'theater' } })];
const refusal = (limit: string, most: number) => ({ status: 409, body: { code: 'too-many-options', limit, most } });

const quotesOf = async (world: Pick<OptionWorld, 'quoteOf'>, user: UserClaims, days: readonly string[]): Promise<string[]> => {
  const made: string[] = [];
  for (const date of days) made.push(await world.quoteOf(user, halves(date)));
  return made;
};

onEachOptionWorld((world) => {
  const place = async (user: UserClaims, quoteIds: readonly string[]) => {
    const statuses: number[] = [];
    for (const quoteId of quoteIds) statuses.push((await world.place(user, quoteId)).status);
    return statuses;
  };

  describe('a user', () => {
    itOnBothEngines('holds at most 5 options; one that has ended, or is asked for again, counts no more', async () => {
      const [first = '', ...more] = await quotesOf(world, claire, mondays.slice(0, 6));
      expect(await place(claire, [first, ...more])).toEqual([201, 201, 201, 201, 201, 409]);
      const refused = await world.place(claire, more.at(-1) ?? '');
      expect(refused).toMatchObject(refusal('user', 5));
      expect(tooManyOptions.parse(refused.body)).toEqual({ limit: 'user', most: 5 });
      expect((await world.place(claire, first)).status).toBe(201);
      await world.release(claire, first);
      expect((await world.place(claire, more.at(-1) ?? '')).status).toBe(201);
    });

    it('without a proven mailbox holds one, and others are not held back by it', async () => {
      const unproven = customer(9, { mailboxProven: false });
      const [a = '', b = ''] = await quotesOf(world, unproven, mondays.slice(0, 2));
      expect((await world.place(unproven, a)).status).toBe(201);
      expect(await world.place(unproven, b)).toMatchObject(refusal('unproven', 1));
      expect((await world.place(unproven, b)).body).toMatchObject({ quoteId: a });
      const shown = async (user: typeof unproven, quoteId: string) => (await world.send('GET', `/api/quotes/${quoteId}`, user)).body;
      expect(await shown(unproven, b)).toMatchObject({ option: null, unprovenMinutes: 60 });
      expect(await shown(unproven, a)).not.toHaveProperty('unprovenMinutes');
      expect(await shown({ ...unproven, mailboxProven: true }, b)).not.toHaveProperty('unprovenMinutes');
      expect(await place(claire, await quotesOf(world, claire, mondays.slice(0, 2)))).toEqual([201, 201]);
    });
  });

  describe('a company', () => {
    itOnBothEngines('holds at most 20 options over all its users', async () => {
      const users = [1, 2, 3, 4].map((number) => colleague(number));
      for (const [index, user] of users.entries())
        expect(await place(user, await quotesOf(world, user, mondays.slice(5 * index, 5 * index + 5)))).toEqual(Array(5).fill(201));
      const fifth = colleague(5);
      const [quoteId = ''] = await quotesOf(world, fifth, [mondays[20] ?? '']);
      expect(await world.place(fifth, quoteId)).toMatchObject(refusal('company', 20));
      const other = customer(6, { companyId: 'company-2' });
      const [theirs = ''] = await quotesOf(world, other, [mondays[20] ?? '']);
      expect((await world.place(other, theirs)).status).toBe(201);
    });

    itOnBothEngines('holds at most 2 options on a day of a venue, by whichever of its users', async () => {
      const [monday = '', tuesday = '2026-10-06'] = [mondays[0]];
      for (const number of [1, 2]) {
        const user = colleague(number);
        expect(await place(user, await quotesOf(world, user, [monday]))).toEqual([201]);
      }
      const third = colleague(3);
      const [same = '', another = ''] = await quotesOf(world, third, [monday, tuesday]);
      expect(await world.place(third, same)).toMatchObject(refusal('venue-day', 2));
      expect((await world.place(third, another)).status).toBe(201);
      const stranger = customer(4, { companyId: 'company-2' });
      expect(await place(stranger, await quotesOf(world, stranger, [monday]))).toEqual([201]);
    });

    it('is not used up by strangers who signed up with an address of it and proved nothing', async () => {
      for (const number of [11, 12, 13]) {
        const stranger = colleague(number, { mailboxProven: false });
        expect(await place(stranger, await quotesOf(world, stranger, [mondays[0] ?? '']))).toEqual([201]);
      }
      const user = colleague(1);
      expect(await place(user, await quotesOf(world, user, [mondays[0] ?? '']))).toEqual([201]);
    });

    it('whose limits staff has lifted has none, once the mailbox is proven', async () => {
      const lifted = colleague(1, { optionLimitsLifted: true });
      expect(await place(lifted, await quotesOf(world, lifted, mondays.slice(0, 7)))).toEqual(Array(7).fill(201));
      const unproven = colleague(2, { optionLimitsLifted: true, mailboxProven: false });
      expect(await place(unproven, await quotesOf(world, unproven, mondays.slice(0, 2)))).toEqual([201, 409]);
    });
  });

  it('staff is not limited', async () => {
    const nadia = customer(7, { role: 'staff', companyId });
    expect(await place(nadia, await quotesOf(world, nadia, mondays.slice(0, 7)))).toEqual(Array(7).fill(201));
  });

  it('replacing the option of the same demand by one with other add-ons takes no second place', async () => {
    const quoteIds = await quotesOf(world, claire, mondays.slice(0, 5));
    expect(await place(claire, quoteIds)).toEqual(Array(5).fill(201));
    const { demandId } = (await world.send('GET', `/api/quotes/${quoteIds[0]}`, claire)).body;
    const addons = { teambuilding: false, wellness: true, facilitator: false, afterwork: false };
    const { body } = await world.send('POST', '/api/quote', claire, { body: { demandId, addons } });
    expect((await world.place(claire, body.quoteId)).status).toBe(201);
  });
}, venue);

onBothEngines(bookingMigrations, (open) => {
  /** Two replicas on one database; each request that is told to come again does. */
  const replicas = async (database: Database) => {
    const world = await optionWorld(database, venue);
    const second = bookingWorld(database, { newId: world.deps.newId });
    const race = (requests: readonly { user: UserClaims; quoteId: string }[]) =>
      Promise.all(
        requests.map(async ({ user, quoteId }, index) => {
          const app = index % 2 === 0 ? world.app : second.app;
          const ask = () => world.send('POST', `/api/quotes/${quoteId}/option`, user, { app });
          let answer = await ask();
          for (let again = 0; answer.status === 503 && again < 20; again++) answer = await ask();
          return answer.status;
        }),
      );
    const sorted = (statuses: readonly number[]) => [...statuses].sort();
    return { ...world, race, sorted };
  };
  const granted = (most: number) => [...Array(most).fill(201), ...Array(24 - most).fill(409)];

  describe('24 requests at once, over two replicas', () => {
    it('never get a user more than 5 options', async () => {
      const { race, sorted, ...world } = await replicas(await open());
      const quoteIds = await quotesOf(world, claire, mondays.slice(0, 24));
      expect(sorted(await race(quoteIds.map((quoteId) => ({ user: claire, quoteId }))))).toEqual(granted(5));
    }, 120_000);

    it('never get a user without a proven mailbox more than one', async () => {
      const { race, sorted, ...world } = await replicas(await open());
      const unproven = customer(9, { mailboxProven: false });
      const quoteIds = await quotesOf(world, unproven, mondays.slice(0, 24));
      expect(sorted(await race(quoteIds.map((quoteId) => ({ user: unproven, quoteId }))))).toEqual(granted(1));
    }, 120_000);

    it('never get a company more than 2 options on a day of a venue, nor more than 20 at all', async () => {
      const { race, sorted, ...world } = await replicas(await open());
      const onOneDay = [];
      for (let number = 1; number <= 24; number++) {
        const user = colleague(number);
        onOneDay.push({ user, quoteId: (await quotesOf(world, user, [mondays[0] ?? '']))[0] ?? '' });
      }
      expect(sorted(await race(onOneDay))).toEqual(granted(2));
      const onManyDays = [];
      for (const [index, { user }] of onOneDay.entries())
        onManyDays.push({ user, quoteId: (await quotesOf(world, user, [mondays[index + 1] ?? '']))[0] ?? '' });
      expect(sorted(await race(onManyDays))).toEqual(granted(18));
    }, 120_000);
  });
});
