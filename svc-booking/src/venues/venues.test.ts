import { gunzipSync } from 'node:zlib';
import * as bookingSchemas from '@plenary/contracts/booking.schemas';

import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { priceLists, pricesOf } from '../prices/testing/price-lists.ts';
import { bookingWorld } from '../testing/booking-world.ts';
import { makeRoom, makeVenue, putVenues } from '../testing/make-venue.ts';

// Covers B-P18–B-P21, B-P39–B-P46.

onEachEngine(bookingMigrations, (open) => {
  const brussels = { street: '54 avenue Louise', zipCode: '1050', city: 'Bruxelles', district: 'Ixelles', countryCode: 'BEL' as const };
  const network = async () => {
    const world = bookingWorld(await open());
    await putVenues(world.deps, [
      {
        record: makeVenue('Ternes'),
        rooms: [makeRoom('Ternes', 'A', { category: 'Premium', capacities: { theater: 90, standing: 120 } }), makeRoom('Ternes', 'B')],
      },
      { record: makeVenue('Louise', { address: brussels }), rooms: [makeRoom('Louise', 'A')] },
    ]);
    return world;
  };

  describe('GET /api/available-venues without a search', () => {
    itOnBothEngines('answers the venues of FRA by default, with the figures of their rooms and no price', async () => {
      const { app } = await network();
      const response = await app.request('/api/available-venues');
      expect(response.status).toBe(200);
      const body = bookingSchemas.listVenues.response.parse(await response.json());
      expect(body).toMatchObject({ success: true, countryCode: 'FRA' });
      expect(body.venues.map(({ slug, features, price }) => ({ slug, features, price }))).toEqual([
        { slug: 'ternes', features: { capacity: 120, roomsCount: 2, maxSitting: 90, maxStanding: 120 }, price: undefined },
      ]);
    });

    itOnBothEngines('names each country with venues, with its city, their number and the least of their prices', async () => {
      const { app } = await network();
      const { countries, venues } = bookingSchemas.listVenues.response.parse(
        await (await app.request('/api/available-venues?countryCode=BEL')).json(),
      );
      expect(countries).toMatchObject([
        { countryCode: 'FRA', city: 'Paris', venueCount: 1 },
        { countryCode: 'BEL', city: 'Bruxelles', venueCount: 1, fromPrice: venues[0]?.fromPrice, cover: { name: venues[0]?.name } },
      ]);
    });

    itOnBothEngines('says what a full day costs a person, fees included, by the list and the promotion of the day', async () => {
      const { app, deps, clock } = bookingWorld(await open());
      const today = new Date(clock.now).toISOString().slice(0, 10);
      const tomorrow = new Date(clock.now + 86_400_000).toISOString().slice(0, 10);
      const usual = priceLists.comfort;
      const own = { ...usual, unitPrices: { ...usual.unitPrices, AMPM: 12_400 } };
      await putVenues(deps, [
        { record: makeVenue('Ternes', {}), rooms: [makeRoom('Ternes', 'A')] },
        {
          record: makeVenue('Lepic', { tier: 'comfort', prices: [...pricesOf(usual), { from: tomorrow, list: own }] }),
          rooms: [makeRoom('Lepic', 'A')],
        },
        {
          record: makeVenue('Étoile', { tier: 'comfort', promotions: [{ from: today, to: today, percent: 10 }] }),
          rooms: [makeRoom('Étoile', 'A')],
        },
        { record: makeVenue('Bourse', { isRequestOnly: true }), rooms: [makeRoom('Bourse', 'A')] },
      ]);
      const listed = async () => {
        const { venues } = bookingSchemas.listVenues.response.parse(await (await app.request('/api/available-venues')).json());
        return venues.map((venue) => venue.fromPrice);
      };
      expect(await listed()).toEqual([12_257, 12_257, 11_031, undefined]);
      const alone = bookingSchemas.getVenue.response.parse(await (await app.request('/api/buildings/ternes')).json());
      expect(alone.fromPrice).toBe(12_257);
      clock.now += 86_400_000;
      expect(await listed()).toEqual([12_257, 12_772, 12_257, undefined]);
    });

    it('says no price where rooms alone are sold', async () => {
      const prices = { administrationFeesPercent: 3, depositPercent: 70, roomsAlone: true };
      const { app, deps } = bookingWorld(await open(), { prices });
      await putVenues(deps, [{ record: makeVenue('Ternes'), rooms: [makeRoom('Ternes', 'A')] }]);
      const { venues } = bookingSchemas.listVenues.response.parse(await (await app.request('/api/available-venues')).json());
      expect(venues.map((venue) => venue.fromPrice)).toEqual([undefined]);
    });

    it('tells of each venue whether it serves food, is step-free, has parking near, and its nearest station with all its lines', async () => {
      const { app, deps } = bookingWorld(await open());
      const line = (name: string, station: string, minutesToWalk: number) => ({ line: name, station, minutesToWalk });
      const transit = {
        metros: [line('1', 'Argentine', 6), line('2', 'Ternes', 4)],
        rers: [line('A', 'Ternes', 4)],
        trams: [],
        trains: [line('L', 'Saint-Lazare', 20)],
      };
      const parkings = [{ name: 'Parking Ternes', street: '38 avenue des Ternes', minutesToWalk: 2 }];
      await putVenues(deps, [
        { record: makeVenue('Ternes', { transit, parkings, hasFood: true, isAccessible: false }), rooms: [makeRoom('Ternes', 'A')] },
        {
          record: makeVenue('Lepic', {
            transit: { metros: [], rers: [], trams: [], trains: [] },
            parkings: [],
            hasFood: false,
            isAccessible: true,
          }),
          rooms: [makeRoom('Lepic', 'A')],
        },
      ]);
      const { venues } = bookingSchemas.listVenues.response.parse(await (await app.request('/api/available-venues')).json());
      expect(venues.map(({ facts }) => facts)).toEqual([
        { hasFood: true, isAccessible: false, hasParking: true, station: { name: 'Ternes', lines: ['2', 'A'], minutesToWalk: 4 } },
        { hasFood: false, isAccessible: true, hasParking: false, station: null },
      ]);
    });

    it('lists the cover of a venue, and its series with the venue alone', async () => {
      const picture = (name: string) => ({
        sources: [{ url: `/pictures/${name}.webp`, width: 480, format: 'webp' as const }],
        width: 1280,
        height: 852,
        alternative: { fr: name, en: name, es: name, nl: name },
      });
      const cover = { desktop: picture('front'), mobile: picture('front') };
      const carrousel = [picture('front'), picture('bar')];
      const { app, deps } = bookingWorld(await open());
      await putVenues(deps, [{ record: makeVenue('Ternes', { pictures: { cover, carrousel } }), rooms: [makeRoom('Ternes', 'A')] }]);
      const listed = bookingSchemas.listVenues.response.parse(await (await app.request('/api/available-venues')).json());
      expect(listed.venues[0]?.pictures).toEqual({ cover, carrousel: [] });
      const alone = bookingSchemas.getVenue.response.parse(await (await app.request('/api/buildings/ternes')).json());
      expect(alone.pictures).toEqual({ cover, carrousel });
    });

    it('is compressed for those who take it, and says that it differs', async () => {
      const { app } = await network();
      const plain = await app.request('/api/available-venues');
      expect(plain.headers.get('content-encoding')).toBeNull();
      const packed = await app.request('/api/available-venues', { headers: { 'accept-encoding': 'gzip, br' } });
      expect([packed.headers.get('content-encoding'), packed.headers.get('vary')?.toLowerCase()]).toEqual(['gzip', 'accept-encoding']);
      expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text());
    });

    // Covers B-R03.
    it('answers the venues of the country asked for', async () => {
      const { app } = await network();
      const response = await app.request('/api/available-venues?countryCode=BEL');
      expect(await response.json()).toMatchObject({ countryCode: 'BEL', venues: [{ slug: 'louise' }] });
    });

    // Covers B-N01.
    it('refuses an unknown country with the field named', async () => {
      const { app } = await network();
      const response = await app.request('/api/available-venues?countryCode=ITA');
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ code: 'invalid-request', errors: { countryCode: 'invalid_value' } });
    });
  });

  // Covers B-X13.
  describe('GET /api/buildings/{venueSlug}', () => {
    itOnBothEngines('answers all that the page of the venue shows', async () => {
      const { app } = await network();
      const response = await app.request('/api/buildings/ternes');
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        slug: 'ternes',
        transit: { metros: [{ line: '2', station: 'Ternes', minutesToWalk: 1 }] },
      });
    });

    it('tells each room in plain words: meeting rooms first, then common spaces, then the restaurant', async () => {
      const { app, deps } = bookingWorld(await open());
      const rooms = [
        makeRoom('Ternes', 'Jardin', { category: 'Restaurant', floor: 0, capacities: { casual: 60 } }),
        makeRoom('Ternes', 'Hall', { category: 'Espace commun', capacities: { standing: 90 } }),
        makeRoom('Ternes', 'Wagram', {
          category: 'Premium',
          area: 130,
          capacities: { standing: 108, theater: 86 },
          hasPoleInconvenience: true,
        }),
      ];
      await putVenues(deps, [{ record: makeVenue('Ternes'), rooms }]);
      const told = bookingSchemas.getVenue.response.parse(await (await app.request('/api/buildings/ternes')).json()).rooms ?? [];
      expect(told.map(({ name, kind }) => [name, kind])).toEqual([
        ['Wagram', 'meeting'],
        ['Hall', 'common'],
        ['Jardin', 'restaurant'],
      ]);
      expect(told[0]).toMatchObject({ floor: 1, area: 130, isStepFree: true, hasSeveralScreens: false, hasPillar: true });
      expect(told[0]?.setUps).toEqual([
        { configuration: 'theater', people: 86 },
        { configuration: 'standing', people: 108 },
      ]);
      expect(told[2]).not.toHaveProperty('area');
    });

    it.each(['nowhere', 'UPPER', 'a%2F..'])('answers not found for %s', async (slug) => {
      const { app } = await network();
      const response = await app.request(`/api/buildings/${slug}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not-found', status: 404 });
    });

    it('shows a venue added a moment ago', async () => {
      const { app, deps } = await network();
      expect((await app.request('/api/buildings/etoile')).status).toBe(404);
      await putVenues(deps, [{ record: makeVenue('Etoile'), rooms: [makeRoom('Etoile', 'A')] }]);
      expect((await app.request('/api/buildings/etoile')).status).toBe(200);
    });
  });
});
