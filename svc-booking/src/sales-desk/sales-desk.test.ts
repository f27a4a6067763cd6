import * as salesDeskSchemas from '@plenary/contracts/sales-desk.schemas';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { appendEvent } from '@plenary/service-kit/outbox';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, oneDay } from '../options/testing/option-searches.ts';
import { noAddons } from '../options/testing/option-world.ts';
import { makeRoom, makeVenue } from '../testing/make-venue.ts';
import { searchQuery } from '../testing/searches.ts';

const nadia = testUser({
  userId: '11111111-1111-4111-8111-111111111111',
  email: 'nadia@comet.example',
  firstname: 'Nadia',
  lastname: 'Blanc',
  role: 'staff',
});
const omar = testUser({ userId: '22222222-2222-4222-8222-222222222222', email: 'omar@comet.example', role: 'admin' });

const venueId = 'a0V2p00000Qr901';
const venue = {
  record: makeVenue(venueId, { slug: 'ternes', commercialName: 'Comet Ternes' }),
  rooms: [makeRoom(venueId, 'P', { category: 'Premium' })],
};

onEachOptionWorld((world) => {
  const ask = async (
    path: string,
    { method = 'GET', body, actor = nadia }: { method?: string; body?: unknown; actor?: typeof nadia } = {},
  ) => world.send(method, `/api/sales-desk${path}`, actor, { body });
  const tasks = async (state = '') =>
    salesDeskSchemas.listTasks.response.parse((await ask(`/tasks${state && `?state=${state}`}`)).body).tasks;
  const callBack = async () => {
    const { body } = await world.send('GET', `/api/available-venues/ternes?${searchQuery(oneDay)}`, claire);
    await world.send('POST', `/api/demands/${body.demandId}/call-me-back`, claire, { body: { action: 'call-me-back' } });
    return body.demandId as string;
  };
  const demand = async (pax: number, email = 'lea@maison-lea.example') => {
    const fields = {
      lang: 'nl',
      firstname: 'Léa',
      lastname: 'Roux',
      email,
      phone: '01 42 00 00 00',
      'start-date': '2026-12-01',
      'end-date': '2026-12-02',
      'rooms-count': 3,
      pax,
      message: 'Noël',
    };
    const { status } = await world.send('POST', '/api/create-big-event-demand', null, { body: { 'venue-id': venueId, ...fields } });
    expect(status).toBe(201);
  };

  // Covers B-Q10, B-Q13–B-Q14.
  itOnBothEngines('a call that was asked for is told until it is made; asked for again, it opens the task again', async () => {
    const availability = async () => (await world.send('GET', `/api/available-venues/ternes?${searchQuery(oneDay)}`, claire)).body;
    const { demandId } = await availability();
    const { quoteId } = (await world.send('POST', '/api/quote', claire, { body: { demandId, addons: noAddons } })).body;
    const told = async (user = claire) => (await world.send('GET', `/api/quotes/${quoteId}`, user)).body.callback;
    expect(await told()).toBe('offered');
    await callBack();
    expect(await told()).toBe('requested');
    await ask(`/tasks/callback/${demandId}`, { method: 'PATCH', body: { state: 'done', version: 0 } });
    expect(await told()).toBe('offered');
    world.clock.now += 1_000;
    await callBack();
    expect(await told()).toBe('requested');
    expect(await tasks('open')).toEqual([expect.objectContaining({ id: demandId, state: 'open', version: 2 })]);
    const contract = { companyName: 'Atelier Nord', percent: 10, description: '', dispositions: '' };
    expect(await told({ ...claire, contract })).toBe('none');
    expect(await told({ ...claire, contract: { ...contract, percent: 0 } })).toBe('requested');
  });

  itOnBothEngines('shows who waits for what and until when, what is due first in front', async () => {
    await demand(80);
    world.clock.now -= 1_000;
    const id = await callBack();
    await demand(300, 'ana@casa-ana.example');
    const [first, , third] = await tasks();
    expect((await tasks()).map(({ kind }) => kind).sort()).toEqual(['big-event', 'callback', 'custom-price']);
    expect((await tasks()).find(({ kind }) => kind === 'callback')).toEqual({
      kind: 'callback',
      id,
      state: 'open',
      owner: null,
      note: '',
      version: 0,
      createdAt: new Date(world.clock.now).toISOString(),
      dueAt: new Date(world.clock.now + 86_400_000).toISOString(),
      venue: { venueId: 'a0V2p00000Qr901', slug: 'ternes', name: 'Comet Ternes', countryCode: 'FRA' },
      customer: { name: 'Claire Martin', companyName: 'Atelier Nord', email: claire.email, phone: '+33142000000', lang: 'fr' },
      firstDay: '2026-10-06',
      lastDay: '2026-10-06',
      hasFlexibleDates: false,
      pax: 24,
      roomsCount: 1,
      message: '',
    });
    expect((first?.dueAt ?? '') <= (third?.dueAt ?? '')).toBe(true);
    expect(third).toMatchObject({ kind: 'big-event', customer: { name: 'Léa Roux', lang: 'nl' }, pax: 80, roomsCount: 3, message: 'Noël' });
  });

  it('lets staff take a task, note its progress and complete it', async () => {
    const id = await callBack();
    const change = (body: object) => ask(`/tasks/callback/${id}`, { method: 'PATCH', body });
    expect(await change({ owner: 'me', state: 'in-progress', version: 0 })).toMatchObject({
      status: 200,
      body: { state: 'in-progress', owner: { name: 'Nadia Blanc' }, version: 1 },
    });
    expect((await tasks('in-progress')).map((task) => task.id)).toEqual([id]);
    expect(await tasks('open')).toEqual([]);
    await change({ note: 'Rappelle jeudi', version: 1 });
    await change({ owner: 'nobody', state: 'done', version: 2 });
    expect(await tasks()).toEqual([]);
    expect(await tasks('done')).toMatchObject([{ id, owner: null, note: 'Rappelle jeudi', version: 3 }]);
    const { auditEntry } = world.deps.tables;
    const trail = await world.deps.database.read.select().from(auditEntry);
    expect(trail.map(({ changes }) => changes.map(({ field }) => field))).toEqual([['state', 'owner'], ['note'], ['state', 'owner']]);
  });

  it('lists of more tasks than one page holds those that are due first, and of those that are done the last ones', async () => {
    const { database, tables } = world.deps;
    const people = { lang: 'fr', firstname: 'Léa', lastname: 'Roux', email: 'lea@maison-lea.example', phone: '01 42 00 00 00' };
    const wish = { startDay: '2026-12-01', endDay: '2026-12-02', hasFlexibleDates: false, roomsCount: 3, pax: 80, message: '' };
    const forms = Array.from({ length: 205 }, (_, index) => ({
      ...{ ...people, ...wish, venueId, userId: null, adsTracking: null, state: 'asked', createdAt: 0 },
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      dueAt: index,
    }));
    await database.transact((tx) => tx.insert(tables.bigEventDemand).values(forms));
    const ids = forms.map(({ id }) => id);
    expect((await tasks('open')).map(({ id }) => id)).toEqual(ids.slice(0, 200));
    const called = await callBack();
    const done = { state: 'done', owner: null, note: '', version: 1 };
    await database.transact((tx) => tx.insert(tables.task).values([...ids, called].map((id) => ({ ...done, id }))));
    expect((await tasks('done')).map(({ id }) => id)).toEqual([called, ...ids.toReversed()].slice(0, 200));
  });

  itOnBothEngines('is taken by one of two at the same moment', async () => {
    const id = await callBack();
    const take = (actor: typeof nadia) => ask(`/tasks/callback/${id}`, { method: 'PATCH', body: { owner: 'me', version: 0 }, actor });
    const answers = await Promise.all([take(nadia), take(omar)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { auditEntry } = world.deps.tables;
    expect(await world.deps.database.read.select().from(auditEntry)).toHaveLength(1);
  });

  it('a change that changes nothing keeps the version, and leaves no trail', async () => {
    const id = await callBack();
    const change = (body: object) => ask(`/tasks/callback/${id}`, { method: 'PATCH', body });
    expect(await change({ state: 'open', version: 0 })).toMatchObject({ status: 200, body: { version: 0 } });
    await change({ owner: 'me', version: 0 });
    expect(await change({ owner: 'me', note: '', version: 1 })).toMatchObject({ status: 200, body: { version: 1 } });
    expect((await change({ owner: 'me', version: 0 })).status).toBe(409);
    const { auditEntry } = world.deps.tables;
    expect(await world.deps.database.read.select().from(auditEntry)).toHaveLength(1);
  });

  it('refuses what is no task, and a state that is none', async () => {
    const id = await callBack();
    expect((await ask(`/tasks/big-event/${id}`, { method: 'PATCH', body: { version: 0 } })).status).toBe(404);
    expect((await ask(`/tasks/callback/${id}`, { method: 'PATCH', body: { version: 0, state: 'lost' } })).status).toBe(400);
    expect((await ask(`/tasks/callback/${id}`, { method: 'PATCH', body: { version: 7, state: 'done' } })).status).toBe(409);
  });

  it('shows events that could not be delivered without what they say, and sends them on', async () => {
    const { database } = world.deps;
    const { outbox } = kitTables(database.dialect);
    const event = {
      id: 'e1/secret',
      type: 'mail',
      aggregateId: 'q1',
      sequence: 1,
      payload: { text: 'https://book.example/activate?token=secret' },
    };
    await database.transact(async (tx) => {
      await appendEvent(tx, database, event, world.clock.now);
      await tx.update(outbox).set({ parked: true, attempts: 10 }).returning();
    });
    const listed = await ask('/parked-events');
    expect(listed.body).toEqual({
      events: [{ id: 'e1/secret', type: 'mail', aggregateId: 'q1', attempts: 10, createdAt: new Date(world.clock.now).toISOString() }],
    });
    expect((await ask(`/parked-events/${encodeURIComponent('e1/secret')}/resend`, { method: 'POST' })).status).toBe(204);
    expect((await ask('/parked-events')).body).toEqual({ events: [] });
    expect((await ask(`/parked-events/${encodeURIComponent('e1/secret')}/resend`, { method: 'POST' })).status).toBe(404);
    expect(await database.read.select({ attempts: outbox.attempts, parked: outbox.parked }).from(outbox)).toEqual([
      { attempts: 0, parked: false },
    ]);
  });

  it.each(['/tasks', '/parked-events'])('%s needs the role staff', async (path) => {
    expect((await world.app.request(`/api/sales-desk${path}`)).status).toBe(401);
    expect((await world.app.request(`/api/sales-desk${path}`, { headers: await as(claire) })).status).toBe(403);
  });
}, venue);
