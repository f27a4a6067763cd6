import * as bookingSchemas from '@plenary/contracts/booking.schemas';
import type { Configuration, SearchDay } from '@plenary/contracts/search';
import { configurations, searchConfigurations } from '@plenary/contracts/terms';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import fc from 'fast-check';
import type { NewBooking } from '../bookings/add-bookings.ts';
import { bookingMigrations } from '../db/migrations.ts';
import type { Room } from '../rooms/room.ts';
import { bookingWorld, testNow } from '../testing/booking-world.ts';
import { makeRoom, makeVenue, putVenues } from '../testing/make-venue.ts';
import { putBooking } from '../testing/put-booking.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

const tuesday = '2026-10-06';
const wednesday = '2026-10-07';
/** Set-ups that the search form does not offer. */
const unlisted = configurations.filter((known) => searchConfigurations.every((offered) => offered !== known));
const small = { theater: 12, casual: 10, u: 8 };

const plenary = (pax: number, configuration: Configuration = 'theater') => ({ pax, duration: 'AM, PM' as const, configuration });
const groups = (count: number, pax = 8) => Array.from({ length: count }, () => plenary(pax, 'casual'));
const dayOf = (date: string, pax: number, rest: Partial<SearchDay> = {}) => searchDay(date, { plenary: plenary(pax), ...rest });

