import type { SavedView } from '@plenary/contracts/saved-views.schemas';
import { maxViewName, mostViews } from '@plenary/contracts/saved-views-terms';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire } from '../options/testing/option-searches.ts';
import { forgetViews } from './forget-views.ts';

// design: desk D35

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const louis = testUser({ userId: '11111111-1111-4111-8111-111111111114', email: 'louis@comet.example', role: 'staff' });

onEachOptionWorld((world) => {
  const form = { list: 'events', name: 'Options à Ternes', filter: { stage: 'option-1', venue: 'ternes', from: 'today' }, isShared: false };
  const add = (overrides: object = {}, user = nadia) => world.send('POST', '/api/desk/views', user, { body: { ...form, ...overrides } });
  const list = async (user = nadia, of = 'events'): Promise<SavedView[]> =>
    (await world.send('GET', `/api/desk/views?list=${of}`, user)).body.views;
  const change = ({ viewId, list: _, madeBy: __, ...view }: SavedView, overrides: object = {}, user = nadia) =>
    world.send('PUT', `/api/desk/views/${viewId}`, user, { body: { ...view, ...overrides } });
  const remove = (viewId: string, user = nadia) => world.send('DELETE', `/api/desk/views/${viewId}`, user);

  itOnBothEngines('a view is kept under its name, for its list and for who made it alone', async () => {
    const { status, body } = await add();
    expect([status, body]).toEqual([
      201,
      { ...form, viewId: expect.any(String), madeBy: expect.objectContaining({ userId: nadia.userId }), version: 1 },
    ]);
    expect(await list()).toEqual([body]);
    expect([await list(nadia, 'pipeline'), await list(louis)]).toEqual([[], []]);
  });

  itOnBothEngines('a shared view is everybody’s to open, by name beside their own, and its maker’s to change and remove', async () => {
    const { body: shared } = await add({ isShared: true, name: 'Zone nord' });
    const { body: own } = await add({ name: 'Au calme' }, louis);
    expect(await list(louis)).toEqual([own, shared]);
    expect([(await change(shared, { name: 'À moi' }, louis)).status, (await remove(shared.viewId, louis)).status]).toEqual([403, 403]);
    const { body: mine } = await change(shared, { isShared: false });
    expect(await list(louis)).toEqual([own]);
    expect([(await change(mine, { name: 'À moi' }, louis)).status, (await remove(mine.viewId, louis)).status]).toEqual([404, 404]);
    expect((await remove(mine.viewId)).status).toBe(204);
    expect([await list(), (await remove(mine.viewId)).status]).toEqual([[], 404]);
  });

  itOnBothEngines('of two changes from one version the second is refused with the newer state', async () => {
    const { body: view } = await add();
    const first = await change(view, { name: 'Options de mars', filter: { stage: 'option-1' } });
    expect(first).toMatchObject({ status: 200, body: { name: 'Options de mars', filter: { stage: 'option-1' }, version: 2 } });
    expect(await change(view, { name: 'Options d’avril' })).toMatchObject({
      status: 409,
      body: { code: 'stale-version', current: first.body },
    });
    expect(await list()).toEqual([first.body]);
  });

  itOnBothEngines(`one person keeps ${mostViews} at most`, async () => {
    for (let made = 0; made < mostViews; made++) expect((await add({ name: `Vue ${made}` })).status).toBe(201);
    expect(await add()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await add({}, louis)).status).toBe(201);
  });

  itOnBothEngines('the views of a person who is erased go with them', async () => {
    await add({ isShared: true });
    await add({ isShared: true }, louis);
    await world.deps.database.transact((tx) => forgetViews(tx, world.deps.tables, nadia.userId));
    expect((await list()).map(({ madeBy }) => madeBy.userId)).toEqual([louis.userId]);
  });

  it.each([
    ['no name', { name: '  ' }],
    ['a name that is too long', { name: 'a'.repeat(maxViewName + 1) }],
    ['a name of two lines', { name: 'a\nb' }],
    ['a list that is none', { list: 'colours' }],
    ['a stage that is none', { filter: { stage: 'sold' } }],
    ['a day that is none', { filter: { from: '2026-02-30' } }],
  ])('%s is refused', async (_, overrides) => {
    expect((await add(overrides)).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('views are for staff alone', async () => {
    const answers = [await world.send('GET', '/api/desk/views?list=events', claire), await add({}, claire)];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
});
