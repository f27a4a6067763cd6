import * as salesDeskSchemas from '@plenary/contracts/sales-desk.schemas';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { changeVerbs, staff } from '../changes/testing/change-verbs.ts';
import { claire, oneDay, tuesday, wednesday } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';

// Lifecycle L39.

const thursday = '2026-10-08';

onEachSignatureWorld((world) => {
  const { confirmed, change, preview } = changeVerbs(world);
  const tasks = async (state = '') =>
    salesDeskSchemas.listTasks.response.parse((await world.send('GET', `/api/sales-desk/tasks${state && `?state=${state}`}`, staff)).body)
      .tasks;
  const patch = (id: string, body: object) => world.send('PATCH', `/api/sales-desk/tasks/move/${id}`, staff, { body });
  const path = '/api/planning/venues/ternes/blocks';
  const block = async (day = tuesday) => {
    const body = { rooms: ['Ternes-P'], from: `${day}T08:00`, to: `${day}T18:00`, kind: 'works', reason: 'Painters', existing: 'around' };
    const added = await world.send('POST', path, staff, { body });
    expect(added.status).toBe(201);
    return added.body as { id: string; toMove: { by: { id: string } }[] };
  };

  itOnBothEngines('a confirmed booking in a blocked room is a task of staff, linked to it, until it has moved', async () => {
    const dealId = await confirmed(claire, oneDay);
    expect(await tasks()).toEqual([]);
    const { id: blockId, toMove } = await block();
    const [task] = await tasks();
    expect(task).toMatchObject({
      ...{ kind: 'move', id: toMove[0]?.by.id, state: 'open', owner: null, version: 0, dueAt: '2026-10-05T22:00:00.000Z' },
      ...{ venue: { slug: 'ternes' }, customer: { email: claire.email }, firstDay: tuesday, lastDay: tuesday, pax: 24, roomsCount: 1 },
      move: {
        quoteId: dealId,
        blocks: [{ id: blockId, kind: 'works', reason: 'Painters', from: `${tuesday}T08:00`, to: `${tuesday}T18:00` }],
        slots: ['AM', 'PM'].map((half) => ({ roomId: 'Ternes-P', roomName: 'P', day: tuesday, half })),
      },
    });
    const id = task?.id ?? '';
    expect((await patch(id, { owner: 'me', state: 'in-progress', note: 'Rings back', version: 0 })).body).toMatchObject({ version: 1 });
    // It is done by moving the booking, not by saying so.
    expect(await patch(id, { state: 'done', version: 1 })).toMatchObject({ status: 400, body: { errors: { state: 'invalid_value' } } });
    expect(await tasks('open')).toEqual([]);
    expect(await tasks('in-progress')).toMatchObject([{ id, note: 'Rings back', owner: { userId: staff.userId } }]);
    expect(await tasks('done')).toEqual([]);

    const { body } = await change(claire, dealId, [{ from: tuesday, to: thursday, pax: 24 }]);
    expect(await tasks()).toMatchObject([{ id }]);
    await world.prepareAndSign(claire, body.change.amendmentId);
    expect(await tasks()).toEqual([]);
    expect(await tasks('done')).toMatchObject([{ id, state: 'done', note: 'Rings back', move: { quoteId: dealId, slots: [] } }]);
    expect((await patch(id, { state: 'open', version: 1 })).status).toBe(400);
    // What it left goes to the block.
    expect((await world.send('GET', path, staff)).body.blocks).toMatchObject([{ toMove: [], held: [{ half: 'AM' }, { half: 'PM' }] }]);
  });

  itOnBothEngines('it is done as well once the block is lifted or lies elsewhere, or the booking is cancelled', async () => {
    const dealId = await confirmed(claire, oneDay);
    const first = await block();
    expect(await tasks()).toHaveLength(1);
    const moved = { rooms: ['Ternes-P'], from: `${wednesday}T08:00`, to: `${wednesday}T18:00`, kind: 'works', reason: 'Painters' };
    expect((await world.send('PUT', `${path}/${first.id}`, staff, { body: { ...moved, revision: 1 } })).status).toBe(200);
    expect([await tasks(), (await tasks('done')).length]).toEqual([[], 1]);
    const second = await block();
    expect(await tasks()).toMatchObject([{ state: 'open', move: { blocks: [{ id: second.id }] } }]);
    expect((await world.send('DELETE', `${path}/${second.id}?revision=1`, staff)).status).toBe(204);
    expect(await tasks()).toEqual([]);
    await block();
    expect(await tasks()).toHaveLength(1);
    const { revision, previewHash } = (await world.send('POST', `/api/deals/${dealId}/cancellation/preview`, claire, { body: {} })).body;
    await world.send('POST', `/api/deals/${dealId}/cancellation`, claire, { body: { revision, previewHash, reason: 'dates' } });
    expect([await tasks(), (await tasks('done')).length]).toEqual([[], 1]);
  });

  itOnBothEngines('an option that a block went around is one once it is confirmed; nobody moves what is over', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.place(claire, quoteId);
    await block();
    expect(await tasks()).toEqual([]);
    await world.prepareAndSign(claire, quoteId);
    expect(await tasks()).toMatchObject([{ kind: 'move', move: { quoteId } }]);
    world.clock.now = Date.parse('2026-10-06T22:00:00Z');
    expect(await tasks()).toEqual([]);
  });

  it('is for staff alone, and there is none of a booking that never stood in the way', async () => {
    await confirmed(claire, oneDay);
    const [booking] = await world.deps.database.read.select().from(world.deps.tables.booking);
    expect((await patch(booking?.id ?? '', { owner: 'me', version: 0 })).status).toBe(404);
    expect((await world.send('GET', '/api/sales-desk/tasks', claire)).status).toBe(403);
  });

  // Lifecycle L15.
  itOnBothEngines('nobody more has lunch in a venue that is blocked at noon: fewer do, and the others keep theirs', async () => {
    const dealId = await confirmed(claire, oneDay);
    const body = { rooms: 'all', from: `${tuesday}T12:00`, to: `${tuesday}T15:00`, kind: 'works', reason: 'Kitchen', existing: 'around' };
    expect((await world.send('POST', path, staff, { body })).status).toBe(201);
    const pax = (number: number) => [{ from: tuesday, to: tuesday, pax: number }];
    expect((await preview(claire, dealId, pax(25))).body).toMatchObject({ obstacle: 'no-lunch' });
    expect((await change(claire, dealId, pax(23))).status).toBe(201);
    const { lunches } = (await world.send('GET', `/api/planning/venues/ternes?from=${tuesday}&to=${tuesday}`, staff)).body;
    expect(lunches).toMatchObject([{ service1: { taken: 23, seats: 0 } }]);
  });
});