onEachEngine(bookingMigrations, (open) => {
  const roomsOf = (venueId: string, capacities: Room['capacities']) => [
    makeRoom(venueId, 'P', { category: 'Premium', subcommitteeType: null, capacities }),
    makeRoom(venueId, 'A', { subcommitteeType: 'Petite', capacities: small }),
    makeRoom(venueId, 'B', { subcommitteeType: 'Petite', capacities: small }),
    makeRoom(venueId, 'C', { category: 'Espace commun', subcommitteeType: null, capacities: { standing: 400 } }),
  ];
  /** In theatre Ternes seats 60, Bercy 90 and prices 70 by list, Bourse takes requests for 86, standing for 108. */
  const network = async () => {
    const world = bookingWorld(await open());
    await putVenues(world.deps, [
      {
        record: makeVenue('Ternes', { lunchSeats: { service1: 50, service2: 40 } }),
        rooms: roomsOf('Ternes', { theater: 60, u: 30, auditorium: 55, 'close-to-ground': 20, standing: 80 }),
      },
      { record: makeVenue('Bercy', { standardPaxLimit: 70 }), rooms: roomsOf('Bercy', { theater: 90, u: 20, standing: 90 }) },
      { record: makeVenue('Bourse', { isRequestOnly: true }), rooms: roomsOf('Bourse', { theater: 86, standing: 108 }) },
    ]);
    const headers = await as(testUser());
    const get = async (path: string, days: readonly SearchDay[]) => {
      const response = await world.app.request(`${path}?${searchQuery(days)}`, { headers });
      expect(response.status).toBe(200);
      return response.json();
    };
    const list = async (...days: SearchDay[]) => {
      const { venues } = bookingSchemas.listVenues.response.parse(await get('/api/available-venues', days));
      return Object.fromEntries(venues.map(({ slug, price }) => [slug, price?.type]));
    };
    const check = async (slug: string, ...days: SearchDay[]) =>
      bookingSchemas.checkAvailability.response.parse(await get(`/api/available-venues/${slug}`, days));
    const book = (booking: Partial<NewBooking>) => putBooking(world.deps, booking, testNow);
    return { ...world, list, check, book };
  };
  const allDay = (roomId: string, day = tuesday) => (['AM', 'PM'] as const).map((half) => ({ roomId, day, half }));
  const noLunch = { lunchPax: undefined, plenary: { ...plenary(60), duration: 'AM' as const } };

  // Covers B-V07, B-V12–B-V13.
  describe('a search of the list', () => {
    itOnBothEngines('offers no venue that cannot hold the group, at a custom price neither', async () => {
      const { list } = await network();
      expect(await list(dayOf(tuesday, 24))).toEqual({ ternes: 'standard', bercy: 'standard', bourse: 'custom' });
      expect(await list(dayOf(tuesday, 80))).toEqual({ bercy: 'custom', bourse: 'custom' });
      expect(await list(dayOf(tuesday, 86))).toEqual({ bercy: 'custom', bourse: 'custom' });
      expect(await list(dayOf(tuesday, 90))).toEqual({ bercy: 'custom' });
      expect(await list(dayOf(tuesday, 91))).toEqual({});
      expect(await list(dayOf(tuesday, 999))).toEqual({});
    });

    it('looks at the main room of every day', async () => {
      const { list } = await network();
      expect(await list(dayOf(tuesday, 24), dayOf(wednesday, 999))).toEqual({});
    });

    it('needs a room of its own for each sub-room, in venues that take requests too', async () => {
      const { list } = await network();
      expect(Object.keys(await list(dayOf(tuesday, 24, { subcommittees: groups(2) })))).toEqual(['ternes', 'bercy', 'bourse']);
      expect(await list(dayOf(tuesday, 24, { subcommittees: groups(3) }))).toEqual({});
      expect(await list(dayOf(tuesday, 24, { subcommittees: groups(1, 13) }))).toEqual({});
    });

    it('offers a set-up without a list price where some room holds the group in it', async () => {
      const { list } = await network();
      const set = (pax: number, configuration: Configuration) => list(dayOf(tuesday, 24, { plenary: plenary(pax, configuration) }));
      expect(await set(85, 'standing')).toEqual({ bercy: 'custom', bourse: 'custom' });
      expect(await set(108, 'standing')).toEqual({ bourse: 'custom' });
      expect(await set(109, 'standing')).toEqual({});
      expect(await set(8, 'auditorium')).toEqual({ ternes: 'custom' });
      expect(await set(56, 'auditorium')).toEqual({});
    });

    // Covers B-S09–B-S10.
    it.each(unlisted)('takes a search for a room set up as %s, and prices it by hand', async (configuration) => {
      const { check } = await network();
      const asked = dayOf(tuesday, 8, { plenary: plenary(8, configuration) });
      expect((await check('ternes', asked)).type).toBe('available_with_custom_price');
    });

    it('above the limit of a price list needs a free room, as below it', async () => {
      const { list, book } = await network();
      await book({ venueId: 'Bercy', slots: allDay('Bercy-P') });
      expect(await list(dayOf(tuesday, 70))).toEqual({ bourse: 'custom' });
      expect(await list(dayOf(tuesday, 71))).toEqual({ bourse: 'custom' });
    });

    it('never finds more venues for more people, whatever else is asked and booked', async () => {
      const { list, book } = await network();
      await book({ slots: allDay('Ternes-A') });
      await book({ venueId: 'Bercy', slots: allDay('Bercy-P', wednesday), lunches: [{ day: tuesday, service: 'service1', seats: 150 }] });
      const room = fc.record({
        pax: fc.integer({ min: 1, max: 14 }),
        duration: fc.constant('AM, PM' as const),
        configuration: fc.constantFrom<Configuration>('casual', 'u', 'theater', 'standing'),
      });
      const asked = fc.record({
        days: fc.subarray([tuesday, wednesday], { minLength: 1 }),
        pax: fc.oneof(fc.integer({ min: 1, max: 130 }), fc.constantFrom(30, 50, 60, 70, 80, 86, 90, 108, 998)),
        configuration: fc.constantFrom<Configuration>('theater', 'u', 'auditorium', 'standing'),
        subcommittees: fc.array(room, { maxLength: 3 }),
        isLunchFixed: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(asked, async ({ days, pax, configuration, subcommittees, isLunchFixed }) => {
          const found = (people: number) =>
            list(
              ...days.map((date) =>
                searchDay(date, {
                  plenary: { ...plenary(people), configuration },
                  subcommittees,
                  ...(isLunchFixed && { lunchPax: 20 }),
                }),
              ),
            );
          const [fewer, more] = [Object.keys(await found(pax)), Object.keys(await found(pax + 1))];
          expect(fewer).toEqual(expect.arrayContaining(more));
        }),
        { numRuns: 60 },
      );
    });
  });

  // Covers B-A08, B-A11.
  describe('the reason why a venue cannot be had', () => {
    const reasonOf = async (answer: Promise<bookingSchemas.Availability>) => {
      const given = await answer;
      return given.type === 'not_available' ? { ...given, venues: given.alternatives.venues.map(({ slug }) => slug) } : null;
    };

    itOnBothEngines(
      'is the size of its largest room in the set-up asked for, and standing, with the group it can hold and the venues that hold this one',
      async () => {
        const { check } = await network();
        const answer = await reasonOf(check('ternes', dayOf(tuesday, 85)));
        const greatest = { most: 80, configuration: 'standing' };
        expect(answer?.reason).toEqual({ type: 'set-up-too-small', date: tuesday, pax: 85, most: 60, configuration: 'theater', greatest });
        const fewerAtLunch = { pax: 60, lunchPax: 50 };
        expect(answer).toMatchObject({ venues: ['bercy', 'bourse'], alternatives: { days: [], pax: 50, fewerAtLunch } });
        expect((await check('ternes', dayOf(tuesday, 50))).type).toBe('available');
        expect((await check('ternes', dayOf(tuesday, 60, { lunchPax: 50 }))).type).toBe('available');
      },
    );

    it('is the size of a venue that takes requests only, too', async () => {
      const { check } = await network();
      const answer = await reasonOf(check('bourse', dayOf(tuesday, 999)));
      const greatest = { most: 108, configuration: 'standing' };
      expect(answer?.reason).toEqual({ type: 'set-up-too-small', date: tuesday, pax: 999, most: 86, configuration: 'theater', greatest });
      expect(answer?.alternatives.pax).toBe(86);
      expect((await check('bourse', dayOf(tuesday, 86))).type).toBe('available_with_custom_price');
      const standing = await reasonOf(check('bourse', dayOf(tuesday, 24, { plenary: plenary(999, 'standing') })));
      expect(standing?.reason).toEqual({ type: 'group-too-large', date: tuesday, pax: 999, most: 108 });
    });

    itOnBothEngines('is the set-up, with those that do fit', async () => {
      const { check } = await network();
      const answer = await reasonOf(check('ternes', dayOf(tuesday, 40, { plenary: plenary(40, 'u') })));
      expect(answer?.reason).toEqual({
        type: 'set-up-too-small',
        date: tuesday,
        pax: 40,
        most: 30,
        configuration: 'u',
        greatest: { most: 80, configuration: 'standing' },
      });
      expect(answer?.alternatives).toMatchObject({ setUps: ['theater'], pax: 30 });
    });

    it('is a sub-room larger than any of its rooms for them', async () => {
      const { check } = await network();
      const answer = await reasonOf(check('ternes', dayOf(tuesday, 24, { subcommittees: groups(1, 11) })));
      expect(answer?.reason).toEqual({ type: 'sub-room-too-large', date: tuesday, pax: 11, most: 10 });
    });

    it('is more rooms at a time than it has', async () => {
      const { check } = await network();
      const answer = await reasonOf(check('ternes', dayOf(tuesday, 24), dayOf(wednesday, 24, { subcommittees: groups(4) })));
      expect(answer?.reason).toEqual({ type: 'too-many-rooms', date: wednesday, rooms: 5, most: 3 });
    });

    itOnBothEngines('is that its rooms are taken, on which days, and what is left', async () => {
      const { check, book } = await network();
      await book({ slots: allDay('Ternes-P') });
      const answer = await reasonOf(check('ternes', dayOf(tuesday, 24), dayOf(wednesday, 24)));
      expect(answer?.reason).toEqual({ type: 'rooms-taken', dates: [tuesday] });
      expect(answer).toMatchObject({ venues: ['bercy'], alternatives: { pax: 12 } });
      expect(answer?.alternatives.days).toHaveLength(3);
      expect((await check('ternes', dayOf(tuesday, 12), dayOf(wednesday, 12))).type).toBe('available');
    });

    it('is a restaurant that never seats so many at a time', async () => {
      const { check } = await network();
      const answer = await reasonOf(check('ternes', dayOf(tuesday, 60)));
      expect(answer?.reason).toEqual({ type: 'restaurant-too-small', date: tuesday, pax: 60, most: 50 });
      expect((await check('ternes', dayOf(tuesday, 60, noLunch))).type).toBe('available');
    });

    itOnBothEngines('is a lunch that is full', async () => {
      const { check, book } = await network();
      await book({ lunches: [{ day: tuesday, service: 'service1', seats: 50 }] });
      await book({ lunches: [{ day: tuesday, service: 'service2', seats: 25 }] });
      const answer = await reasonOf(check('ternes', dayOf(tuesday, 24)));
      expect(answer?.reason).toEqual({ type: 'lunch-full', date: tuesday, pax: 24, most: 15 });
      expect(answer?.alternatives).toMatchObject({ pax: 15, days: expect.arrayContaining([wednesday]) });
    });
  });
});
