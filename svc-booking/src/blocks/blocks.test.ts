import { setUpHours } from '@plenary/contracts/block-terms';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, halfDay, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { searchQuery } from '../testing/searches.ts';

// Lifecycle L38, L39.

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111111', role: 'staff' });
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
