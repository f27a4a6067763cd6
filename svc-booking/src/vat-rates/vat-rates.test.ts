import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { customer, optionWorld } from '../options/testing/option-world.ts';
import { searchDay } from '../testing/searches.ts';
import { makeVatRates } from './testing/make-vat-rates.ts';
import { type VatRate, vatPercentOn } from './vat-rates.ts';

const omar = testUser({ userId: '22222222-2222-4222-8222-222222222222', email: 'omar@comet.example', role: 'admin' });
const lea = testUser({ userId: '33333333-3333-4333-8333-333333333333', email: 'lea@comet.example', role: 'admin' });
const nadia = testUser({ userId: '22222222-2222-4222-8222-222222222224', email: 'nadia@comet.example', role: 'staff' });
const claire = customer(1);
const path = '/api/desk/vat-rates';
const [today, later] = ['2026-09-14', '2026-10-06'];

describe('the rate of a day', () => {
  const rates: VatRate[] = [
    ...makeVatRates().filter(({ countryCode }) => countryCode === 'FRA'),
    { countryCode: 'FRA', fromDay: '2027-01-01', service: 20, food: 12.5 },
  ];
  const foodOn = (day: string) => vatPercentOn(rates, { day, countryCode: 'FRA', kind: 'food' });

  it('is the one that has begun, and before the first one begins that one', () => {
    expect(['1999-01-01', '2026-12-31', '2027-01-01'].map(foodOn)).toEqual([10, 10, 12.5]);
    expect(vatPercentOn(rates, { day: '2027-01-01', countryCode: 'FRA', kind: 'service' })).toBe(20);
  });

  it('of a country without one is refused loudly', () => {
    expect(() => vatPercentOn(rates, { day: '2027-01-01', countryCode: 'BEL', kind: 'food' })).toThrow(RangeError);
  });
});

onEachEngine(bookingMigrations, (open) => {
  const network = async () => {
    const world = await optionWorld(await open());
    const set = (from: string, values: object = {}, { revision = 0, actor = omar, countryCode = 'FRA' } = {}) =>
      world.send('PUT', `${path}/${countryCode}/${from}`, actor, { body: { service: 20, food: 10, revision, ...values } });
    const read = async () => (await world.send('GET', path, nadia)).body;
    const vatOf = async (quoteId: string) => (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body.vatBreakdown;
    return { ...world, set, read, vatOf };
  };

  itOnBothEngines('the product comes with those of each country', async () => {
    const { read } = await network();
    const values = makeVatRates().map(({ fromDay, ...rate }) => ({ ...rate, from: fromDay, revision: 1, changedBy: null }));
    expect((await read()).rates).toMatchObject(values.sort((a, b) => (a.countryCode < b.countryCode ? -1 : 1)));
  });

  itOnBothEngines('an administrator sets others: events from that day on bear them, quotes keep theirs, the trail says who', async () => {
    const { set, read, quoteOf, vatOf, send } = await network();
    const early = await quoteOf(claire, [searchDay(later)]);
    const frozen = await vatOf(early);
    expect(await set(later, { food: 5.5 })).toMatchObject({ status: 200, body: { today } });
    expect((await read()).rates.filter(({ countryCode }: { countryCode: string }) => countryCode === 'FRA')).toMatchObject([
      { from: later, service: 20, food: 5.5, revision: 1, changedBy: { email: omar.email } },
      { from: '2014-01-01', food: 10 },
    ]);
    const percents = async (day: string) =>
      (await vatOf(await quoteOf(claire, [searchDay(day)]))).map(({ percent }: { percent: number }) => percent);
    expect([await percents('2026-10-05'), await percents('2026-10-07')]).toEqual([
      [20, 10],
      [20, 5.5],
    ]);
    expect(await vatOf(early)).toEqual(frozen);
    const [entry] = (await send('GET', '/api/referentials/audit-trail', omar)).body.entries;
    expect(entry).toMatchObject({ action: 'vat-rates-changed', changes: [{ field: 'vatFoodFRA', from: 10, to: 5.5 }] });
  });

  itOnBothEngines('of two at once one sees the other’s; rates to come are written over, those that have begun never', async () => {
    const { set } = await network();
    const answers = await Promise.all([set(later, { food: 5 }), set(later, { food: 6 }, { actor: lea })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await set(later, { food: 7 }, { revision: 1 })).toMatchObject({ status: 200 });
    expect((await set(today, { food: 8 })).status).toBe(200);
    expect(await set(today, { food: 9 }, { revision: 1 })).toMatchObject({ status: 400, body: { errors: { from: 'begun' } } });
    expect(await set('2026-09-13')).toMatchObject({ status: 400, body: { errors: { from: 'in_past' } } });
  });

  it('rates are set by administrators alone, in percent with two decimals', async () => {
    const { set, send } = await network();
    expect((await set(later, {}, { actor: nadia })).status).toBe(403);
    expect((await send('GET', path, claire)).status).toBe(403);
    for (const food of [101, -1, 5.555]) expect((await set(later, { food })).status).toBe(400);
    expect((await set(later, { food: 5.55 })).status).toBe(200);
  });
});
