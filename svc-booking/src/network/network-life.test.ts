import type { NetworkVenue } from '@plenary/contracts/network.schemas';
import type { NetworkPicture } from '@plenary/contracts/network-pictures.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { customer, optionWorld, smallVenue } from '../options/testing/option-world.ts';
import { bookingWorld } from '../testing/booking-world.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';
import { draftSteps, figuresFor, newVenue, pictures, roomFacts } from './testing/draft-steps.ts';

const omar = testUser({ userId: '22222222-2222-4222-8222-222222222222', email: 'omar@comet.example', role: 'admin' });
const nadia = testUser({ userId: '22222222-2222-4222-8222-222222222224', email: 'nadia@comet.example', role: 'staff' });
const claire = customer(1);
const venues = '/api/network/venues';
const day = '2026-10-05';
const isFound = (slug: string) => `/api/available-venues/${slug}?${searchQuery([searchDay(day)])}`;

// Desk D29.
onEachEngine(bookingMigrations, (open) => {
  const network = async () => {
    const database = await open();
    const world = await optionWorld(database, smallVenue({ hasFood: false, pictures }));
    const steps = draftSteps(world, omar);
    /** Another replica on the same database: it has read the venues before anything is changed. */
    const replica = bookingWorld(database).app;
    const slugs = async (): Promise<string[]> => {
      const { body } = await world.send('GET', '/api/available-venues?countryCode=FRA', null, { app: replica });
      return body.venues.map(({ slug }: { slug: string }) => slug);
    };
    await slugs();
    const page = (slug: string, user: Parameters<typeof world.send>[2] = null) =>
      world.send('GET', `/api/buildings/${slug}`, user, { app: replica });
    const ternes = async (): Promise<NetworkVenue> => (await world.send('GET', `${venues}/ternes`, omar)).body;
    return { ...world, ...steps, slugs, page, ternes };
  };

  describe('a draft', () => {
    itOnBothEngines('is seen by staff alone, and by every customer of every replica once it is published', async () => {
      const { whole, publish, slugs, page, send } = await network();
      const draft = await whole();
      expect(draft).toMatchObject({ state: 'draft', slug: 'bastille', missing: expect.not.arrayContaining(['meeting-room', 'scientist']) });
      expect(await slugs()).toEqual(['ternes']);
      for (const stranger of [null, claire]) expect((await page('bastille', stranger)).status).toBe(404);
      expect((await send('GET', isFound('bastille'), claire)).status).toBe(404);
      expect(await page('bastille', nadia)).toMatchObject({ status: 200, body: { name: 'Bastille' } });
      expect((await send('GET', isFound('bastille'), nadia)).body).toMatchObject({ type: 'available', price: { type: 'standard' } });

      expect(await publish(draft)).toMatchObject({ state: 'published' });
      expect(await slugs()).toEqual(['ternes', 'bastille']);
      expect((await page('bastille')).body.rooms).toMatchObject([{ name: 'Nef', area: 90, height: 420 }]);
    });

    itOnBothEngines('that is published is found by a search, quoted at the same price, and held', async () => {
      const { whole, publish, send, place, claims } = await network();
      await publish(await whole());
      const found = (await send('GET', isFound('bastille'), claire)).body;
      expect(found).toMatchObject({ type: 'available', price: { type: 'standard' } });
      const { demandId, price } = found;
      const addons = { teambuilding: false, wellness: false, facilitator: false, afterwork: false };
      const { quoteId } = (await send('POST', '/api/quote', claire, { body: { demandId, addons } })).body;
      expect((await send('GET', `/api/quotes/${quoteId}`, claire)).body.totalExcludingVatPrice).toBe(price.amount);
      expect((await place(claire, quoteId)).status).toBe(201);
      expect((await claims()).filter((claim) => claim.startsWith('a0R'))).toHaveLength(2);
    });

    it('is not published while it lacks what customers have to have: the answer says what', async () => {
      const { add, send } = await network();
      const { id, revision } = await add();
      expect(await send('POST', `${venues}/${id}/publication`, omar, { body: { revision } })).toMatchObject({
        status: 409,
        body: {
          code: 'conflict',
          missing: expect.arrayContaining([
            'cover',
            'meeting-room',
            'scientist',
            'price-list',
            'lunch-seats',
            'themeName.fr',
            'description.fr',
            'littlePlus.fr',
          ]),
        },
      });
    });

    itOnBothEngines('without a price list answers on request, and is published only where it is marked so', async () => {
      const { whole, write, send, publish } = await network();
      const draft = await whole();
      const path = `${venues}/${draft.id}/prices`;
      const { body } = await send('PUT', path, omar, { body: { revision: draft.revision, versions: [] } });
      expect((await send('GET', isFound('bastille'), nadia)).body).toMatchObject({ type: 'available_with_custom_price' });
      const unpriced = { ...draft, revision: body.revision };
      expect(await send('POST', `${venues}/${draft.id}/publication`, omar, { body: { revision: body.revision } })).toMatchObject({
        status: 409,
        body: { missing: expect.arrayContaining(['price-list']) },
      });
      const onRequest = await publish(await write(unpriced, { isRequestOnly: true }));
      expect(onRequest).toMatchObject({ state: 'published', missing: expect.not.arrayContaining(['price-list']) });
      const priced = { revision: onRequest.revision, facts: { ...onRequest.facts, isRequestOnly: false } };
      expect(await send('PUT', `${venues}/${draft.id}`, omar, { body: priced })).toMatchObject({
        status: 400,
        body: { errors: { 'facts.isRequestOnly': 'no_price_list' } },
      });
    });

    it.each([
      ['an address that another venue has', { slug: 'ternes' }, { slug: 'taken' }],
      ['a name that another venue has', { commercialName: 'Comet Ternes' }, { commercialName: 'taken' }],
      ['a position in another country', { coordinates: { latitude: 40.4, longitude: -3.7 } }, { coordinates: 'out_of_country' }],
      ['an address with capitals', { slug: 'Bastille' }, { slug: 'invalid_format' }],
    ])('does not begin with %s', async (_what, wanted, errors) => {
      const { send, slugs } = await network();
      expect(await send('POST', venues, omar, { body: { ...newVenue, ...wanted } })).toMatchObject({ status: 400, body: { errors } });
      expect(await slugs()).toEqual(['ternes']);
    });

    it('that is sent twice with one key is added once', async () => {
      const { send } = await network();
      const press = () => send('POST', venues, omar, { body: newVenue, key: 'press-1' });
      const [first, second] = [await press(), await press()];
      expect(first.status).toBe(201);
      expect(second.body.id).toBe(first.body.id);
      expect((await send('GET', venues, omar)).body.venues).toHaveLength(2);
    });

    it('has its rooms added, figured and removed by one person', async () => {
      const { add, addRoom, send } = await network();
      const draft = await add();
      const [first] = (await addRoom(draft)).rooms;
      const path = `${venues}/${draft.id}/rooms/${first?.id}`;
      expect(
        await send('POST', `${venues}/${draft.id}/rooms`, omar, { body: { facts: roomFacts, figures: figuresFor({}) } }),
      ).toMatchObject({
        status: 400,
        body: { errors: { 'facts.name': 'taken' } },
      });
      const figured = await send('PUT', `${path}/figures`, omar, { body: { revision: 1, figures: figuresFor({ class: 40 }) } });
      expect(figured.body.rooms).toMatchObject([{ revision: 2, setUps: [{ configuration: 'class', people: 40 }] }]);
      const crowded = await send('PUT', `${path}/figures`, omar, { body: { revision: 2, figures: figuresFor({ class: 181 }) } });
      expect(crowded).toMatchObject({ status: 400, body: { errors: { 'figures.people.class': 'too_large' } } });
      const late = await send('PUT', `${path}/figures`, omar, { body: { revision: 1, figures: figuresFor({ u: 10 }) } });
      expect(late).toMatchObject({ status: 409, body: { code: 'stale-version', current: { rooms: [{ revision: 2 }] } } });
      expect((await send('DELETE', `${path}?revision=2`, omar)).body.rooms).toEqual([]);
    });

    it('keeps a picture of a room that is removed as one of the house', async () => {
      const { whole, send } = await network();
      const draft = await whole();
      const path = `${venues}/${draft.id}`;
      const [room] = draft.rooms;
      const { pictures: kept, revision } = (await send('GET', `${path}/pictures`, omar)).body;
      const wanted = kept.map(({ id, alternative, focus }: NetworkPicture) => ({ id, alternative, focus, roomId: room?.id }));
      expect((await send('PUT', `${path}/pictures`, omar, { body: { revision, pictures: wanted } })).status).toBe(200);
      expect((await send('DELETE', `${path}/rooms/${room?.id}?revision=${room?.revision}`, omar)).status).toBe(200);
      expect((await send('GET', `${path}/pictures`, omar)).body.pictures).toMatchObject([{ roomId: null }]);
    });
  });

  describe('a published venue', () => {
    itOnBothEngines('with bookings or options to come is not archived: the answer lists them, and nothing changes', async () => {
      const { ternes, send, quoteOf, place, slugs, book } = await network();
      const quoteId = await quoteOf(claire, [searchDay(day)]);
      await place(claire, quoteId);
      await book({ slots: [{ roomId: 'Ternes-A', day: '2026-09-01', half: 'AM' }] });
      const { id, revision } = await ternes();
      expect(await send('DELETE', `${venues}/${id}/publication?revision=${revision}`, omar)).toMatchObject({
        status: 409,
        body: { code: 'conflict', count: 1, bookings: [{ quoteId, status: 'option', firstDay: day, lastDay: day }] },
      });
      expect(await slugs()).toEqual(['ternes']);
    });

    itOnBothEngines(
      'that is archived leaves lists, searches and pages; its quotes are read, counted and cannot be held; it comes back',
      async () => {
        const { ternes, archive, publish, whole, slugs, page, quoteOf, place, send } = await network();
        await whole();
        const quoteId = await quoteOf(claire, [searchDay(day)]);
        const archived = await archive(await ternes());
        expect(await slugs()).toEqual([]);
        expect((await page('ternes')).status).toBe(404);
        expect((await send('GET', isFound('ternes'), claire)).status).toBe(404);
        expect((await send('GET', `/api/quotes/${quoteId}`, claire)).status).toBe(200);
        const report = `/api/desk/reports/deals?by=venue&period=start&from=${day}&to=${day}`;
        expect((await send('GET', report, nadia)).body).toMatchObject({ rows: [{ key: 'ternes', count: 1 }], total: { count: 1 } });
        expect(await place(claire, quoteId)).toMatchObject({ status: 409, body: { code: 'no-longer-available' } });
        await publish(archived);
        expect((await place(claire, quoteId)).status).toBe(201);
      },
    );

    itOnBothEngines('is either held or archived, never both, however an option and the archiving meet', async () => {
      const { ternes, send, quoteOf, place } = await network();
      const quoteId = await quoteOf(claire, [searchDay(day)]);
      const { id, revision } = await ternes();
      const [option, archiving] = await Promise.all([
        place(claire, quoteId),
        send('DELETE', `${venues}/${id}/publication?revision=${revision}`, omar),
      ]);
      expect([option.status, archiving.status].filter((status) => status < 300)).toHaveLength(1);
    });

    itOnBothEngines('is reached by its earlier addresses, by staff too, which no other venue takes', async () => {
      const { ternes, move, page, send, slugs } = await network();
      await move(await ternes(), 'wagram');
      expect(await slugs()).toEqual(['wagram']);
      expect(await page('ternes')).toMatchObject({ status: 200, body: { slug: 'wagram' } });
      for (const part of ['', '/prices', '/pictures']) expect((await send('GET', `${venues}/ternes${part}`, omar)).status).toBe(200);
      expect((await send('GET', `${venues}/ternes`, omar)).body).toMatchObject({ slug: 'wagram' });
      expect(await send('POST', venues, omar, { body: { ...newVenue, slug: 'ternes' } })).toMatchObject({
        status: 400,
        body: { errors: { slug: 'taken' } },
      });
      await move((await send('GET', `${venues}/wagram`, omar)).body, 'ternes');
      expect(await page('wagram')).toMatchObject({ body: { slug: 'ternes' } });
    });

    it('takes a room that holds nobody: its figures need two persons', async () => {
      const { ternes, addRoom, send } = await network();
      const venue = await ternes();
      const body = { facts: roomFacts, figures: figuresFor({ theater: 60 }) };
      expect(await send('POST', `${venues}/${venue.id}/rooms`, omar, { body })).toMatchObject({
        status: 400,
        body: { errors: { 'figures.people': 'two_persons' } },
      });
      const added = (await addRoom(venue, {}, figuresFor({}))).rooms.at(-1);
      expect(added).toMatchObject({ facts: { name: 'Nef' }, setUps: [] });
      const path = `${venues}/${venue.id}/rooms/${added?.id}`;
      expect(await send('PUT', `${path}/figures`, omar, { body: { revision: 1, figures: figuresFor({ u: 8 }) } })).toMatchObject({
        status: 409,
        body: { code: 'conflict' },
      });
      expect((await send('DELETE', `${path}?revision=1`, omar)).status).toBe(409);
      const requests = `/api/referentials/countries/FRA/venues/ternes/rooms/${added?.id}/modification-request`;
      expect((await send('POST', requests, nadia, { body: { theater: 60 } })).status).toBe(201);
    });
  });

  it('the life of a venue is in the trail, and in the hands of administrators alone', async () => {
    const { whole, publish, archive, move, send } = await network();
    await archive(await move(await publish(await whole()), 'roquette'));
    const { entries } = (await send('GET', '/api/referentials/audit-trail', omar)).body;
    expect(entries.map(({ action }: { action: string }) => action).reverse()).toEqual([
      'venue-added',
      'room-added',
      'venue-changed',
      'venue-prices-changed',
      'venue-published',
      'venue-address-changed',
      'venue-archived',
    ]);
    expect((await send('POST', venues, nadia, { body: newVenue })).status).toBe(403);
    expect((await send('DELETE', `${venues}/ternes/publication?revision=1`, nadia)).status).toBe(403);
  });
});
