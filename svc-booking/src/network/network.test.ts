import { trailPage } from '@plenary/contracts/audit-trail';
import type { NetworkRoom, NetworkVenue } from '@plenary/contracts/network.schemas';
import type { Venue } from '@plenary/contracts/venue';
import type { UserClaims } from '@plenary/service-kit/actor';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { demoVenues } from '../demo/demo-network.ts';
import { customer, optionWorld, smallVenue } from '../options/testing/option-world.ts';
import { bookingWorld } from '../testing/booking-world.ts';
import { makeRoom, makeVenue, putVenues } from '../testing/make-venue.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

const omar = testUser({ userId: '22222222-2222-4222-8222-222222222222', email: 'omar@comet.example', role: 'admin' });
const ines = testUser({ userId: '22222222-2222-4222-8222-222222222223', email: 'ines@comet.example', role: 'admin' });
const path = '/api/network/venues/ternes';
const day = '2026-10-05';

onEachEngine(bookingMigrations, (open) => {
  const network = async () => {
    const ternes = smallVenue({ hasFood: false });
    const database = await open();
    const world = await optionWorld(database, ternes);
    /** Another replica on the same database: it has read the venue before anything is changed. */
    const replica = bookingWorld(database).app;
    await replica.request('/api/buildings/ternes');
    const read = async (): Promise<NetworkVenue> => (await world.send('GET', path, omar)).body;
    const save = async (facts: object, { actor = omar, revision = 1 }: { actor?: UserClaims; revision?: number } = {}) =>
      world.send('PUT', path, actor, { body: { revision, facts: { ...(await read()).facts, ...facts } } });
    const roomOf = async (id: string): Promise<NetworkRoom> => {
      const room = (await read()).rooms.find((one) => one.id === id);
      if (!room) throw new Error(`no room ${id}`);
      return room;
    };
    const saveRoom = async (id: string, facts: object, revision = 1) =>
      world.send('PUT', `${path}/rooms/${id}`, omar, { body: { revision, facts: { ...(await roomOf(id)).facts, ...facts } } });
    const venuePage = async (): Promise<Venue> => (await world.send('GET', '/api/buildings/ternes', null, { app: replica })).body;
    const list = async () => (await world.send('GET', '/api/available-venues?countryCode=FRA', null, { app: replica })).body.venues;
    const trail = async () =>
      trailPage.parse((await world.send('GET', '/api/referentials/audit-trail', omar)).body).entries.map(({ action, changes }) => ({
        action,
        changes,
      }));
    return { ...world, list, read, save, saveRoom, roomOf, venuePage, trail };
  };

  describe('a venue', () => {
    itOnBothEngines('is told anew by every replica as soon as its facts are saved, and the trail names what changed', async () => {
      const { save, venuePage, trail, list } = await network();
      const address = { street: '1 place des Ternes', zipCode: '75017', city: 'Paris', district: 'Ternes' };
      const saved = await save({ name: 'Wagram', address, openingHours: { opens: 7, closes: 21 } });
      expect(saved).toMatchObject({ status: 200, body: { revision: 2, facts: { name: 'Wagram' } } });
      expect(await venuePage()).toMatchObject({ name: 'Wagram', address: { street: '1 place des Ternes', countryCode: 'FRA' } });
      expect((await venuePage()).openingHours).toEqual({ opens: 7, closes: 21 });
      expect(await list()).toMatchObject([{ name: 'Wagram', address: { district: 'Ternes' } }]);
      expect(await trail()).toEqual([
        {
          action: 'venue-changed',
          changes: [
            { field: 'name', from: 'Ternes', to: 'Wagram' },
            { field: 'address.street', from: '16 avenue des Ternes', to: '1 place des Ternes' },
            { field: 'address.district', from: 'Paris 17e', to: 'Ternes' },
            { field: 'openingHours.opens', from: null, to: 7 },
            { field: 'openingHours.closes', from: null, to: 21 },
          ],
        },
      ]);
    });

    it('that two people change keeps what the first saved: the second learns it, and nothing is written', async () => {
      const { read, save, trail } = await network();
      await save({ name: 'Wagram' });
      const late = await save({ name: 'Ternes', commercialName: 'Comet Arc' }, { actor: ines, revision: 1 });
      expect(late).toMatchObject({ status: 409, body: { code: 'stale-version', current: { revision: 2, facts: { name: 'Wagram' } } } });
      expect(await read()).toMatchObject({ revision: 2, facts: { name: 'Wagram', commercialName: 'Comet Ternes' } });
      expect(await trail()).toHaveLength(1);
    });

    it('saved again with the facts it has is answered as it is, whatever the revision, and the trail stays', async () => {
      const { save, trail } = await network();
      await save({ name: 'Wagram' });
      expect(await save({}, { revision: 1 })).toMatchObject({ status: 200, body: { revision: 2 } });
      expect(await trail()).toHaveLength(1);
    });

    it('searches follow its figures at once, and a quote that was made keeps its price', async () => {
      const { send, save, quoteOf } = await network();
      const claire = customer(1);
      const quoteId = await quoteOf(claire, [searchDay(day)]);
      const found = async () => (await send('GET', `/api/available-venues/ternes?${searchQuery([searchDay(day)])}`, claire)).body;
      const quoted = async () => (await send('GET', `/api/quotes/${quoteId}`, claire)).body.totalExcludingVatPrice;
      const [{ price }, frozen] = [await found(), await quoted()];
      await save({ minimumPricePerDay: 900_000 });
      expect((await found()).price.amount).toBeGreaterThan(price.amount);
      await save({ standardPaxLimit: 10 }, { revision: 2 });
      expect((await found()).type).toBe('available_with_custom_price');
      expect(await quoted()).toBe(frozen);
    });

    itOnBothEngines('keeps the lunch seats that are taken on days to come, and says which', async () => {
      const { save, book, clock, read } = await network();
      await book({ lunches: [{ day, service: 'service1', seats: 24 }] });
      await book({ status: 'option', expiresAt: clock.now + 86_400_000, lunches: [{ day, service: 'service1', seats: 10 }] });
      const seats = (service1: number, service2 = 40) => save({ lunchSeats: { service1, service2 } });
      expect(await seats(33)).toMatchObject({
        status: 409,
        body: { code: 'conflict', lunches: [{ day, service: 'service1', taken: 34 }] },
      });
      expect((await read()).revision).toBe(1);
      clock.now += 86_400_000;
      expect((await seats(24, 0)).status).toBe(200);
    });

    it.each([
      ['a position in another country', { coordinates: { latitude: 2.29, longitude: 48.88 } }, { 'facts.coordinates': 'out_of_country' }],
      ['no French text', { littlePlus: { fr: ' ', en: 'The garden', es: '', nl: '' } }, { 'facts.littlePlus.fr': 'required' }],
      ['food without a restaurant', { hasFood: true }, { 'facts.hasFood': 'no_restaurant' }],
      [
        'more lunches than its rooms hold',
        { lunchSeats: { service1: 200, service2: 201 } },
        { 'facts.lunchSeats.service2': 'above_rooms' },
      ],
      ['an empty name', { name: ' ' }, { 'facts.name': 'required' }],
      ['hours that do not cover the packages', { openingHours: { opens: 9, closes: 21 } }, { 'facts.openingHours.opens': 'too_large' }],
    ])('is refused %s', async (_what, facts, errors) => {
      const { save, read } = await network();
      expect(await save(facts)).toMatchObject({ status: 400, body: { errors } });
      expect((await read()).revision).toBe(1);
    });

    it('is not called as another one', async () => {
      const { save, deps } = await network();
      const other = { record: makeVenue('Etoile', { commercialName: 'Comet Étoile' }), rooms: [makeRoom('Etoile', 'A')] };
      await deps.database.transact((tx) => tx.update(deps.tables.venue).set({ position: 1 }).returning());
      await putVenues(deps, [other]);
      expect(await save({ commercialName: 'Comet Étoile' })).toMatchObject({
        status: 400,
        body: { errors: { 'facts.commercialName': 'taken' } },
      });
    });

    it('lists the texts that are missing; customers read the French one in their place', async () => {
      const { save, read, venuePage } = await network();
      await save({ description: { fr: 'Une imprimerie', en: 'A printworks', es: '', nl: ' ' } });
      expect((await read()).missing).toEqual(expect.arrayContaining(['description.es', 'description.nl', 'cover', 'scientist']));
      expect((await venuePage()).description).toEqual({
        fr: 'Une imprimerie',
        en: 'A printworks',
        es: 'Une imprimerie',
        nl: 'Une imprimerie',
      });
    });
  });

  describe('a room', () => {
    itOnBothEngines('is told anew by every replica as soon as its facts are saved; its figures stay', async () => {
      const { saveRoom, venuePage, trail, roomOf } = await network();
      const facts = { name: 'Salon Wagram', floor: 2, area: 61.5, height: 320, hasDaylight: true, equipment: ['screen', 'stage'] };
      expect(await saveRoom('Ternes-P', facts)).toMatchObject({ status: 200 });
      expect((await venuePage()).rooms?.[0]).toMatchObject({ ...facts, setUps: [{ configuration: 'theater', people: 60 }] });
      expect((await roomOf('Ternes-P')).revision).toBe(2);
      expect((await roomOf('Ternes-A')).revision).toBe(1);
      expect((await trail()).map(({ action }) => action)).toEqual(['room-facts-changed']);
    });

    it('that two people change keeps what the first saved: the second learns it', async () => {
      const { saveRoom, roomOf } = await network();
      await saveRoom('Ternes-P', { floor: 2 });
      const late = await saveRoom('Ternes-P', { floor: 3 }, 1);
      expect(late).toMatchObject({ status: 409, body: { code: 'stale-version' } });
      expect(late.body.current.rooms[0]).toMatchObject({ id: 'Ternes-P', revision: 2, facts: { floor: 2 } });
      expect((await roomOf('Ternes-P')).facts.floor).toBe(2);
    });

    it('has a name of its own in its venue, and the last step-free one of an accessible venue stays so', async () => {
      const { saveRoom } = await network();
      expect(await saveRoom('Ternes-P', { name: 'A' })).toMatchObject({ status: 400, body: { errors: { 'facts.name': 'taken' } } });
      for (const id of ['Ternes-A', 'Ternes-B', 'Ternes-E']) await saveRoom(id, { isStepFree: false });
      expect(await saveRoom('Ternes-P', { isStepFree: false })).toMatchObject({
        status: 400,
        body: { errors: { 'facts.isStepFree': 'last_step_free_room' } },
      });
    });

    it('takes no area in which its people do not fit', async () => {
      const { saveRoom } = await network();
      expect(await saveRoom('Ternes-P', { area: 29 })).toMatchObject({ status: 400, body: { errors: { 'facts.area': 'too_small' } } });
      expect((await saveRoom('Ternes-P', { area: 30 })).status).toBe(200);
    });

    it('of another venue is not found', async () => {
      const { send, roomOf } = await network();
      const { facts } = await roomOf('Ternes-P');
      expect(await send('PUT', `${path}/rooms/Etoile-A`, omar, { body: { revision: 1, facts } })).toMatchObject({ status: 404 });
      expect(await send('GET', '/api/network/venues/nowhere', omar)).toMatchObject({ status: 404 });
    });
  });

  it('the network is not for customers, and not for staff who do not administer', async () => {
    const { send, read } = await network();
    const { facts } = await read();
    for (const role of ['customer', 'staff'] as const) {
      const actor = customer(9, { role });
      expect((await send('GET', '/api/network/venues', actor)).status).toBe(403);
      expect((await send('PUT', path, actor, { body: { revision: 1, facts } })).status).toBe(403);
    }
    expect((await send('GET', '/api/network/venues', null)).status).toBe(401);
  });

  it('every venue and room of the demo can be saved as it is: its facts keep all rules', async () => {
    const { app, deps } = bookingWorld(await open());
    await putVenues(
      deps,
      demoVenues.map(({ venue: record, rooms }) => ({ record, rooms })),
    );
    const ask = async (address: string, body?: object) => {
      const headers = { ...(await as(omar)), 'content-type': 'application/json' };
      const answer = await app.request(address, { headers, ...(body && { method: 'PUT', body: JSON.stringify(body) }) });
      return { status: answer.status, body: JSON.parse(await answer.text()) };
    };
    const { venues } = (await ask('/api/network/venues')).body;
    expect(venues).toHaveLength(demoVenues.length);
    for (const { slug } of venues) {
      const address = `/api/network/venues/${slug}`;
      const { facts, rooms } = (await ask(address)).body as NetworkVenue;
      const renamed = { ...facts, name: `${facts.name} bis` };
      expect({ slug, ...(await ask(address, { revision: 1, facts: renamed })) }).toMatchObject({
        slug,
        status: 200,
        body: { revision: 2 },
      });
      for (const room of rooms) expect((await ask(`${address}/rooms/${room.id}`, { revision: 1, facts: room.facts })).status).toBe(200);
    }
  });
});
