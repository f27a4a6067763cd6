import * as bookingSchemas from '@plenary/contracts/booking.schemas';
import { isUniqueViolation } from '@plenary/service-kit/database/sql-state';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import type { NewBooking } from '../bookings/add-bookings.ts';
import { bookingMigrations } from '../db/migrations.ts';
import { bookingWorld, testNow } from '../testing/booking-world.ts';
import { makeRoom, makeVenue, putVenues } from '../testing/make-venue.ts';
import { putBooking } from '../testing/put-booking.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// Covers B-V12–B-V13, B-A01–B-A04.

const tuesday = '2026-10-06';
const wednesday = '2026-10-07';
const subcommittee = { pax: 8, duration: 'AM, PM', configuration: 'casual' } as const;
const twoDays = [searchDay(tuesday, { subcommittees: [subcommittee, subcommittee] }), searchDay(wednesday)];

onEachEngine(bookingMigrations, (open) => {
  const roomsOf = (venueId: string) => [
    makeRoom(venueId, 'P', { category: 'Premium', subcommitteeType: 'XL', capacities: { theater: 60, casual: 40 } }),
    makeRoom(venueId, 'A', { subcommitteeType: 'Petite', capacities: { theater: 12, casual: 10 } }),
    makeRoom(venueId, 'B', { subcommitteeType: 'Petite', capacities: { theater: 12, casual: 10 } }),
  ];
  const network = async (more: Parameters<typeof putVenues>[1] = []) => {
    const world = bookingWorld(await open());
    await putVenues(world.deps, [
      { record: makeVenue('Ternes'), rooms: roomsOf('Ternes') },
      { record: makeVenue('Bercy', { tier: 'signature' }), rooms: roomsOf('Bercy') },
      { record: makeVenue('Bourse', { isRequestOnly: true }), rooms: roomsOf('Bourse') },
      { record: makeVenue('Petit'), rooms: [makeRoom('Petit', 'A', { capacities: { theater: 10 } })] },
      ...more,
    ]);
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const response = await world.app.request(path, { headers });
      return { status: response.status, body: JSON.parse(await response.text()) };
    };
    const book = (booking: Partial<NewBooking>) => putBooking(world.deps, booking, world.clock.now);
    return { ...world, get, book };
  };
  const plenaryOn = (day: string) => (['AM', 'PM'] as const).map((half) => ({ roomId: 'Ternes-P', day, half }));
  const listOf = (query: string) => `/api/available-venues?${query}`;
  const oneOf = (slug: string, query: string) => `/api/available-venues/${slug}?${query}`;

  // Covers B-G01–B-G03.
  describe('a valid search of a visitor', () => {
    itOnBothEngines('is 401 on the list, with the venues and no price', async () => {
      const { get } = await network();
      const { status, body } = await get(listOf(searchQuery(twoDays)));
      expect(status).toBe(401);
      expect(body).toMatchObject({
        success: false,
        countryCode: 'FRA',
        code: 'authentication-required',
        errors: { authentication: 'required' },
      });
      expect(body.venues).toHaveLength(4);
      expect(body.venues.some((venue: object) => 'price' in venue)).toBe(false);
    });

    it('is 401 on a venue', async () => {
      const { get } = await network();
      expect(await get(oneOf('ternes', searchQuery(twoDays)))).toMatchObject({
        status: 401,
        body: { errors: { authentication: 'required' } },
      });
    });

    it('is the plain list without action=availabilities', async () => {
      const { get } = await network();
      const { status, body } = await get(listOf(searchQuery(twoDays, { action: 'login' })));
      expect(status).toBe(200);
      expect(bookingSchemas.listVenues.response.parse(body).venues.every(({ price }) => price === undefined)).toBe(true);
    });
  });

  // Covers B-V17–B-V18.
  describe('a wrong search', () => {
    it.each([
      ['not JSON', 'x', { days: 'invalid_format' }],
      ['an empty list', '[]', { days: 'required' }],
      ['null', 'null', { days: 'required' }],
      ['no list', '{"a":1}', { days: 'invalid' }],
    ])('of %s is 400 for a visitor, with the venues', async (_, days, errors) => {
      const { get } = await network();
      const { status, body } = await get(listOf(new URLSearchParams({ action: 'availabilities', days }).toString()));
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, countryCode: 'FRA', code: 'invalid-search', errors });
      expect(body.venues).toHaveLength(4);
    });

    itOnBothEngines('names every field at fault, for a signed-in user too', async () => {
      const { get } = await network();
      const days = [searchDay('2026-10-04', { plenary: { pax: 0, duration: 'AM, PM', configuration: 'theater' } })];
      const { status, body } = await get(oneOf('ternes', searchQuery(days)), await as(testUser()));
      expect(status).toBe(400);
      expect(body.errors).toEqual({ 'days.0.date': 'closed_day', 'days.0.plenary.pax': 'required' });
    });
  });

  // Covers B-V17–B-V18, B-X14, B-G05.
  describe('a signed-in search of the list', () => {
    itOnBothEngines('answers the venues that can serve every day with their price, and those priced by hand', async () => {
      const { get } = await network();
      const { status, body } = await get(listOf(searchQuery(twoDays)), await as(testUser()));
      expect(status).toBe(200);
      const { venues, demandId } = bookingSchemas.listVenues.response.parse(body);
      expect(demandId).toMatch(/^[0-9a-f-]{36}$/);
      expect(venues.map(({ slug, price }) => [slug, price?.type])).toEqual([
        ['ternes', 'standard'],
        ['bercy', 'standard'],
        ['bourse', 'custom'],
      ]);
    });

    it('of a set-up without a list price asks for a room that is free: a venue that has sold it is full, not made to measure', async () => {
      const hall = makeRoom('Halle', 'P', { category: 'Premium', subcommitteeType: null, capacities: { theater: 40, standing: 60 } });
      const { get, book } = await network([{ record: makeVenue('Halle'), rooms: [hall] }]);
      const standing = searchQuery([searchDay(tuesday, { plenary: { pax: 50, duration: 'AM, PM', configuration: 'standing' } })]);
      const found = async () => (await get(oneOf('halle', standing), await as(testUser()))).body;
      expect(await found()).toMatchObject({ type: 'available_with_custom_price', why: { type: 'set-up', configuration: 'standing' } });
      const slots = (['AM', 'PM'] as const).map((half) => ({ roomId: hall.id, day: tuesday, half }));
      await book({ venueId: 'Halle', status: 'confirmed', slots });
      expect(await found()).toMatchObject({ type: 'not_available', reason: { type: 'rooms-taken', dates: [tuesday] } });
    });

    it('says what a person pays a day, which room the plenary gets, and on how many floors the rooms are', async () => {
      const { get } = await network();
      const { body } = await get(listOf(searchQuery(twoDays)), await as(testUser()));
      const [ternes, , bourse] = bookingSchemas.listVenues.response.parse(body).venues;
      expect(ternes?.fit).toEqual({
        plenary: { name: 'P', configuration: 'theater', people: 60 },
        roomsCount: 3,
        floorsCount: 1,
      });
      const { price } = ternes ?? {};
      if (price?.type !== 'standard') throw new Error('Ternes has a price');
      const people = twoDays.reduce((sum, { plenary }) => sum + plenary.pax, 0);
      expect(price.perPersonAndDay).toBe(Math.round(price.amount / people));
      expect(bourse).toMatchObject({ slug: 'bourse' });
      expect(bourse).not.toHaveProperty('fit');
    });

    it('leaves out a venue whose plenary is taken on one of the days', async () => {
      const { get, book } = await network();
      await book({ slots: plenaryOn(wednesday) });
      const { body } = await get(listOf(searchQuery(twoDays)), await as(testUser()));
      expect(body.venues.map(({ slug }: { slug: string }) => slug)).toEqual(['bercy', 'bourse']);
    });

    // Covers B-Q09.
    it('takes the contract off the price', async () => {
      const { get } = await network();
      const contract = { companyName: 'Grand Compte', percent: 10, description: 'Accord-cadre', dispositions: 'Tout' };
      const amounts = async (user: ReturnType<typeof testUser>) => {
        const { body } = await get(listOf(searchQuery(twoDays)), await as(user));
        return bookingSchemas.listVenues.response
          .parse(body)
          .venues.flatMap(({ price }) => (price?.type === 'standard' ? price.amount : []));
      };
      const [full = 0, reduced = 0] = [(await amounts(testUser()))[0], (await amounts(testUser({ contract })))[0]];
      expect(Math.abs(reduced - full * 0.9)).toBeLessThan(20);
    });
  });

  // Covers B-X15.
  describe('a signed-in search of one venue', () => {
    const check = async (world: Awaited<ReturnType<typeof network>>, slug: string, days = twoDays, user = testUser()) => {
      const { status, body } = await world.get(oneOf(slug, searchQuery(days)), await as(user));
      expect(status).toBe(200);
      return bookingSchemas.checkAvailability.response.parse(body);
    };

    itOnBothEngines('answers the very price of the list, and the same demand each time', async () => {
      const world = await network();
      const first = await check(world, 'ternes');
      const { body } = await world.get(listOf(searchQuery(twoDays)), await as(testUser()));
      expect(first).toMatchObject({ type: 'available', optionRank: 1, price: body.venues[0].price });
      expect(await check(world, 'ternes')).toEqual(first);
    });

    it('names the rooms that an option would keep, of every day and with what each is for', async () => {
      const answer = await check(await network(), 'ternes');
      const kept = answer.type === 'available' ? (answer.rooms ?? []) : [];
      expect(kept.map(({ date, place, roomId, pax, configuration }) => [date, place, roomId, pax, configuration])).toEqual([
        [tuesday, 0, 'Ternes-P', 24, 'theater'],
        [tuesday, 1, expect.stringMatching(/^Ternes-[AB]$/), 8, 'casual'],
        [tuesday, 2, expect.stringMatching(/^Ternes-[AB]$/), 8, 'casual'],
        [wednesday, 0, 'Ternes-P', 24, 'theater'],
      ]);
      expect(new Set(kept.slice(0, 3).map(({ roomId }) => roomId)).size).toBe(3);
    });

    it('gives another user another demand', async () => {
      const world = await network();
      const other = testUser({ userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e02' });
      const [mine, theirs] = [await check(world, 'ternes'), await check(world, 'ternes', twoDays, other)];
      expect(mine.type === 'available' && theirs.type === 'available' && mine.demandId !== theirs.demandId).toBe(true);
    });

    // Covers B-O03–B-O04.
    it('can be had as a second option behind a first, and not behind a second or a confirmed booking', async () => {
      const world = await network();
      const option = { status: 'option' as const, expiresAt: testNow + 86_400_000, slots: plenaryOn(tuesday) };
      await world.book(option);
      expect(await check(world, 'ternes')).toMatchObject({ type: 'available', optionRank: 2 });
      await world.book({ ...option, rank: 2 });
      expect(await check(world, 'ternes')).toMatchObject({ type: 'not_available' });
    });

    it('is free again once an option has lapsed, before it is settled', async () => {
      const world = await network();
      await world.book({ status: 'option', expiresAt: testNow + 1_000, slots: plenaryOn(tuesday) });
      world.clock.now += 1_000;
      expect(await check(world, 'ternes')).toMatchObject({ type: 'available', optionRank: 1 });
    });

    // Covers B-A11.
    it('offers the nearest free days and free venues of the city where it is taken', async () => {
      const world = await network();
      await world.book({ slots: plenaryOn(tuesday) });
      const answer = await check(world, 'ternes');
      expect(answer).toMatchObject({ type: 'not_available', alternatives: { venues: [{ slug: 'bercy', price: { type: 'standard' } }] } });
      expect(answer.type === 'not_available' && answer.alternatives.days).toEqual(['2026-10-02', '2026-10-07', '2026-10-08']);
    });

    it('is not available where no lunch service has seats for all', async () => {
      const world = await network();
      const lunches = (['service1', 'service2'] as const).map((service) => ({ day: tuesday, service, seats: 180 }));
      for (const lunch of lunches) await world.book({ lunches: [lunch] });
      expect(await check(world, 'ternes')).toMatchObject({ type: 'not_available' });
    });

    it('is priced by hand above the limit of a venue that can hold the group', async () => {
      const world = await network([{ record: makeVenue('Lepic', { standardPaxLimit: 50 }), rooms: roomsOf('Lepic') }]);
      const many = [searchDay(tuesday, { plenary: { pax: 55, duration: 'AM, PM', configuration: 'theater' } })];
      expect(await check(world, 'lepic', many)).toEqual({
        type: 'available_with_custom_price',
        demandId: expect.any(String),
        callback: 'offered',
        why: { type: 'many-people', most: 50 },
      });
    });

    it('is not found for a venue that is not there', async () => {
      const { get } = await network();
      expect(await get(oneOf('nowhere', searchQuery(twoDays)), await as(testUser()))).toMatchObject({ status: 404 });
    });
  });

  it('lets the database itself refuse a slot that is taken', async () => {
    const { book } = await network();
    await book({ slots: plenaryOn(tuesday) });
    const error = await book({ slots: plenaryOn(tuesday) }).catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error)).toBe(true);
  });

  it('answers the closed days of a country with their reason and the window', async () => {
    const { get } = await network();
    const { status, body } = await get('/api/calendars/FRA');
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstDay: '2026-09-15', lastDay: '2027-09-14' });
    expect(body.closedDays).toContainEqual({
      date: '2026-11-11',
      reason: 'holiday',
      name: expect.objectContaining({ en: expect.any(String) }),
    });
  });
});
