import type { Report } from '@plenary/contracts/desk-reports.schemas';
import type { Task } from '@plenary/contracts/sales-desk.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, hugo, oneDay, wednesday } from '../options/testing/option-searches.ts';
import { makeRoom, makeVenue } from '../testing/make-venue.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// Desk D20, D23.

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const day = 86_400_000;
const venueId = 'a0V2p00000Qr901';
const venue = {
  record: makeVenue(venueId, { slug: 'ternes', commercialName: 'Comet Ternes' }),
  rooms: [makeRoom(venueId, 'P', { category: 'Premium', subcommitteeType: 'XL', capacities: { theater: 60 } })],
};

onEachOptionWorld((world) => {
  const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  const spanOf = (from: number, to: number) => `from=${dateOf(from)}&to=${dateOf(to)}`;
  const report = async (from: number, to: number, more = ''): Promise<NonNullable<Report['conversion']>> =>
    (await world.send('GET', `/api/desk/reports/deals?by=month&period=start&${spanOf(from, to)}${more}`, nadia)).body.conversion;
  const list = async (from: number, to: number, outcome = ''): Promise<{ total: number; tasks: Task[] }> =>
    (await world.send('GET', `/api/sales-desk/requests?${spanOf(from, to)}${outcome && `&outcome=${outcome}`}`, nadia)).body;
  const callBack = async (user = claire) => {
    const { body } = await world.send('GET', `/api/available-venues/ternes?${searchQuery(oneDay)}`, user);
    await world.send('POST', `/api/demands/${body.demandId}/call-me-back`, user, { body: { action: 'call-me-back' } });
    return body.demandId as string;
  };
  const fill = async (email: string, user: typeof claire | null = null) => {
    const asked = {
      ...{ 'venue-id': venueId, lang: 'fr', firstname: 'Léa', lastname: 'Roux', email, phone: '01 42 00 00 00', message: 'Bonjour' },
      ...{ 'start-date': '2026-12-01', 'end-date': '2026-12-02', 'rooms-count': 3, pax: 300 },
    };
    expect((await world.send('POST', '/api/create-big-event-demand', user, { body: asked })).status).toBe(201);
  };
  /** What a report counts is what its lists count and hold. */
  const expectLists = async (from: number, to: number) => {
    const { requests } = await report(from, to);
    const told = await Promise.all(['', 'quoted', 'open'].map((outcome) => list(from, to, outcome)));
    expect(told.map(({ total }) => total)).toEqual([requests?.count, requests?.quotedCount, requests?.openCount]);
    for (const { total, tasks } of told) expect(tasks).toHaveLength(total);
    return requests;
  };

  itOnBothEngines('requests of a period count as quoted once a quote follows them, and as open until they are quoted or done', async () => {
    const begun = world.clock.now;
    const demandId = await callBack();
    await fill(hugo.email);
    await fill('lea@maison-lea.example');
    expect(await expectLists(begun, begun)).toEqual({ count: 3, quotedCount: 0, openCount: 3 });
    expect(await expectLists(begun + day, begun + 2 * day)).toEqual({ count: 0, quotedCount: 0, openCount: 0 });

    world.clock.now = begun + 2 * day;
    await world.quoteOf(claire, oneDay);
    await world.quoteOf(hugo, [searchDay(wednesday)]);
    expect(await expectLists(begun, begun)).toEqual({ count: 3, quotedCount: 2, openCount: 1 });
    expect((await list(begun, begun, 'quoted')).tasks.map(({ id, kind }) => [kind, kind === 'callback' && id])).toEqual(
      expect.arrayContaining([
        ['callback', demandId],
        ['custom-price', false],
      ]),
    );

    const [open] = (await list(begun, begun, 'open')).tasks;
    await world.send('PATCH', `/api/sales-desk/tasks/${open?.kind}/${open?.id}`, nadia, { body: { state: 'done', version: 0 } });
    expect(await expectLists(begun, begun)).toEqual({ count: 3, quotedCount: 2, openCount: 0 });
    expect(await report(begun, begun, '&country=FRA')).not.toHaveProperty('requests');
  });

  itOnBothEngines('a quote from before a request of another demand does not answer it', async () => {
    await world.quoteOf(claire, [searchDay(wednesday)]);
    world.clock.now += day;
    await fill(claire.email);
    await fill(claire.email, claire);
    expect(await expectLists(world.clock.now, world.clock.now)).toEqual({ count: 2, quotedCount: 0, openCount: 2 });
  });

  it('the list has a period of at most three years, in its order, and is for staff alone', async () => {
    const answer = async (query: string, user = nadia) => {
      const { status, body } = await world.send('GET', `/api/sales-desk/requests?${query}`, user);
      return [status, body?.errors ?? null];
    };
    expect(await answer('from=2026-02-01&to=2026-01-01')).toEqual([400, { to: 'too_early' }]);
    expect(await answer('from=2020-01-01&to=2026-01-01')).toEqual([400, { to: 'too_late' }]);
    expect((await answer('from=2026-01-01&to=2026-01-01&outcome=lost'))[0]).toBe(400);
    expect((await answer('from=2026-01-01&to=2026-01-01', claire))[0]).toBe(403);
  });
}, venue);
