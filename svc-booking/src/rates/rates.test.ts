import { as as headersOf } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { customer, noAddons, smallVenue } from '../options/testing/option-world.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';
import type { Rates } from './rates.ts';

const four = { minute: 4, hour: 8 };
const six = { minute: 6, hour: 9 };
const rates: Rates = {
  perUser: { search: four, quote: four, option: four },
  perAddress: { search: six, quote: six, option: six },
  unprovenOptions: { minute: 2, hour: 2 },
  exemptsLoopback: true,
};
const minute = 60_000;
const days = [searchDay('2026-10-06')];
const address = (last: number) => `2001:db8:0:7::${last.toString(16)}`;
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);
const repeat = async <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  for (let index = 0; index < times; index++) done.push(await work(index));
  return done;
};

onEachOptionWorld(
  (world) => {
    const search = (user = customer(1), path = '/api/available-venues/ternes') => world.send('GET', `${path}?${searchQuery(days)}`, user);

    itOnBothEngines('a fifth search with prices in a minute is refused with the time to wait, and the next minute is free', async () => {
      expect(statusesOf(await repeat(4, () => search()))).toEqual([200, 200, 200, 200]);
      const refused = await search();
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
      const response = await world.app.request(`/api/available-venues?${searchQuery(days)}`, { headers: await headersOf(customer(1)) });
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
      world.clock.now += minute;
      expect(statusesOf(await repeat(3, () => search()))).toEqual([200, 200, 429]);
      world.clock.now += 60 * minute;
      expect((await search()).status).toBe(200);
    });

    itOnBothEngines('a price of a demand counts as a search', async () => {
      const { body } = await search();
      const price = () => world.send('GET', `/api/demands/${(body as { demandId: string }).demandId}/quote`, customer(1));
      expect(statusesOf(await repeat(4, price))).toEqual([200, 200, 200, 429]);
      expect((await search()).status).toBe(429);
    });

    it('a list without prices, a wrong search and another user are not counted', async () => {
      await repeat(9, () => world.send('GET', '/api/available-venues', customer(1)));
      await repeat(9, () => world.send('GET', '/api/available-venues/ternes?action=availabilities&days=[]', customer(1)));
      expect(statusesOf(await repeat(4, () => search()))).toEqual([200, 200, 200, 200]);
      expect((await search(customer(2))).status).toBe(200);
    });

    itOnBothEngines('users of one IPv6 /64 are limited together, others are not', async () => {
      const from = (number: number, where: string) => search(customer(number, { address: where }));
      expect(statusesOf(await repeat(6, (index) => from(index, address(index))))).toEqual(Array(6).fill(200));
      expect((await from(7, address(7))).status).toBe(429);
      expect((await from(8, '2001:db8:0:8::1')).status).toBe(200);
    });

    it('the machine itself is not limited by address in development', async () => {
      const answers = await repeat(9, (index) => search(customer(index, { address: '127.0.0.1' })));
      expect(statusesOf(answers)).toEqual(Array(9).fill(200));
    });

    it('staff is not limited', async () => {
      expect(statusesOf(await repeat(9, () => search(customer(1, { role: 'staff' }))))).toEqual(Array(9).fill(200));
    });

    itOnBothEngines('quotes and options are limited in the same way, each by itself', async () => {
      const { demandId } = (await search()).body;
      const quote = () => world.send('POST', '/api/quote', customer(1), { body: { demandId, addons: noAddons } });
      const answers = await repeat(5, quote);
      expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 429]);
      const quoteId = answers[0]?.body.quoteId;
      expect(statusesOf(await repeat(5, () => world.place(customer(1), quoteId)))).toEqual([201, 201, 201, 201, 429]);
    });

    itOnBothEngines('customers without a proven mailbox place two options from one address, and eight from a /48', async () => {
      const placeFrom = async (number: number, where: string, mailboxProven = false) => {
        const stranger = customer(number, { address: where, mailboxProven });
        const tuesday = new Date(Date.UTC(2026, 9, 6 + 7 * number)).toISOString().slice(0, 10);
        const { body } = await world.send('GET', `/api/available-venues/ternes?${searchQuery([searchDay(tuesday)])}`, stranger);
        const quote = await world.send('POST', '/api/quote', stranger, { body: { demandId: body.demandId, addons: noAddons } });
        return (await world.place(stranger, quote.body.quoteId)).status;
      };
      expect(await repeat(3, (index) => placeFrom(index, '203.0.113.9'))).toEqual([201, 201, 429]);
      expect(await placeFrom(3, '203.0.113.9', true)).toBe(201);
      expect(await repeat(9, (index) => placeFrom(4 + index, `2001:db8:0:${index}::1`))).toEqual([...Array(8).fill(201), 429]);
    });

    itOnBothEngines('24 searches at once find as many as one after the other', async () => {
      const answers = await Promise.all(Array.from({ length: 24 }, () => search()));
      expect(statusesOf(answers).sort()).toEqual([...Array(4).fill(200), ...Array(20).fill(429)]);
    });
  },
  smallVenue(),
  { rates },
);
