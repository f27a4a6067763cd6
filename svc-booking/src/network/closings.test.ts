import type { NetworkVenue } from '@plenary/contracts/network.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { changeVerbs } from '../changes/testing/change-verbs.ts';
import { bookingMigrations } from '../db/migrations.ts';
import { oneDay, claire as signer, tuesday } from '../options/testing/option-searches.ts';
import { customer, optionWorld, smallVenue } from '../options/testing/option-world.ts';
import { priceLists } from '../prices/testing/price-lists.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { bookingWorld } from '../testing/booking-world.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// Lifecycle L38: a venue closes.

const omar = testUser({ userId: '22222222-2222-4222-8222-222222222222', email: 'omar@comet.example', role: 'admin' });
const claire = customer(1);
const path = '/api/network/venues/ternes';
const day = '2026-10-05';
const works = { from: '2026-10-05', to: '2026-10-06', reason: 'Travaux de toiture' };
const search = (on: string) => searchQuery([searchDay(on)]);

onEachEngine(bookingMigrations, (open) => {
  const network = async () => {
    const database = await open();
    const world = await optionWorld(database, smallVenue({ hasFood: false }));
    const replica = bookingWorld(database).app;
    const read = async (): Promise<NetworkVenue> => (await world.send('GET', path, omar)).body;
    const save = async (facts: object) => {
      const venue = await read();
      return world.send('PUT', path, omar, { body: { revision: venue.revision, facts: { ...venue.facts, ...facts } } });
    };
    const ask = (on: string) => world.send('GET', `/api/available-venues/ternes?${search(on)}`, claire, { app: replica });
    const listed = async (on: string): Promise<string[]> => {
      const { body } = await world.send('GET', `/api/available-venues?countryCode=FRA&${search(on)}`, claire, { app: replica });
      return body.venues.map(({ slug }: { slug: string }) => slug);
    };
    const trail = async () => (await world.send('GET', '/api/referentials/audit-trail', omar)).body.entries;
    return { ...world, read, save, ask, listed, trail };
  };

  itOnBothEngines('a venue that closes is found on none of its closed days, and holds nothing on them; other days stay', async () => {
    const { save, ask, listed, quoteOf, place, send } = await network();
    const quoteId = await quoteOf(claire, [searchDay(day)]);
    expect(await listed(day)).toEqual(['ternes']);
    expect(await save({ closings: [works] })).toMatchObject({ status: 200, body: { facts: { closings: [works] } } });
    expect(await ask(day)).toMatchObject({ status: 400, body: { code: 'invalid-search', errors: { 'days.0.date': 'closed_day' } } });
    expect(await listed(day)).toEqual([]);
    expect(await place(claire, quoteId)).toMatchObject({ status: 409, body: { code: 'no-longer-available' } });
    expect((await ask('2026-10-07')).body.type).toBe('available');
    const { closings } = (await send('GET', '/api/buildings/ternes', null)).body;
    expect(closings).toEqual([{ from: works.from, to: works.to, name: expect.objectContaining({ fr: works.reason, nl: works.reason }) }]);

    await save({ closings: [] });
    expect((await place(claire, quoteId)).status).toBe(201);
  });

  it('a day of each year is closed in every year, and the planning names it', async () => {
    const { save, ask, send } = await network();
    await save({ closings: [{ from: '10-05', to: '10-05' }] });
    expect((await ask(day)).body.errors).toEqual({ 'days.0.date': 'closed_day' });
    const { closedDays } = (await send('GET', `/api/planning/venues/ternes?from=${day}&to=2026-10-06`, omar)).body;
    expect(closedDays).toEqual([{ date: day, reason: 'closed-period', name: expect.objectContaining({ fr: 'Fermeture du lieu' }) }]);
    const { venues } = (await send('GET', `/api/planning/week?from=${day}`, omar)).body;
    expect(venues[0].days.slice(0, 2)).toMatchObject([{ isClosed: true }, { isClosed: false }]);
  });

  it('a reason is read in each language that has one of its own, and as it was given in the others', async () => {
    const { save, read, send } = await network();
    const told = async () => (await send('GET', '/api/buildings/ternes', null)).body.closings.map(({ name }: { name: object }) => name);
    const dutch = { from: '12-24', to: '12-24', reasons: { nl: 'Kerstmis' } };
    await save({ closings: [{ ...works, reasons: { en: 'Roof works' } }, dutch] });
    const roof = { fr: works.reason, en: 'Roof works', es: works.reason, nl: works.reason };
    expect(await told()).toEqual([roof, { fr: 'Kerstmis', en: 'Kerstmis', es: 'Kerstmis', nl: 'Kerstmis' }]);

    // A page that knows one reason alone keeps the others, of what it leaves as it was.
    await save({ closings: [works, { from: '12-24', to: '12-25' }] });
    expect((await read()).facts.closings).toEqual([
      { ...works, reasons: { en: 'Roof works' } },
      { from: '12-24', to: '12-25' },
    ]);
    await save({ closings: [{ ...works, reasons: {} }] });
    expect((await read()).facts.closings).toEqual([works]);
    const wrong = { ...works, reasons: { en: '' } };
    expect(await save({ closings: [wrong] })).toMatchObject({
      status: 400,
      body: { errors: { 'facts.closings.0.reasons.en': expect.any(String) } },
    });
  });

  it('the history tells a reason in each of its languages', async () => {
    const { save, trail } = await network();
    await save({ closings: [{ ...works, reasons: { en: 'Roof works' } }] });
    expect(JSON.stringify(await trail())).toContain('2026-10-05 2026-10-06 Travaux de toiture Roof works');
  });

  it.each([
    ['on the first day after its own closing', { from: '2026-12-01', to: '2026-12-03' }, '2026-12-04'],
    ['at once where it is closed all the year', { from: '01-01', to: '12-31' }, '2026-12-01'],
  ])('a price list from 1 December is previewed %s', async (_when, closing, date) => {
    const { save, send } = await network();
    await save({ closings: [closing] });
    const body = { versions: [{ from: '2026-12-01', list: priceLists.comfort }] };
    const { searches } = (await send('POST', `${path}/prices/preview`, omar, { body })).body;
    expect(searches.map((search: { date: string }) => search.date)).toEqual([date, date, date]);
  });

  it('wrong days are refused by their field, and a page that knows no closings keeps them', async () => {
    const { save, read, send } = await network();
    expect(await save({ closings: [works, { from: '2026-10-09', to: '10-10' }] })).toMatchObject({
      status: 400,
      body: { errors: { 'facts.closings.1.to': 'mixed_days' } },
    });
    await save({ closings: [works] });
    const { facts, revision } = await read();
    const { closings: _, ...older } = facts;
    expect(await send('PUT', path, omar, { body: { revision, facts: { ...older, name: 'Wagram' } } })).toMatchObject({
      status: 200,
      body: { facts: { name: 'Wagram', closings: [works] } },
    });
  });
});

onEachSignatureWorld((world) => {
  const { confirmed, preview } = changeVerbs(world);

  it('a confirmed booking is moved to no closed day of its venue', async () => {
    const dealId = await confirmed(signer, oneDay);
    const { facts, revision } = (await world.send('GET', path, omar)).body;
    const closed = '2026-10-08';
    const closing = { ...facts, hasFood: false, isAccessible: false, closings: [{ from: closed, to: closed }] };
    expect((await world.send('PUT', path, omar, { body: { revision, facts: closing } })).status).toBe(200);
    const { body } = await preview(signer, dealId, [{ from: tuesday, to: closed, pax: 24 }]);
    expect(body).toMatchObject({ obstacle: 'closed-day', errors: { 'days.0.to': 'closed_day' } });
    expect(body.alternatives.days).not.toContainEqual([closed]);
  });
});
