import { randomUUID } from 'node:crypto';
import type { DeskFinds } from '@plenary/contracts/desk-search.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { inChunks } from '../bookings/add-bookings.ts';
import { keepDealRows } from '../deals/keep-deal-rows.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, hugo, oneDay, twoDays } from '../options/testing/option-searches.ts';
import { customer } from '../options/testing/option-world.ts';
import { searchQuery } from '../testing/searches.ts';

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const elodie = customer(7, {
  ...{ firstname: 'Élodie', lastname: 'Nuñez', companyName: 'Maison Léa', email: 'elodie@maison-lea.example', phone: '+33142003344' },
});

onEachOptionWorld((world) => {
  const search = (text: string, user = staff) => world.send('GET', `/api/desk/search?search=${encodeURIComponent(text)}`, user);
  const found = async (text: string): Promise<DeskFinds> => (await search(text)).body;
  const deals = async (text: string) => (await found(text)).deals.map(({ quoteId }) => quoteId);

  // Desk D5.
  itOnBothEngines('deals are found by words of their customer, digits of a telephone and their reference, the newest first', async () => {
    const [old, other] = [await world.quoteOf(elodie, oneDay), await world.quoteOf(hugo, oneDay)];
    world.clock.now += 1_000;
    const young = await world.quoteOf(elodie, twoDays);
    for (const text of ['elod', 'MAISON lea', '42 00 33', '003344']) expect(await deals(text)).toEqual([young, old]);
    expect(await deals(old)).toEqual([old]);
    expect(await deals(other.slice(24))).toEqual([other]);
    for (const text of ['lodie', '99 00 33']) expect(await deals(text)).toEqual([]);
  });

  itOnBothEngines('eight are shown of many', async () => {
    for (let count = 0; count < 9; count += 1) await world.quoteOf({ ...elodie, userId: customer(20 + count).userId }, oneDay);
    expect(await deals('elodie')).toHaveLength(8);
  });

  itOnBothEngines('of hundreds of deals of a company those alone are found that have the other words too', async () => {
    const first = await world.quoteOf(elodie, oneDay);
    const { database, tables } = world.deps;
    const [row] = await database.read.select().from(tables.quote).where(eq(tables.quote.id, first));
    if (!row?.customer) throw new Error('a quote has its customer');
    const colleague = { ...row.customer, firstname: 'Zoé', lastname: 'Blanc', email: 'zoe@maison-lea.example' };
    const copies = Array.from({ length: 501 }, () => ({ ...row, id: randomUUID(), customer: colleague }));
    await database.transact(async (tx) => {
      for (const part of inChunks(copies)) await tx.insert(tables.quote).values(part);
      await keepDealRows(tx, tables, copies);
    });
    expect(await deals('maison elodie')).toEqual([first]);
    for (const text of ['maison lea', 'zoe maison']) expect(await deals(text)).toHaveLength(8);
    expect(await deals('zoe elodie')).toEqual([]);
  });

  itOnBothEngines('requests are found by who asked, those that are done last, and by no word that only a field’s name has', async () => {
    const asked = async (user: typeof claire) => {
      const { body } = await world.send('GET', `/api/available-venues/ternes?${searchQuery(oneDay)}`, user);
      await world.send('POST', `/api/demands/${body.demandId}/call-me-back`, user, { body: { action: 'call-me-back' } });
      return body.demandId as string;
    };
    const first = await asked(elodie);
    const requests = async (text: string) => (await found(text)).requests.map(({ id }) => id);
    expect(await requests('nunez')).toEqual([first]);
    expect(await requests('maison')).toEqual([first]);
    expect(await requests(first)).toEqual([first]);
    expect(await requests('firstname')).toEqual([]);
    world.clock.now += 1_000;
    const second = await asked({ ...elodie, userId: customer(8).userId });
    await world.send('PATCH', `/api/sales-desk/tasks/callback/${first}`, staff, { body: { state: 'done', version: 0 } });
    expect(await requests('elodie')).toEqual([second, first]);
  });

  it('venues and rooms are found by the beginnings of their words', async () => {
    const { venues, rooms } = await found('tern');
    expect(venues).toMatchObject([{ slug: 'ternes', countryCode: 'FRA' }]);
    expect(rooms).toEqual([]);
    expect((await found('zz')).venues).toEqual([]);
  });

  it.each([['a'], [''], ['x'.repeat(101)], ['a\u0000b']])('%j is no search', async (text) => {
    expect((await search(text)).status).toBe(400);
  });

  it('is for staff alone', async () => {
    expect((await search('elodie', claire)).status).toBe(403);
  });
});
