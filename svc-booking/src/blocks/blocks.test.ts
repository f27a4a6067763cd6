import { randomUUID } from 'node:crypto';
import { setUpHours } from '@plenary/contracts/block-terms';
import { lunchChanged } from '@plenary/contracts/events';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, halfDay, hugo, oneDay, tuesday, wednesday } from '../options/testing/option-searches.ts';
import { smallVenue } from '../options/testing/option-world.ts';
import { makeRoom } from '../testing/make-venue.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// Lifecycle L38, L39.

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111111', role: 'staff' });
const admin = testUser({ userId: '22222222-2222-4222-8222-222222222222', email: 'omar@comet.example', role: 'admin' });
const path = '/api/planning/venues/ternes/blocks';

onEachOptionWorld((world) => {
  const form = (overrides: object = {}) => ({
    rooms: ['Ternes-P'],
    from: `${tuesday}T13:30`,
    to: `${tuesday}T17:00`,
    kind: 'works',
    reason: 'Painters',
    ...overrides,
  });
  const add = (overrides: object = {}, key?: string) => world.send('POST', path, staff, { body: form(overrides), key });
  const change = (id: string, body: object) => world.send('PUT', `${path}/${id}`, staff, { body });
  const remove = (id: string, revision: number) => world.send('DELETE', `${path}/${id}?revision=${revision}`, staff);
  const list = async () => (await world.send('GET', path, staff)).body.blocks;
  const find = async (days = halfDay('PM')) =>
    (await world.send('GET', `/api/available-venues/ternes?${searchQuery(days)}`, claire)).body.type as string;
  const pm = { roomId: 'Ternes-P', day: tuesday, half: 'PM' };

  itOnBothEngines('a blocked half is offered to nobody until the block is removed; the other half stays', async () => {
    const added = await add();
    expect(added).toMatchObject({ status: 201, body: { revision: 1, from: `${tuesday}T13:30`, held: [pm], toMove: [], leftOut: [] } });
    expect(await find()).toBe('not_available');
    expect(await find(halfDay('AM'))).toBe('available');
    expect(await list()).toEqual([added.body]);
    expect((await remove(added.body.id, 1)).status).toBe(204);
    expect(await find()).toBe('available');
    expect(await list()).toEqual([]);
    expect(await world.claims()).toEqual([]);
  });

  // Covers B-N16–B-N17.
  it.each([
    ['a morning, on the day before', setUpHours.AM, 'PM'],
    ['an afternoon', setUpHours.PM, 'AM'],
  ] as const)('the set-up before %s takes its room for that half', async (_, { from, to }, half) => {
    const added = await add({ kind: 'set-up', from: `${tuesday}T${from}`, to: `${tuesday}T${to}` });
    expect(added).toMatchObject({ status: 201, body: { kind: 'set-up', held: [{ ...pm, half }] } });
    expect(await find(halfDay(half))).toBe('not_available');
  });

  itOnBothEngines(
    'an option placed before is named and nothing is written; then the block goes around it, or ends it with a mail',
    async () => {
      const quoteId = await world.quoteOf(claire, halfDay('PM'));
      expect((await world.place(claire, quoteId)).status).toBe(201);
      const conflict = { ...pm, by: { kind: 'option', quoteId } };
      expect(await add()).toMatchObject({ status: 409, body: { code: 'no-longer-available', conflicts: [conflict] } });
      expect(await list()).toEqual([]);
      const around = await add({ from: `${tuesday}T09:00`, existing: 'around' });
      expect(around).toMatchObject({ status: 201, body: { held: [{ ...pm, half: 'AM' }], leftOut: [conflict] } });
      const ended = await change(around.body.id, { ...form(), existing: 'end-options', revision: 1 });
      expect(ended).toMatchObject({ status: 200, body: { revision: 2, held: [pm], leftOut: [] } });
      expect(await world.optionOf(claire, quoteId)).toBeNull();
      expect((await world.mails()).filter(({ to }) => to === claire.email).length).toBeGreaterThan(1);
    },
  );

  itOnBothEngines('a confirmed booking is never removed: it is listed as one to move', async () => {
    await world.book({ slots: [{ roomId: 'Ternes-P', day: tuesday, half: 'PM' }] });
    for (const existing of ['around', 'end-options']) {
      const added = await add({ rooms: ['Ternes-P', 'Ternes-A'], existing });
      expect(added).toMatchObject({ status: 201, body: { toMove: [{ ...pm, by: { kind: 'confirmed' } }] } });
      expect((await list())[0].toMove).toHaveLength(1);
      expect((await remove(added.body.id, 1)).status).toBe(204);
    }
    expect(await world.claims()).toEqual([`Ternes-P ${tuesday} PM 1`]);
  });

  itOnBothEngines('a block of another revision is answered with the one that stands', async () => {
    const { body } = await add();
    const changed = await change(body.id, { ...form({ reason: 'Carpet' }), revision: 1 });
    expect(changed).toMatchObject({ status: 200, body: { revision: 2, reason: 'Carpet', held: [pm] } });
    const stale = { status: 409, body: { code: 'stale-version', current: changed.body } };
    expect(await change(body.id, { ...form(), revision: 1 })).toMatchObject(stale);
    expect(await remove(body.id, 1)).toMatchObject(stale);
    expect((await change('11111111-1111-4111-8111-999999999999', { ...form(), revision: 1 })).status).toBe(404);
  });

  itOnBothEngines('a whole venue blocked for a whole day sells no seats at lunch, and sells them again after', async () => {
    const planning = async () => (await world.send('GET', `/api/planning/venues/ternes?from=${tuesday}&to=${tuesday}`, staff)).body;
    const { body } = await add({ rooms: 'all', from: `${tuesday}T00:00`, to: `${tuesday}T18:00` });
    expect(body.held).toHaveLength(8);
    const [lunch] = (await planning()).lunches;
    expect(lunch.service1.taken).toBe(lunch.service1.seats);
    expect(await planning()).toMatchObject({ claims: [], bookings: [] });
    expect(await find(oneDay)).toBe('not_available');
    await remove(body.id, 1);
    expect((await planning()).lunches).toEqual([]);
    expect(await find(oneDay)).toBe('available');
  });

  itOnBothEngines('a block and an option wanted at once: exactly one gets the room', async () => {
    const quoteId = await world.quoteOf(hugo, halfDay('PM'));
    const statuses = await Promise.all([world.place(hugo, quoteId), add(), add()]).then((all) => all.map(({ status }) => status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    expect(await world.claims()).toEqual([`Ternes-P ${tuesday} PM 1`]);
  });

  itOnBothEngines('the same key and body block once', async () => {
    const first = await add({}, 'key-1');
    expect(await add({}, 'key-1')).toMatchObject({ status: 201, body: first.body });
    expect((await add({ reason: 'Other' }, 'key-1')).status).toBe(422);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    [{ rooms: ['Louise-P'] }, { rooms: 'not_in_venue' }],
    [{ from: '2026-09-13T09:00' }, { from: 'in_past' }],
    [{ from: '2026-09-14T08:00', to: '2026-09-14T09:00' }, { to: 'in_past' }],
    [{ to: `${tuesday}T13:30` }, { to: 'overlap' }],
    [{ to: '2027-03-01T10:00' }, { to: 'too_late' }],
  ])('refuses %j as %j', async (overrides, errors) => {
    expect(await add(overrides)).toMatchObject({ status: 400, body: { errors } });
  });

  itOnBothEngines('staff alone block; each step stands in the trail with its actor, before and after', async () => {
    expect((await world.send('POST', path, claire, { body: form() })).status).toBe(403);
    const { body } = await add();
    await change(body.id, { ...form({ reason: 'Carpet' }), revision: 1 });
    await remove(body.id, 2);
    const { entries } = (await world.send('GET', '/api/referentials/audit-trail', staff)).body;
    const by = { userId: staff.userId };
    expect(entries).toMatchObject([
      { action: 'block-removed', by },
      { action: 'block-changed', by, changes: [{ field: 'reason', from: 'Painters', to: 'Carpet' }] },
      { action: 'block-added', by },
    ]);
  });
});

// Lifecycle L15, L40: lunch is served in the rooms of the category `Restaurant`, at the hours of its services.

const house = smallVenue({ lunchSeats: { service1: 60, service2: 40 } });
const withRestaurants = {
  record: house.record,
  rooms: [
    ...house.rooms,
    ...['R', 'S'].map((id) => makeRoom('Ternes', id, { category: 'Restaurant', subcommitteeType: null, capacities: { casual: 300 } })),
  ],
};
const restaurants = ['Ternes-R', 'Ternes-S'];

onEachOptionWorld((world) => {
  const closing = { rooms: restaurants, from: `${tuesday}T11:00`, to: `${tuesday}T15:00`, kind: 'works', reason: 'Kitchen' };
  const add = (overrides: object = {}) => world.send('POST', path, staff, { body: { ...closing, ...overrides } });
  const remove = (id: string) => world.send('DELETE', `${path}/${id}?revision=1`, staff);
  const lunches = async () => (await world.send('GET', `/api/planning/venues/ternes?from=${tuesday}&to=${tuesday}`, staff)).body.lunches;
  const withLunch = (lunchPax: number) => [searchDay(tuesday, { lunchPax, plenary: { pax: 8, duration: 'PM', configuration: 'casual' } })];
  const find = async (lunchPax: number) =>
    (await world.send('GET', `/api/available-venues/ternes?${searchQuery(withLunch(lunchPax))}`, claire)).body.type as string;
  const findWithout = async () =>
    (await world.send('GET', `/api/available-venues/ternes?${searchQuery(halfDay('PM'))}`, claire)).body.type as string;
  const listed = async () =>
    (await world.send('GET', `/api/available-venues?countryCode=FRA&${searchQuery(withLunch(8))}`, claire)).body.venues.length;
  const asSurvey = async (method: string, url: string, body?: object) => {
    const headers = { 'content-type': 'application/json', ...(await as({ kind: 'service', name: 'svc-survey' })) };
    const response = await world.app.request(url, { method, headers, body: body && JSON.stringify(body) });
    return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
  };
  /** A confirmed quote with 32 people in the first service. */
  const confirmed = async () => {
    const quoteId = await world.quoteOf(hugo, [searchDay(wednesday)]);
    await world.book({
      ...{ quoteId, userId: hugo.userId },
      slots: [{ roomId: 'Ternes-P', day: tuesday, half: 'AM', request: 0 }],
      lunches: [{ day: tuesday, service: 'service1', seats: 32 }],
    });
    return quoteId;
  };

  itOnBothEngines(
    'a closed restaurant has no seats anywhere, whatever becomes of those that were taken; once open, it has them',
    async () => {
      const quoteId = await confirmed();
      const { body } = await add({ existing: 'around' });
      expect([await find(1), await listed(), await findWithout()]).toEqual(['not_available', 0, 'available']);
      const none = { taken: 0, seats: 0 };
      expect(await lunches()).toEqual([{ day: tuesday, service1: { taken: 32, seats: 0 }, service2: none }]);
      const seats = `/internal/quotes/${quoteId}/lunches`;
      expect((await asSurvey('GET', seats)).body).toEqual({ days: [{ day: tuesday, left: { service1: 0, service2: 0 } }] });
      const claim = (pax: number) => asSurvey('PUT', `${seats}/${tuesday}`, { sequence: pax, service: 'any', seats: pax });
      expect((await claim(32)).status).toBe(204);
      expect(await claim(33)).toMatchObject({ status: 409, body: { code: 'no-seats', left: { service1: 0, service2: 0 } } });
      const { facts, revision } = (await world.send('GET', '/api/network/venues/ternes', admin)).body;
      const more = { ...facts, isAccessible: false, lunchSeats: { service1: 90, service2: 40 } };
      expect(await world.send('PUT', '/api/network/venues/ternes', admin, { body: { revision, facts: more } })).toMatchObject({
        status: 200,
      });
      expect(await find(1)).toBe('not_available');
      expect((await remove(body.id)).status).toBe(204);
      expect([await find(58), await listed()]).toEqual(['available', 1]);
      expect(await lunches()).toMatchObject([{ service1: { taken: 32, seats: 90 } }]);
    },
  );

  itOnBothEngines(
    'lunches that were sold are listed before anything is written; then those of options end, confirmed ones stay',
    async () => {
      const quoteId = await confirmed();
      const optional = await world.quoteOf(claire, withLunch(8));
      expect((await world.place(claire, optional)).status).toBe(201);
      const lunch = { roomId: 'Ternes-R', day: tuesday, half: 'AM' };
      const sold = { ...lunch, by: { kind: 'confirmed', quoteId }, lunch: { service: 'service1', seats: 32 } };
      const held = { ...lunch, by: { kind: 'option', quoteId: optional }, lunch: { service: 'service1', seats: 8 } };
      const { status, body } = await add();
      expect([status, body.code]).toEqual([409, 'no-longer-available']);
      expect(body.conflicts).toHaveLength(2);
      expect(body.conflicts).toEqual(expect.arrayContaining([expect.objectContaining(lunch), expect.objectContaining(lunch)]));
      expect(body.conflicts).toEqual(
        expect.arrayContaining([expect.objectContaining({ lunch: sold.lunch }), expect.objectContaining({ lunch: held.lunch })]),
      );
      expect([(await world.send('GET', path, staff)).body.blocks, await find(1)]).toEqual([[], 'available']);
      const around = await add({ existing: 'around' });
      expect(around).toMatchObject({ status: 201, body: { toMove: [sold], leftOut: [held] } });
      expect(around.body.held).toHaveLength(4);
      const ending = { ...closing, existing: 'end-options', revision: 1 };
      const ended = await world.send('PUT', `${path}/${around.body.id}`, staff, { body: ending });
      expect(ended).toMatchObject({ status: 200, body: { toMove: [sold], leftOut: [] } });
      expect(await world.optionOf(claire, optional)).toBeNull();
    },
  );

  itOnBothEngines('a sold lunch in a closed restaurant is a task until it is served elsewhere or the restaurant is open', async () => {
    const quoteId = await confirmed();
    const tasks = async () => (await world.send('GET', '/api/sales-desk/tasks', staff)).body.tasks;
    const first = (await add({ existing: 'around' })).body.id;
    const slots = [{ roomId: 'Ternes-R', roomName: 'R', day: tuesday, half: 'AM', lunch: { service: 'service1', seats: 32 } }];
    expect(await tasks()).toMatchObject([{ kind: 'move', state: 'open', move: { quoteId, blocks: [{ id: first }], slots } }]);
    await remove(first);
    expect(await tasks()).toEqual([]);
    await add({ existing: 'around' });
    expect(await tasks()).toHaveLength(1);
    const payload = { quoteId, day: tuesday, seated: null };
    const event = { id: randomUUID(), type: lunchChanged, aggregateId: quoteId, sequence: 1, payload };
    expect((await asSurvey('POST', '/internal/events', event)).status).toBe(204);
    expect(await tasks()).toEqual([]);
  });

  it.each([
    ['until noon', { to: `${tuesday}T12:15` }, [60, 40]],
    ['into the first service', { to: `${tuesday}T12:30` }, [0, 40]],
    ['from the end of the first service', { from: `${tuesday}T13:15` }, [60, 0]],
    ['in the evening', { from: `${tuesday}T18:00`, to: `${tuesday}T22:00` }, [60, 40]],
    ['while another restaurant serves', { rooms: ['Ternes-S'] }, [60, 40]],
    ['with the whole venue', { rooms: 'all' }, [0, 0]],
  ])('a restaurant blocked %s closes the services of those hours', async (_when, overrides, [first, second]) => {
    await confirmed();
    await add({ ...overrides, existing: 'around' });
    const [{ service1, service2 }] = await lunches();
    expect([service1.seats, service2.seats]).toEqual([first, second]);
  });

  it('two blocks that close one restaurant each close its lunch together, and a room elsewhere lists none', async () => {
    await confirmed();
    await add({ rooms: ['Ternes-R'] });
    expect(await find(1)).toBe('available');
    expect(await add({ rooms: ['Ternes-S'] })).toMatchObject({ status: 409, body: { conflicts: [{ lunch: { seats: 32 } }] } });
    await add({ rooms: ['Ternes-S'], existing: 'around' });
    expect(await find(1)).toBe('not_available');
    expect(await add({ rooms: ['Ternes-A'] })).toMatchObject({ status: 201, body: { toMove: [] } });
  });

  itOnBothEngines('a lunch and a closing wanted at once: the lunch is either listed or refused', async () => {
    const quoteId = await world.quoteOf(claire, withLunch(8));
    const [placed, closed] = await Promise.all([world.place(claire, quoteId), add()]);
    expect([placed.status, closed.status].sort()).toEqual([201, 409]);
  });
}, withRestaurants);
