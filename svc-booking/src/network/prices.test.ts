import type { NetworkPrices, PricedSearch } from '@plenary/contracts/network-prices.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { customer, optionWorld, smallVenue } from '../options/testing/option-world.ts';
import { priceLists, pricesOf } from '../prices/testing/price-lists.ts';
import { bookingWorld } from '../testing/booking-world.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

const omar = testUser({ userId: '22222222-2222-4222-8222-222222222222', email: 'omar@comet.example', role: 'admin' });
const claire = customer(1);
const path = '/api/network/venues/ternes/prices';
const usual = priceLists.comfort;
const [before, after] = ['2026-10-05', '2026-12-07'];

// Desk D31.
onEachEngine(bookingMigrations, (open) => {
  const network = async () => {
    const database = await open();
    const world = await optionWorld(database, smallVenue());
    const replica = bookingWorld(database).app;
    const read = async (): Promise<NetworkPrices> => (await world.send('GET', path, omar)).body;
    const kept = pricesOf(usual);
    /** The usual prices with another one of a full day. */
    const list = (fullDay: number) => ({ ...usual, unitPrices: { ...usual.unitPrices, AMPM: fullDay } });
    /** Behind the version that the venue has. */
    const save = async (versions: object[], revision = 1) =>
      world.send('PUT', path, omar, { body: { revision, versions: [...kept, ...versions] } });
    const priceOn = async (day: string) =>
      (await world.send('GET', `/api/available-venues/ternes?${searchQuery([searchDay(day)])}`, claire, { app: replica })).body.price
        .amount;
    await priceOn(before);
    return { ...world, read, list, save, priceOn, kept };
  };

  itOnBothEngines(
    'a price list holds for events from its day on, in searches of every replica at once; a quote keeps its price',
    async () => {
      const { list, save, priceOn, quoteOf, send } = await network();
      const quoteId = await quoteOf(claire, [searchDay(after)]);
      const quoted = async () => (await send('GET', `/api/quotes/${quoteId}`, claire)).body.totalExcludingVatPrice;
      const [usual, frozen] = [await priceOn(after), await quoted()];
      expect(await save([{ from: '2026-12-01', list: list(13_900) }])).toMatchObject({ status: 200, body: { revision: 2 } });
      expect(await priceOn(before)).toBe(usual);
      expect(await priceOn(after)).toBe(Math.round(24 * 13_900 * 1.03));
      expect(await quoted()).toBe(frozen);
    },
  );

  it('a search over days of two lists takes each day from its own', async () => {
    const { list, save, send } = await network();
    await save([{ from: '2026-10-06', list: list(14_000) }]);
    const days = [searchDay('2026-10-05'), searchDay('2026-10-06')];
    const { price } = (await send('GET', `/api/available-venues/ternes?${searchQuery(days)}`, claire)).body;
    expect(price.amount).toBe(Math.round(24 * (11_900 + 14_000) * 1.03));
  });

  // Lifecycle L26.
  itOnBothEngines('a venue has a ladder and VAT of its own from a day on; quotes keep those they were frozen with', async () => {
    const { save, quoteOf, send, kept } = await network();
    const quoted = async (quoteId: string) => (await send('GET', `/api/quotes/${quoteId}`, claire)).body;
    const [early, late] = [await quoteOf(claire, [searchDay(before)]), await quoteOf(claire, [searchDay(after)])];
    const [earlyBefore, lateBefore] = [await quoted(early), await quoted(late)];
    const cancellation = [
      { minDays: 20, percent: 10 },
      { minDays: 0, percent: 100 },
    ];
    const version = { from: '2026-12-01', list: usual, cancellation, vat: { service: 8.5, food: 2.1 } };
    expect(await save([version])).toMatchObject({ status: 200, body: { versions: [...kept, version] } });
    expect([await quoted(early), await quoted(late)]).toEqual([earlyBefore, lateBefore]);

    const own = await quoted(await quoteOf(claire, [searchDay('2026-12-08')]));
    expect(own.cancellationTerms.rungs).toEqual([
      { minDays: 20, percent: 10, kind: 'indemnity' },
      { minDays: 0, percent: 100, kind: 'service' },
    ]);
    expect(own.vat.percent).toBe(8.5);
    expect(own.vatBreakdown.map(({ percent }: { percent: number }) => percent)).toEqual([8.5, 2.1]);
  });

  // spec/logistics.md §3 (L-D12)
  itOnBothEngines('a promotion lowers the packages of its days under the price of the list, which a quote shows beside it', async () => {
    const { read, send, priceOn, quoteOf, kept } = await network();
    const early = await quoteOf(claire, [searchDay(after)]);
    const quoted = async (quoteId: string) => (await send('GET', `/api/quotes/${quoteId}`, claire)).body;
    const [usual, frozen] = [await priceOn(before), await quoted(early)];
    const promotions = [{ from: '2026-12-01', to: '2026-12-31', percent: 20 }];
    const put = (body: object) => send('PUT', path, omar, { body: { versions: kept, ...body } });
    expect(await put({ revision: 1, promotions })).toMatchObject({ status: 200, body: { revision: 2, promotions } });
    expect([await priceOn(before), await priceOn(after)]).toEqual([usual, Math.round(24 * 9_520 * 1.03)]);
    expect(await quoted(early)).toEqual(frozen);
    const { items } = await quoted(await quoteOf(claire, [searchDay('2026-12-08')]));
    expect(items[0]).toMatchObject({ code: 'AMPM', unitPrice: 9_520, catalogPrice: 11_900 });

    expect(await put({ revision: 2 })).toMatchObject({ status: 200, body: { revision: 2, promotions } });
    const [{ changes }] = (await send('GET', '/api/referentials/audit-trail', omar)).body.entries;
    expect(changes).toEqual([{ field: 'promotion 2026-12-01 – 2026-12-31', from: null, to: '20 %' }]);
    expect(await put({ revision: 2, promotions: [] })).toMatchObject({ status: 200, body: { promotions: [] } });
    expect((await read()).promotions).toEqual([]);
    expect(await priceOn(after)).toBe(usual);
  });

  it.each([
    ['ends before it begins', { from: '2026-12-02', to: '2026-12-01', percent: 20 }, { promotions: 'too_early' }],
    ['takes more than everything', { from: '2026-12-01', to: '2026-12-01', percent: 101 }, { 'promotions.0.percent': 'too_large' }],
  ])('a promotion that %s is refused', async (_, promotion, errors) => {
    const { send, kept } = await network();
    expect(await send('PUT', path, omar, { body: { revision: 1, versions: kept, promotions: [promotion] } })).toMatchObject({
      status: 400,
      body: { errors },
    });
  });

  it.each([
    ['without a rung for the last days', [{ minDays: 8, percent: 50 }], 'ladder_end'],
    [
      'that falls nearer the event',
      [
        { minDays: 8, percent: 50 },
        { minDays: 0, percent: 20 },
      ],
      'ladder_falls',
    ],
  ])('a ladder %s is refused, and nothing is written', async (_, cancellation, code) => {
    const { read, save, kept } = await network();
    expect(await save([{ from: '2026-12-01', list: usual, cancellation }])).toMatchObject({
      status: 400,
      body: { errors: { 'versions.1.cancellation': code } },
    });
    expect((await read()).versions).toEqual(kept);
  });

  it('a list that has begun stays as it is; another one takes its place from today on', async () => {
    const { list, save, clock, kept } = await network();
    await save([{ from: '2026-10-01', list: list(13_000) }]);
    clock.now = Date.UTC(2026, 9, 12, 8);
    expect(await save([{ from: '2026-10-01', list: list(13_100) }], 2)).toMatchObject({
      status: 400,
      body: { errors: { versions: 'begun' } },
    });
    expect(await save([], 2)).toMatchObject({ status: 400, body: { errors: { versions: 'begun' } } });
    const replaced = [
      { from: '2026-10-01', list: list(13_000) },
      { from: '2026-10-12', list: list(13_100) },
    ];
    expect(await save(replaced, 2)).toMatchObject({ status: 200, body: { versions: [...kept, ...replaced] } });
  });

  it('the last list of a venue that customers have seen is not taken away', async () => {
    const { send, read, kept } = await network();
    expect(await send('PUT', path, omar, { body: { revision: 1, versions: [] } })).toMatchObject({
      status: 400,
      body: { errors: { versions: 'begun' } },
    });
    expect((await read()).versions).toEqual(kept);
  });

  it('two people at once: the second learns what the first saved', async () => {
    const { list, save } = await network();
    await save([{ from: '2026-12-01', list: list(13_000) }]);
    expect(await save([{ from: '2026-12-01', list: list(14_000) }])).toMatchObject({
      status: 409,
      body: { code: 'stale-version', current: { revision: 2, versions: [{}, { list: { unitPrices: { AMPM: 13_000 } } }] } },
    });
  });

  it.each([
    ['a full day dearer than both halves', 20_000, 'too_large'],
    ['a full day cheaper than a half day with lunch', 9_000, 'too_small'],
  ])('is refused: %s', async (_what, fullDay, code) => {
    const { list, save } = await network();
    expect(await save([{ from: '2026-12-01', list: list(fullDay) }])).toMatchObject({
      status: 400,
      body: { errors: { 'versions.1.list.unitPrices.AMPM': code } },
    });
  });

  it('two lists of one day are refused', async () => {
    const { list, save } = await network();
    const twice = [13_000, 14_000].map((fullDay) => ({ from: '2026-12-01', list: list(fullDay) }));
    expect(await save(twice)).toMatchObject({ status: 400, body: { errors: { 'versions.2.from': 'taken' } } });
  });

  it('three searches are priced before anything is saved, as customers would find them afterwards', async () => {
    const { list, save, send, read, kept } = await network();
    const versions = [...kept, { from: '2026-12-01', list: list(13_900) }];
    const { searches } = (await send('POST', `${path}/preview`, omar, { body: { versions } })).body;
    expect(await read()).toMatchObject({ revision: 1, versions: kept });
    await save(versions.slice(1));
    expect(searches).toMatchObject([
      { pax: 10, duration: 'AM', date: '2026-12-01', version: '2026-12-01' },
      { pax: 24, duration: 'AM, PM', subroomPax: null },
      { pax: 24, duration: 'AM, PM', subroomPax: 8 },
    ]);
    for (const { date, pax, configuration, duration, subroomPax, price } of searches) {
      const plenary = { pax, configuration, duration };
      const subcommittees = subroomPax === null ? [] : [{ pax: subroomPax, duration, configuration: 'casual' as const }];
      const found = await send('GET', `/api/available-venues/ternes?${searchQuery([searchDay(date, { plenary, subcommittees })])}`, claire);
      expect(found.body.price.amount).toBe(price.amount);
    }
  });

  itOnBothEngines.each([
    ['takes requests only', { isRequestOnly: true }, 'its own lists', ['request-only', 'request-only', 'request-only']],
    ['prices few people by list', { standardPaxLimit: 10 }, 'its own lists', [undefined, 'too-many', 'too-many']],
    ['has no list', {}, 'none', ['no-list', 'no-list', 'no-list']],
  ] as const)('a search without a list price says why: a venue that %s', async (_, changed, lists, reasons) => {
    const { send } = await optionWorld(await open(), smallVenue(changed));
    const { versions } = (await send('GET', path, omar)).body;
    const { searches } = (await send('POST', `${path}/preview`, omar, { body: { versions: lists === 'none' ? [] : versions } })).body;
    expect(searches.map(({ reason }: { reason?: string }) => reason)).toEqual(reasons);
    expect(searches.every(({ price, reason }: PricedSearch) => (price === null) === (reason !== undefined))).toBe(true);
  });

  it('the facts of a venue are saved without losing its prices', async () => {
    const { list, save, send, priceOn } = await network();
    await save([{ from: '2026-12-01', list: list(13_900) }]);
    const { facts } = (await send('GET', '/api/network/venues/ternes', omar)).body;
    const body = { revision: 2, facts: { ...facts, name: 'Wagram', hasFood: false } };
    expect((await send('PUT', '/api/network/venues/ternes', omar, { body })).status).toBe(200);
    expect(await priceOn(after)).toBe(Math.round(24 * 13_900 * 1.03));
  });

  it('prices are read and changed by administrators alone', async () => {
    const { send } = await network();
    for (const role of ['customer', 'staff'] as const) expect((await send('GET', path, customer(9, { role }))).status).toBe(403);
  });
});
