import * as bookingSchemas from '@plenary/contracts/booking.schemas';
import { defaultModes, roomFinderRules } from '@plenary/contracts/deployment-terms';
import { problem } from '@plenary/contracts/problem';
import { subroomCodes } from '@plenary/contracts/quote';
import type { SearchDay } from '@plenary/contracts/search';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { bookingWorld } from '../testing/booking-world.ts';
import { makeRoom, makeVenue, putVenues } from '../testing/make-venue.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

const [tuesday, wednesday] = ['2026-10-06', '2026-10-07'];
const group = { pax: 8, duration: 'AM, PM', configuration: 'casual' } as const;
const prices = { administrationFeesPercent: 3, depositPercent: 70 };
const roomsAlone = {
  prices: { ...prices, roomsAlone: true },
  roomFinder: roomFinderRules({ ...defaultModes, productMode: 'WORKPLACES' }),
};

onEachEngine(bookingMigrations, (open) => {
  const world = async (modes: Parameters<typeof bookingWorld>[1]) => {
    const database = await open();
    const { app, deps } = bookingWorld(database, modes);
    const venue = { record: makeVenue('Ternes'), rooms: ['P', 'S', 'T'].map((id) => makeRoom('Ternes', id)) };
    await putVenues(deps, [venue, { record: makeVenue('Louise'), rooms: [makeRoom('Louise', 'M', { capacities: { theater: 10 } })] }]);
    const send = async (path: string, body?: unknown) => {
      const response = await app.request(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(await as(testUser())), ...(body !== undefined && { 'content-type': 'application/json' }) },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: JSON.parse(await response.text()) };
    };
    const search = (days: SearchDay[]) => searchQuery(days, { countryCode: 'FRA' });
    const demandOf = async (days: SearchDay[]) => (await send(`/api/available-venues/ternes?${search(days)}`)).body.demandId;
    return { database, send, search, demandOf };
  };

  it.each([
    ['LIGHT', 'days', [searchDay(tuesday), searchDay(wednesday)]],
    ['LIGHT', 'days.0.subcommittees', [searchDay(tuesday, { subcommittees: [group] })]],
    ['TEAMWORK', 'days.1.subcommittees', [searchDay(tuesday), searchDay(wednesday, { subcommittees: [group] })]],
    ['TEAMWORK', 'days.0.lunchPax', [searchDay(tuesday, { lunchPax: 40 })]],
  ] as const)('the room finder %s refuses %s beyond what it offers, for the list and for a venue', async (roomFinderMode, path, days) => {
    const { send, search } = await world({ roomFinder: roomFinderRules({ ...defaultModes, roomFinderMode }) });
    for (const address of ['/api/available-venues', '/api/available-venues/ternes']) {
      const { status, body } = await send(`${address}?${search([...days])}`);
      expect([status, problem.parse(body)]).toMatchObject([400, { code: 'invalid-search', errors: { [path]: 'not_offered' } }]);
    }
  });

  itOnBothEngines('the room finder TEAMWORK serves several days, each with its plenary', async () => {
    const { send, search } = await world({ roomFinder: roomFinderRules({ ...defaultModes, roomFinderMode: 'TEAMWORK' }) });
    const { body } = await send(`/api/available-venues?${search([searchDay(tuesday), searchDay(wednesday)])}`);
    expect(bookingSchemas.listVenues.response.parse(body).venues.map(({ name }) => name)).toEqual(['Ternes']);
  });

  // Covers B-Q37.
  it('rooms alone are priced without food, and no add-on can be had', async () => {
    const { send, demandOf } = await world(roomsAlone);
    const demandId = await demandOf([searchDay(tuesday, { subcommittees: [group] })]);
    const priced = bookingSchemas.priceDemand.response.parse((await send(`/api/demands/${demandId}/quote`)).body);
    expect(priced.status).toBe('Draft');
    expect(priced.items.map(({ code }) => (subroomCodes.some((size) => size === code) ? 'sub-room' : code))).toEqual([
      'ROOM_AMPM',
      'sub-room',
    ]);
    expect(priced.vatBreakdown).toHaveLength(1);
    const { body } = await send(`/api/demands/${demandId}/upsells`);
    expect(body.unavailable.toSorted()).toEqual(['afterwork', 'ecology', 'facilitator', 'teambuilding', 'wellness']);
    const addons = { teambuilding: false, wellness: true, facilitator: false, afterwork: false };
    expect(await send('/api/quote', { demandId, addons })).toMatchObject({
      status: 409,
      body: { code: 'add-on-unavailable', errors: { 'addons.wellness': 'unavailable' } },
    });
    expect(priced.days).toEqual([expect.objectContaining({ lunchPax: 0 })]);
    const made = await send('/api/quote', { demandId, addons: { ...addons, wellness: false } });
    expect([made.status, bookingSchemas.createQuote.response.safeParse(made.body).success]).toEqual([201, true]);
  });

  it('a demand from before the modes changed makes no quote, or one without what was added', async () => {
    const before = await world({});
    const withLunch = await before.demandOf([searchDay(tuesday, { lunchPax: 30 })]);
    const wholeDay = await before.demandOf([searchDay(wednesday)]);
    const morning = await before.demandOf([searchDay(tuesday, { plenary: { ...searchDay(tuesday).plenary, duration: 'AM' } })]);
    const addons = { teambuilding: false, wellness: true, facilitator: false, afterwork: false };
    expect((await before.send('/api/quote', { demandId: morning, addons })).status).toBe(201);

    const { app } = bookingWorld(before.database, roomsAlone);
    const ask = async (demandId: string) => app.request(`/api/demands/${demandId}/quote`, { headers: await as(testUser()) });
    for (const demandId of [withLunch, wholeDay]) {
      expect(await (await ask(demandId)).json()).toMatchObject({ status: 409, code: 'no-longer-available' });
    }
    const priced = bookingSchemas.priceDemand.response.parse(await (await ask(morning)).json());
    expect(priced.items.map(({ code }) => code)).toEqual(['ROOM_AM']);
  });
});
