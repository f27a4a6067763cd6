import type { DealsPage } from '@plenary/contracts/desk-deals.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import fc from 'fast-check';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, day, halfDay, hugo, oneDay, tuesday, wednesday } from '../options/testing/option-searches.ts';
import { customer } from '../options/testing/option-world.ts';
import { searchDay } from '../testing/searches.ts';
import { searchedWords } from './deal-row.ts';
import { keepDealRows } from './keep-deal-rows.ts';
import { mendDealRows } from './mend-deal-rows.ts';

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const elodie = customer(7, {
  firstname: 'Élodie',
  lastname: 'Nuñez',
  companyName: '=Maison "Léa"; & Fils',
  email: 'elodie.nunez@maison-lea.example',
  phone: '+33142003344',
});

onEachOptionWorld((world) => {
  const list = (query = '', user = staff) => world.send('GET', `/api/desk/deals?${query}`, user);
  const found = async (query = ''): Promise<DealsPage> => (await list(query)).body;
  const idsOf = async (query = '') => (await found(query)).deals.map(({ quoteId }) => quoteId);
  const stages = async () => (await found('sort=created')).deals.map(({ stage }) => stage);

  itOnBothEngines('are told with venue, days, customer, people and amounts', async () => {
    const quoteId = await world.quoteOf(elodie, [searchDay(tuesday), searchDay(wednesday)]);
    const { quote } = (await world.send('GET', `/api/planning/quotes/${quoteId}`, staff)).body;
    const { deals, ...rest } = await found();
    expect(rest).toEqual({ total: 1, isMore: false, netPrice: deals[0]?.netPrice, next: null, scientists: [] });
    expect(deals).toEqual([
      {
        ...{ quoteId, stage: 'quote', firstDay: tuesday, lastDay: wednesday, pax: 24 },
        venue: { venueId: 'Ternes', slug: 'ternes', name: expect.stringMatching(/./), countryCode: 'FRA' },
        customer: { name: 'Élodie Nuñez', companyName: '=Maison "Léa"; & Fils', email: elodie.email, phone: elodie.phone },
        netPrice: quote.totalExcludingVatPrice,
        grossPrice: quote.totalIncludingVatPrice,
        createdAt: new Date(world.clock.now).toISOString(),
        endsAt: new Date(world.clock.now + 14 * day).toISOString(),
        ...{ decidedAt: null, userId: elodie.userId, followUp: { owner: null, nextAction: '', nextDay: null, version: 0 } },
        ...{ loss: null, flags: [], lastContactAt: null, rooms: [], lunches: [], guaranteed: null, scientist: null },
      },
    ]);
  });

  itOnBothEngines('go through their stages with what happens to them, and by time alone', async () => {
    const first = await world.quoteOf(claire, oneDay);
    world.clock.now += 1_000;
    const second = await world.quoteOf(hugo, oneDay);
    expect(await stages()).toEqual(['quote', 'quote']);
    await world.place(claire, first);
    await world.place(hugo, second);
    expect(await stages()).toEqual(['option-2', 'option-1']);
    await world.release(claire, first);
    expect(await stages()).toEqual(['option-1', 'quote']);
    await world.release(hugo, second);
    await world.book({ quoteId: first, userId: claire.userId, slots: [{ roomId: 'Ternes-P', day: tuesday, half: 'AM', request: 0 }] });
    expect(await stages()).toEqual(['quote', 'confirmed']);
    world.clock.now += 14 * day;
    expect(await stages()).toEqual(['expired', 'confirmed']);
    expect([await idsOf('stage=expired'), await idsOf('stage=quote'), await idsOf('stage=confirmed')]).toEqual([[second], [], [first]]);
    world.clock.now += 14 * day;
    expect(await stages()).toEqual(['expired', 'done']);
    expect([await idsOf('stage=done'), await idsOf('stage=confirmed')]).toEqual([[first], []]);
  });

  itOnBothEngines('are cancelled with their booking, and confirmed again with it', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.book({ quoteId, userId: claire.userId, slots: [{ roomId: 'Ternes-P', day: tuesday, half: 'AM', request: 0 }] });
    const address = `/api/deals/${quoteId}`;
    const { revision, previewHash } = (await world.send('POST', `${address}/cancellation/preview`, staff, { body: {} })).body;
    const body = { revision, previewHash, reason: 'dates' };
    await world.send('POST', `${address}/cancellation`, staff, { body, key: 'press-1' });
    expect(await stages()).toEqual(['cancelled']);
    expect((await found()).deals[0]?.endsAt).toBeNull();
    await world.send('POST', `${address}/reinstatement`, staff, { body: { revision: revision + 1, reason: 'back' }, key: 'press-2' });
    expect(await stages()).toEqual(['confirmed']);
  });

  itOnBothEngines('are found by the beginnings of words, whatever the accents and capitals, and by digits of a telephone', async () => {
    const [hers] = [await world.quoteOf(elodie, oneDay), await world.quoteOf(claire, oneDay)];
    const texts = ['elod', 'NUNEZ él', 'maison lea', 'elodie.nunez@', '01 42 00 33', '+33 1 42 00 33 44', hers, hers.slice(24)];
    for (const text of texts) expect(await idsOf(`search=${encodeURIComponent(text)}`)).toEqual([hers]);
    for (const text of ['lodie', 'nunez claire', '%25%25', '__']) expect(await idsOf(`search=${text}`)).toEqual([]);
  });

  itOnBothEngines('are those of a venue, a country and a period', async () => {
    const [one, other] = [await world.quoteOf(claire, [searchDay(tuesday)]), await world.quoteOf(claire, [searchDay('2026-10-20')])];
    expect(await idsOf(`from=${tuesday}&to=${tuesday}`)).toEqual([one]);
    expect(await idsOf(`from=${wednesday}`)).toEqual([other]);
    expect(await idsOf('venue=ternes&country=FRA')).toEqual([one, other]);
    expect(await idsOf('country=BEL')).toEqual([]);
    expect(await idsOf('sort=days-desc')).toEqual([other, one]);
  });

  // Desk D2.
  itOnBothEngines('are read page by page, each once, in every order', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    const { database, tables } = world.deps;
    const [quote] = await database.read.select().from(tables.quote);
    if (!quote) throw new Error('no quote');
    const copies = Array.from({ length: 119 }, (_, index) => ({
      ...quote,
      id: world.deps.newId(),
      createdAt: quote.createdAt + (index % 7),
      validUntil: quote.validUntil + (index % 5),
    }));
    await database.transact(async (tx) => {
      for (const copy of copies) await tx.insert(tables.quote).values(copy);
      await keepDealRows(tx, tables, copies);
    });
    const all = [quoteId, ...copies.map(({ id }) => id)].sort();
    for (const sort of ['days', 'days-desc', 'created', 'ends', 'net']) {
      const read: string[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const page: DealsPage = await found(`sort=${sort}${next && `&after=${next}`}`);
        expect(page.total).toBe(120);
        read.push(...page.deals.map(({ quoteId: id }) => id));
        next = page.next;
      }
      expect(read.toSorted()).toEqual(all);
    }
  });

  // Desk D37: what a list does not know is refused, never ignored: its list, its sums and its file would hold more than was asked for.
  it.each([
    ['a filter', 'colour=red', { colour: 'invalid_value' }],
    ['a column', 'columns=net', { columns: 'invalid_value' }],
    ['a column among columns', 'columns=venue,colour', { columns: 'invalid_value' }],
    ['a column named twice', 'columns=venue,venue', { columns: 'invalid_value' }],
    ['an order', 'sort=price', { sort: 'invalid_value' }],
    ['a longer period than a report has', 'from=2026-01-01&to=2029-01-05', { to: 'too_late' }],
    ['a period that ends before it begins', 'from=2026-10-07&to=2026-10-06', { to: 'too_early' }],
    ['a day that does not exist', 'from=2026-13-40&to=2026-10-06', { from: 'invalid_format' }],
  ])('%s that is none is refused by list, pipeline and file alike', async (_, query, errors) => {
    for (const path of ['deals', 'deals/export', 'pipeline']) {
      expect(await world.send('GET', `/api/desk/${path}?${query}`, staff)).toMatchObject({ status: 400, body: { errors } });
    }
  });

  it('may be asked for as many days as a report, whose rows lead to them', async () => {
    expect(await list('from=2026-01-01&to=2029-01-04')).toMatchObject({ status: 200 });
  });

  it.each([
    ['a stage that is none', 'stage=open'],
    ['a day that is none', 'from=2026-02-30'],
    ['one letter', 'search=a'],
    ['a place that is none', 'after=x'],
    ['a place of another order', 'sort=net&after=2026-10-06_00000000-0000-4000-8000-000000000001'],
  ])('are refused for %s', async (_, query) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  });

  it('are for staff alone', async () => {
    expect((await list('', claire)).status).toBe(403);
    expect((await list('venue=nowhere')).status).toBe(404);
  });

  // Desk D3.
  itOnBothEngines('that a version without rows left out or behind are mended', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    const other = await world.quoteOf(hugo, halfDay('AM'));
    const { database, tables } = world.deps;
    await database.transact(async (tx) => {
      await tx.delete(tables.dealRow);
    });
    expect(await mendDealRows(world.deps)).toBe(2);
    expect((await idsOf()).toSorted()).toEqual([quoteId, other].toSorted());
    expect(await mendDealRows(world.deps)).toBe(0);
  });
});

test('a search is read as words of letters and digits, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const word of searchedWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    }),
  );
});
