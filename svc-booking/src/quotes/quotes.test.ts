import * as bookingSchemas from '@plenary/contracts/booking.schemas';
import type { Addons } from '@plenary/contracts/quote';
import { refuse } from '@plenary/http/refuse';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { addBookings } from '../bookings/add-bookings.ts';
import { bookingMigrations } from '../db/migrations.ts';
import type { BookingDeps } from '../deps.ts';
import type { FindCustomer } from '../on-behalf/find-customer.ts';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { bookingWorld } from '../testing/booking-world.ts';
import { makeRoom, makeVenue, putVenues } from '../testing/make-venue.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// Covers B-U11–B-U13, B-Q07–B-Q08, B-Q21–B-Q25, B-Q28, B-Q38, B-X17, B-X20–B-X21, B-H14, B-D09.

const tuesday = '2026-10-06';
const claire = testUser();
const hugo = testUser({
  userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e02',
  contract: { companyName: 'Grand Compte', percent: 10, description: 'Accord-cadre 2026', dispositions: 'Report gratuit' },
});
const none: Addons = { teambuilding: false, wellness: false, facilitator: false, afterwork: false };

onEachEngine(bookingMigrations, (open) => {
  const world = async ({
    venue,
    ...settings
  }: {
    hasCarbonFootprint?: boolean;
    prices?: BookingDeps['prices'];
    venue?: Parameters<typeof makeVenue>[1];
    findCustomer?: FindCustomer;
  } = {}) => {
    const { app, deps, clock } = bookingWorld(await open(), settings);
    await putVenues(deps, [
      {
        record: makeVenue('Ternes', venue),
        rooms: [makeRoom('Ternes', 'P', { category: 'Premium' }), makeRoom('Ternes', 'C', { category: 'Espace commun' })],
      },
    ]);
    const send = async (method: string, path: string, user: typeof claire | null, body?: unknown, headers: Record<string, string> = {}) => {
      const response = await app.request(path, {
        method,
        headers: { ...(user && (await as(user))), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      return { status: response.status, body: JSON.parse(await response.text()) };
    };
    const demandOf = async (user = claire): Promise<string> => {
      const { body } = await send('GET', `/api/available-venues/ternes?${searchQuery([searchDay(tuesday)])}`, user);
      return body.demandId;
    };
    return { deps, clock, send, demandOf };
  };

  // Covers L-D12.
  itOnBothEngines('a quote says what its package costs by the catalogue, and charges what a promotion makes of it', async () => {
    const season = { from: tuesday, to: tuesday, percent: 15 };
    const { send, demandOf } = await world({ venue: { promotions: [season] } });
    const demandId = await demandOf();
    const listed = await send('GET', `/api/available-venues/ternes?${searchQuery([searchDay(tuesday)])}`, claire);
    const made = await send('POST', '/api/quote', claire, { demandId, addons: { ...none, teambuilding: true } });
    const { body } = await send('GET', `/api/quotes/${made.body.quoteId}`, claire);
    const [main, teambuilding] = body.items;
    expect(main).toMatchObject({ code: 'AMPM', quantity: 24, catalogPrice: 119_00, unitPrice: 101_15 });
    expect(teambuilding).toMatchObject({ code: 'TEAMBUILDING', catalogPrice: 68_00, unitPrice: 68_00 });
    const fees = body.administrationFees?.amount ?? 0;
    expect(body.totalExcludingVatPrice).toBe(24 * (101_15 + 68_00) + fees);
    expect(listed.body.price.amount).toBeLessThan(24 * 119_00);
    const other = await world();
    const usual = await other.send('GET', `/api/demands/${await other.demandOf()}/quote`, claire);
    expect(usual.body.items[0]).toMatchObject({ catalogPrice: 119_00, unitPrice: 119_00 });
  });

  // Covers L-D20.
  it('the deposit of a quote has the percentage of the deployment', async () => {
    const { send, demandOf } = await world({ prices: { administrationFeesPercent: 3, depositPercent: 35 } });
    const made = await send('POST', '/api/quote', claire, { demandId: await demandOf(), addons: none });
    const { body } = await send('GET', `/api/quotes/${made.body.quoteId}`, claire);
    expect(body.deposit).toEqual({ percent: 35, amount: 1_190_53 });
  });

  describe('a demand', () => {
    itOnBothEngines('is priced now, with the words of the language asked for', async () => {
      const { send, demandOf } = await world();
      const { status, body } = await send('GET', `/api/demands/${await demandOf()}/quote?lng=nl`, claire);
      expect(status).toBe(200);
      const priced = bookingSchemas.priceDemand.response.parse(body);
      expect(priced).toMatchObject({
        buildingName: 'Comet Ternes',
        eventStartDate: tuesday,
        eventEndDate: tuesday,
        deposit: { percent: 70 },
      });
      expect(priced.items[0]).toMatchObject({ code: 'AMPM', quantity: 24, date: tuesday });
      const french = await send('GET', `/api/demands/${priced.demandId}/quote`, claire);
      expect(french.body.items[0].description).not.toBe(priced.items[0]?.description);
    });

    it('is priced with the add-ons of the query, without keeping them', async () => {
      const { send, demandOf } = await world();
      const demandId = await demandOf();
      const plain = await send('GET', `/api/demands/${demandId}/quote`, claire);
      const more = await send('GET', `/api/demands/${demandId}/quote?teambuilding=true`, claire);
      expect(more.body.totalExcludingVatPrice).toBeGreaterThan(plain.body.totalExcludingVatPrice);
      expect((await send('GET', `/api/demands/${demandId}/upsells`, claire)).body).toEqual({ ...none, unavailable: [] });
    });

    // Covers B-U03–B-U05, B-X19.
    it('offers ecology only where the carbon footprint is on, and off at first', async () => {
      const { send, demandOf } = await world({ hasCarbonFootprint: true });
      expect((await send('GET', `/api/demands/${await demandOf()}/upsells`, claire)).body).toMatchObject({ ecology: false });
    });

    // Covers B-X19.
    it('shows the afterwork as unavailable where the evening is taken', async () => {
      const { send, demandOf, deps } = await world();
      const booking = { id: 'b', venueId: 'Ternes', status: 'confirmed' as const, rank: 1 as const, expiresAt: null, lunches: [] };
      const slots = [{ roomId: 'Ternes-C', day: tuesday, half: 'SOIREE' as const }];
      await deps.database.transact((tx) => addBookings(tx, deps.tables, [{ ...booking, slots }], 0));
      const demandId = await demandOf();
      expect((await send('GET', `/api/demands/${demandId}/upsells`, claire)).body.unavailable).toEqual(['afterwork']);
      const refused = await send('POST', '/api/quote', claire, { demandId, addons: { ...none, afterwork: true } });
      expect(refused).toMatchObject({ status: 409, body: { code: 'add-on-unavailable', errors: { 'addons.afterwork': 'unavailable' } } });
    });

    it.each(['quote', 'upsells'])('of another customer is not found (%s)', async (part) => {
      const { send, demandOf } = await world();
      const demandId = await demandOf();
      expect(await send('GET', `/api/demands/${demandId}/${part}`, hugo)).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(await send('GET', `/api/demands/${demandId}/${part}`, null)).toMatchObject({ status: 401 });
    });

    it('requests one call, for any number of repetitions', async () => {
      const { send, demandOf, deps } = await world();
      const path = `/api/demands/${await demandOf()}/call-me-back`;
      const answers = [
        await send('POST', path, claire, { action: 'call-me-back' }),
        await send('POST', path, claire, { action: 'call-me-back' }),
      ];
      expect(answers).toEqual([
        { status: 200, body: { success: true } },
        { status: 200, body: { success: true } },
      ]);
      expect(await deps.database.read.select().from(deps.tables.callback)).toHaveLength(1);
      expect(await send('POST', path, hugo, { action: 'call-me-back' })).toMatchObject({ status: 404 });
    });

    // Covers B-Q10.
    it('requests no call for a framework contract, which has a contact of its own, but may write', async () => {
      const { send, demandOf, deps } = await world();
      const path = `/api/demands/${await demandOf(hugo)}/call-me-back`;
      expect(await send('POST', path, hugo, { action: 'call-me-back' })).toMatchObject({ status: 403 });
      expect(await deps.database.read.select().from(deps.tables.callback)).toEqual([]);
      expect(await send('POST', path, hugo, { action: 'call-me-back', message: 'Deux sites ?' })).toMatchObject({ status: 200 });
    });
  });

  // Covers B-X22.
  describe('a quote', () => {
    const create = async (w: Awaited<ReturnType<typeof world>>, demandId: string, addons: Addons, headers = {}) =>
      w.send('POST', '/api/quote', claire, { demandId, addons }, headers);

    itOnBothEngines('keeps its prices for 14 days from the day it was made', async () => {
      const w = await world();
      const demandId = await w.demandOf();
      const { status, body } = await create(w, demandId, { ...none, facilitator: true });
      expect(status).toBe(201);
      const shown = await w.send('GET', `/api/quotes/${body.quoteId}`, claire);
      const quote = bookingSchemas.getQuote.response.parse(shown.body);
      expect(quote).toMatchObject({ id: body.quoteId, demandId, status: 'Presented', option: null, addons: { facilitator: true } });
      expect(Date.parse(quote.validUntil) - Date.parse(quote.createdAt)).toBe(14 * 86_400_000);
      const priced = await w.send('GET', `/api/demands/${demandId}/quote?facilitator=true`, claire);
      expect(quote.totalIncludingVatPrice).toBe(priced.body.totalIncludingVatPrice);
    });

    it('can be accepted until the day before its event at most, in the venue’s time', async () => {
      const w = await world();
      const demandId = await w.demandOf();
      w.clock.now = Date.parse(`${tuesday}T00:00:00+02:00`) - 2 * 86_400_000;
      const { body } = await create(w, demandId, none);
      const shown = await w.send('GET', `/api/quotes/${body.quoteId}`, claire);
      const start = Date.parse(`${tuesday}T00:00:00+02:00`);
      expect([shown.body.validUntil, shown.body.optionsUntil].map(Date.parse)).toEqual([start - 1, start - 72 * 3_600_000]);
    });

    it('is the same one for the same add-ons, and a new one for others; the older stays readable', async () => {
      const w = await world();
      const demandId = await w.demandOf();
      const first = await create(w, demandId, none);
      expect((await create(w, demandId, none)).body).toEqual(first.body);
      const second = await create(w, demandId, { ...none, wellness: true });
      expect(second.body.quoteId).not.toBe(first.body.quoteId);
      expect((await w.send('GET', `/api/quotes/${first.body.quoteId}`, claire)).status).toBe(200);
      expect((await w.send('GET', `/api/demands/${demandId}/upsells`, claire)).body).toMatchObject({ wellness: true });
    });

    it('answers the same thing once for the same key, and 422 for the key with another body', async () => {
      const w = await world();
      const demandId = await w.demandOf();
      const key = { 'idempotency-key': 'press-1' };
      const [first, again] = await Promise.all([create(w, demandId, none, key), create(w, demandId, none, key)]);
      expect(again.body).toEqual(first.body);
      expect(await create(w, demandId, { ...none, wellness: true }, key)).toMatchObject({
        status: 422,
        body: { code: 'idempotency-key-reused' },
      });
    });

    itOnBothEngines('answers a key that is tried again with its own quote, though another choice was made meanwhile', async () => {
      const w = await world();
      const demandId = await w.demandOf();
      const press = (addons: Addons, key: string) => create(w, demandId, addons, { 'idempotency-key': key });
      const first = await press(none, 'press-1');
      const second = await press({ ...none, wellness: true }, 'press-2');
      const again = await Promise.all([press(none, 'press-1'), press({ ...none, wellness: true }, 'press-2'), press(none, 'press-1')]);
      expect(again.map(({ body }) => body)).toEqual([first.body, second.body, first.body]);
    });

    // Covers B-Q09.
    it("takes the framework contract's discount and says whose it is", async () => {
      const w = await world();
      const demandId = await w.demandOf(hugo);
      const { body } = await w.send('POST', '/api/quote', hugo, { demandId, addons: none });
      const { body: quote } = await w.send('GET', `/api/quotes/${body.quoteId}`, hugo);
      expect(quote.discount).toMatchObject({ percent: 10, companyName: 'Grand Compte', dispositions: 'Report gratuit' });
      expect(quote.totalExcludingVatPrice).toBe(
        quote.items.reduce((sum: number, item: { quantity: number; unitPrice: number }) => sum + item.quantity * item.unitPrice, 0) -
          quote.discount.amount +
          quote.administrationFees.amount,
      );
    });

    itOnBothEngines("tells the contract in each reader's language, as it was on the day of the quote", async () => {
      const texts = {
        fr: { description: 'Accord-cadre 2026', dispositions: 'Report gratuit' },
        en: { description: 'Framework agreement 2026', dispositions: 'Free postponement' },
        es: { description: 'Acuerdo marco 2026', dispositions: 'Aplazamiento gratuito' },
        nl: { description: 'Raamovereenkomst 2026', dispositions: 'Kosteloos uitstel' },
      };
      const kept: { texts: typeof texts } = { texts };
      const w = await world({
        findCustomer: async (userId) => {
          const customer = await findAmong([hugo])(userId);
          return { ...customer, frameworkContract: customer.frameworkContract && { ...customer.frameworkContract, ...kept } };
        },
      });
      const demandId = await w.demandOf(hugo);
      const { body } = await w.send('POST', '/api/quote', hugo, { demandId, addons: none });
      kept.texts = { ...texts, nl: { description: 'Anders', dispositions: 'Anders' } };
      for (const [language, words] of Object.entries(texts)) {
        const { body: quote } = await w.send('GET', `/api/quotes/${body.quoteId}?lng=${language}`, hugo);
        expect(bookingSchemas.getQuote.response.parse(quote).discount).toMatchObject({ percent: 10, ...words });
        expect(quote.discount).not.toHaveProperty('texts');
      }
    });

    itOnBothEngines('is the same quote for a customer who changed their language meanwhile', async () => {
      const texts = { description: 'Accord-cadre', dispositions: '' };
      const byLanguage = { fr: texts, en: { ...texts, description: 'Framework agreement' }, es: texts, nl: texts };
      const w = await world({
        findCustomer: async (userId) => {
          const customer = await findAmong([hugo])(userId);
          return { ...customer, frameworkContract: customer.frameworkContract && { ...customer.frameworkContract, texts: byLanguage } };
        },
      });
      const demandId = await w.demandOf(hugo);
      const first = await w.send('POST', '/api/quote', hugo, { demandId, addons: none });
      const english = { ...hugo, contract: hugo.contract && { ...hugo.contract, description: 'Framework agreement' } };
      expect((await w.send('POST', '/api/quote', english, { demandId, addons: none })).body).toEqual(first.body);
    });

    it('of a contract is refused while its texts cannot be asked for, and made as the session says for whom they are not kept', async () => {
      const away = await world({ findCustomer: async () => refuse('service-unavailable') });
      const refused = await away.send('POST', '/api/quote', hugo, { demandId: await away.demandOf(hugo), addons: none });
      expect(refused).toMatchObject({ status: 503, body: { code: 'service-unavailable' } });
      const unknown = await world({ findCustomer: findAmong([]) });
      const { body } = await unknown.send('POST', '/api/quote', hugo, { demandId: await unknown.demandOf(hugo), addons: none });
      const { body: quote } = await unknown.send('GET', `/api/quotes/${body.quoteId}?lng=nl`, hugo);
      expect(quote.discount).toMatchObject({ description: 'Accord-cadre 2026', dispositions: 'Report gratuit' });
    });

    // Covers B-G04.
    it('of another customer is not found, and a visitor has to sign in', async () => {
      const w = await world();
      const { body } = await create(w, await w.demandOf(), none);
      expect(await w.send('GET', `/api/quotes/${body.quoteId}`, hugo)).toMatchObject({ status: 404 });
      expect(await w.send('GET', `/api/quotes/${body.quoteId}`, null)).toMatchObject({ status: 401 });
      expect(await w.send('GET', '/api/quotes/not-a-uuid', claire)).toMatchObject({ status: 404 });
    });

    it('is refused once the rooms are gone', async () => {
      const w = await world();
      const demandId = await w.demandOf();
      const slots = (['AM', 'PM'] as const).map((half) => ({ roomId: 'Ternes-P', day: tuesday, half }));
      const booking = { id: 'b', venueId: 'Ternes', status: 'confirmed' as const, rank: 1 as const, expiresAt: null, lunches: [], slots };
      await w.deps.database.transact((tx) => addBookings(tx, w.deps.tables, [booking], 0));
      expect(await create(w, demandId, none)).toMatchObject({ status: 409, body: { code: 'no-longer-available' } });
    });

    it('is neither priced nor made once the first day has begun in the time of the venue, at the very instant', async () => {
      const w = await world();
      const demandId = await w.demandOf();
      const price = () => w.send('GET', `/api/demands/${demandId}/quote`, claire);
      w.clock.now = Date.parse(`${tuesday}T00:00:00+02:00`);
      expect(await price()).toMatchObject({ status: 409, body: { code: 'no-longer-available' } });
      expect(await create(w, demandId, none)).toMatchObject({ status: 409, body: { code: 'no-longer-available' } });
      w.clock.now -= 1;
      expect((await price()).status).toBe(200);
      expect((await create(w, demandId, none)).status).toBe(201);
    });

    it('is neither priced nor made for a day that has been closed since', async () => {
      const w = await world();
      const demandId = await w.demandOf();
      const reason = { fr: 'Travaux', en: 'Works', es: 'Obras', nl: 'Werken' };
      const { closedPeriod, catalogueVersion } = w.deps.tables;
      await w.deps.database.transact(async (tx) => {
        const closing = { id: 'p', country: 'FRA' as const, fromDay: tuesday, toDay: tuesday, reason, version: 1, isRemoved: false };
        await tx.insert(closedPeriod).values(closing);
        await tx.update(catalogueVersion).set({ version: 99 }).returning();
      });
      expect((await w.send('GET', `/api/demands/${demandId}/quote`, claire)).status).toBe(409);
      expect(await create(w, demandId, none)).toMatchObject({ status: 409, body: { code: 'no-longer-available' } });
    });

    // Covers B-X22, B-H14.
    it('names every wrong field', async () => {
      const w = await world();
      expect(await w.send('POST', '/api/quote', claire, { demandId: 'x', addons: { wellness: 'yes' } })).toMatchObject({
        status: 400,
        body: {
          code: 'invalid-request',
          errors: { demandId: 'invalid_format', 'addons.teambuilding': 'required', 'addons.wellness': 'invalid' },
        },
      });
    });
  });
});
