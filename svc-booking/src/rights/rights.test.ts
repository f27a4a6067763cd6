import type { Report } from '@plenary/contracts/desk-reports.schemas';
import { type Job, jobs } from '@plenary/contracts/desk-rights';
import { ownedBy } from '@plenary/contracts/endpoints';
import { specOf } from '@plenary/contracts/registry';
import { exampleOf } from '@plenary/http/example-of';
import type { UserClaims } from '@plenary/service-kit/actor';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { searchQuery } from '../testing/searches.ts';

// Desk D26.

type Held = NonNullable<UserClaims['jobs']>[number];
const staff = (...held: Held[]) => testUser({ userId: '11111111-1111-4111-8111-111111111119', role: 'staff', jobs: held });
const everywhere = (job: Job) => staff({ job, scope: 'network', places: [] });
const inCountry = (country: string, ...held: Job[]) => staff(...held.map((job) => ({ job, scope: 'country', places: [country] })));
const atVenue = (venueId: string, ...held: Job[]) => staff(...held.map((job) => ({ job, scope: 'venues', places: [venueId] })));
const withoutJobs = staff();
const beforeJobs = testUser({ userId: '11111111-1111-4111-8111-111111111119', role: 'staff' });
const every = [...jobs];

const desk = ownedBy('booking')
  .map(specOf)
  .filter(({ right }) => right !== undefined);

onEachOptionWorld((world) => {
  const get = async (user: UserClaims, path: string) => world.send('GET', path, user);
  const held = async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    expect((await world.place(claire, quoteId)).status).toBe(201);
    const { booking, quote } = world.deps.tables;
    const [option] = await world.deps.database.read.select().from(booking).where(eq(booking.quoteId, quoteId));
    const [row] = await world.deps.database.read.select().from(quote).where(eq(quote.id, quoteId));
    return { quoteId, bookingId: option?.id ?? '', demandId: row?.demandId ?? '' };
  };

  /** Every call of the desk whose path names something at the venue, with what it names. */
  const callsAt = ({ quoteId, bookingId, demandId }: Awaited<ReturnType<typeof held>>) => {
    const ids: Record<string, string> = {
      ...{ quoteId, dealId: quoteId, reference: quoteId, bookingId, optionId: bookingId, demandId },
      ...{ venue: 'ternes', venueSlug: 'ternes', code: 'FRA', day: tuesday, list: 'day', roomId: 'Ternes-P', userId: claire.userId },
    };
    const isAtVenue = (path: string) => /\{(quoteId|dealId|reference|bookingId|optionId|demandId|venue|venueSlug)\}/.test(path);
    return desk
      .filter(({ path }) => isAtVenue(path))
      .map((spec) => ({
        call: `${spec.method} ${spec.path}`,
        right: spec.right,
        send: (user: UserClaims) => {
          const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '11111111-1111-4111-8111-111111111111');
          const query = new URLSearchParams(
            spec.query ? Object.entries(exampleOf(spec.query) as object).map(([name, value]): [string, string] => [name, `${value}`]) : [],
          );
          return world.send(spec.method, `${path}?${query}`, user, { body: spec.body && exampleOf(spec.body), key: quoteId });
        },
      }));
  };

  itOnBothEngines('what belongs to another country or venue is not there, whatever the call and the jobs', async () => {
    const calls = callsAt(await held());
    expect(calls.length).toBeGreaterThan(30);
    for (const user of [inCountry('BEL', ...every), atVenue('Elsewhere', ...every)]) {
      const answers = await Promise.all(calls.map(async ({ call, send }) => `${call} ${(await send(user)).status}`));
      expect(answers.filter((answer) => !answer.endsWith(' 404'))).toEqual([]);
    }
  });

  itOnBothEngines('a right that no job of the caller has is refused, and one of another place as well', async () => {
    const calls = callsAt(await held());
    const venueAlone = atVenue('Ternes', 'venue');
    const salesElsewhere = staff(
      { job: 'venue', scope: 'venues', places: ['Ternes'] },
      { job: 'sales-manager', scope: 'country', places: ['BEL'] },
    );
    for (const user of [venueAlone, salesElsewhere]) {
      const refused = calls.filter(({ right }) => right && !['events', 'diets', 'move'].includes(right));
      const answers = await Promise.all(refused.map(async ({ call, send }) => `${call} ${(await send(user)).status}`));
      expect(answers.filter((answer) => !answer.endsWith(' 403'))).toEqual([]);
    }
  });

  itOnBothEngines('calls of the whole network are for who has the right over the network', async () => {
    const paths = ['/api/sales-desk/parked-events', '/api/sales-desk/crm-records', '/api/referentials/audit-trail'];
    for (const path of paths) {
      expect((await get(inCountry('FRA', ...every), path)).status).toBe(403);
      expect((await get(everywhere('sales'), path)).status).toBe(200);
      expect((await get(everywhere('venue'), path)).status).toBe(403);
    }
  });

  itOnBothEngines('lists omit what is out of scope, and their numbers with it', async () => {
    const { quoteId } = await held();
    const [french, belgian, there] = [inCountry('FRA', ...every), inCountry('BEL', ...every), atVenue('Ternes', ...every)];
    const seen = async (user: UserClaims) => {
      const { deals, total } = (await get(user, '/api/desk/deals')).body;
      const { columns } = (await get(user, '/api/desk/pipeline')).body;
      const found = (await get(user, '/api/desk/search?search=ternes')).body;
      const report: Report = (await get(user, '/api/desk/reports/deals?by=venue&period=start&from=2026-01-01&to=2026-12-31')).body;
      const record = (await get(user, `/api/desk/records?users=${claire.userId}`)).body;
      return {
        deals: deals.map((deal: { quoteId: string }) => deal.quoteId),
        total,
        pipeline: columns.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
        venues: found.venues.length,
        week: (await get(user, '/api/planning/week?from=2026-10-05')).body.venues.length,
        reported: report.total.count,
        occupancy: (await get(user, '/api/desk/reports/occupancy?by=venue&from=2026-10-05&to=2026-10-09')).body.rows.length,
        places: (await get(user, '/api/referentials/countries/FRA/venues')).body.venues.length,
        record: record.figures.dealsCount,
      };
    };
    const all = { deals: [quoteId], total: 1, pipeline: 1, venues: 1, week: 1, reported: 1, occupancy: 1, places: 1, record: 1 };
    for (const user of [french, there, beforeJobs, everywhere('sales-manager')]) expect(await seen(user)).toEqual(all);
    const nothing = { deals: [], total: 0, pipeline: 0, venues: 0, week: 0, reported: 0, occupancy: 0, places: 0, record: 0 };
    expect(await seen(belgian)).toEqual(nothing);
  });

  itOnBothEngines('deals are ordered by amount for who may see amounts alone, and no page tells one', async () => {
    const { quoteId: cheap } = await held();
    const dear = await world.quoteOf(claire, [{ ...oneDay[0], date: '2026-10-08', lunch: true } as (typeof oneDay)[0]]);
    const order = async (user: UserClaims) =>
      (await get(user, '/api/desk/deals?sort=net')).body.deals.map(({ quoteId }: { quoteId: string }) => quoteId);
    const byId = [cheap, dear].sort().reverse();
    expect(await order(atVenue('Ternes', 'venue'))).toEqual(byId);
    const mixed = staff({ job: 'venue', scope: 'network', places: [] }, { job: 'sales', scope: 'country', places: ['BEL'] });
    expect(await order(mixed)).toEqual(byId);
    expect((await order(everywhere('sales'))).length).toBe(2);
    const sumFor = async (user: UserClaims) => (await get(user, '/api/desk/deals')).body.netPrice;
    expect([await sumFor(atVenue('Ternes', 'venue')), await sumFor(mixed)]).toEqual([undefined, undefined]);
    expect(await sumFor(atVenue('Ternes', 'sales'))).toBe(await sumFor(everywhere('sales')));
    expect(await sumFor(everywhere('sales'))).toBeGreaterThan(0);
    expect(await order(atVenue('Ternes', 'sales'))).toEqual(await order(everywhere('sales')));
  });

  itOnBothEngines('venues, prices and the file of the network are for the job that has them, where it has them', async () => {
    const [french, belgian, all] = [inCountry('FRA', 'network'), inCountry('BEL', 'network'), everywhere('network')];
    const paths = ['/api/network/venues/Ternes', '/api/network/venues/Ternes/prices', '/api/network/venues/Ternes/pictures'];
    for (const path of paths) {
      expect([path, (await get(french, path)).status, (await get(all, path)).status]).toEqual([path, 200, 200]);
      expect([path, (await get(belgian, path)).status]).toEqual([path, 404]);
      expect([path, (await get(everywhere('sales-manager'), path)).status]).toEqual([path, 403]);
    }
    const listed = async (user: UserClaims) => (await get(user, '/api/network/venues')).body.venues.length;
    expect([await listed(french), await listed(belgian)]).toEqual([await listed(all), 0]);
    expect((await get(all, '/api/network/export')).status).toBe(200);
    expect((await get(french, '/api/network/export')).status).toBe(403);
  });

  itOnBothEngines('amounts and contacts are not told to who has no right to prices', async () => {
    const { quoteId } = await held();
    const venue = atVenue('Ternes', 'venue');
    const [deal] = (await get(venue, '/api/desk/deals')).body.deals;
    expect(deal).toMatchObject({ quoteId, userId: null, customer: { companyName: claire.companyName, email: '', phone: '' } });
    expect(deal).not.toHaveProperty('netPrice');
    expect(deal).not.toHaveProperty('grossPrice');
    const [booking] = (await get(venue, `/api/planning/venues/ternes?from=${tuesday}&to=${tuesday}`)).body.bookings;
    expect(booking).toMatchObject({ quote: { pax: expect.any(Number) }, customer: { email: '', phone: '' } });
    expect(Object.keys(booking.quote)).toEqual(['status', 'pax']);
    const [priced] = (await get(everywhere('sales'), '/api/desk/deals')).body.deals;
    expect(priced).toMatchObject({ userId: claire.userId, netPrice: expect.any(Number), customer: { email: claire.email } });
  });

  itOnBothEngines('a job at a venue blocks its rooms and does not close its country, whose closings it reads', async () => {
    const venue = atVenue('Ternes', 'venue');
    const block = { rooms: ['Ternes-P'], from: `${tuesday}T08:00`, to: `${tuesday}T18:00`, kind: 'works', reason: 'Painters' };
    expect((await world.send('POST', '/api/planning/venues/ternes/blocks', venue, { body: block })).status).toBe(201);
    expect((await world.send('POST', '/api/planning/venues/ternes/blocks', everywhere('sales'), { body: block })).status).toBe(403);
    const closing = { from: '2027-02-01', to: '2027-02-02', reason: { fr: 'Travaux', en: 'Works', es: 'Obras', nl: 'Werken' } };
    const closings = '/api/planning/countries/FRA/closed-periods';
    expect((await get(venue, closings)).status).toBe(200);
    expect((await world.send('POST', closings, venue, { body: closing })).status).not.toBe(201);
  });

  itOnBothEngines('a request without a venue is of who works over the network, in lists and by its address', async () => {
    const { demandId } = (await get(claire, `/api/available-venues/ternes?${searchQuery(oneDay)}`)).body;
    await world.send('POST', `/api/demands/${demandId}/call-me-back`, claire, { body: { action: 'call-me-back' } });
    const { demand } = world.deps.tables;
    await world.deps.database.transact((tx) =>
      tx.update(demand).set({ venueId: null }).where(eq(demand.id, demandId)).returning({ id: demand.id }),
    );
    const tasksOf = async (user: UserClaims) => (await get(user, '/api/sales-desk/tasks')).body.tasks;
    const [task] = await tasksOf(everywhere('sales'));
    expect(task).toMatchObject({ venue: null });
    expect(await tasksOf(inCountry('FRA', ...every))).toEqual([]);
    const take = (user: UserClaims) =>
      world.send('PATCH', `/api/sales-desk/tasks/${task.kind}/${task.id}`, user, { body: { owner: 'me', version: 0 } });
    expect((await take(inCountry('FRA', ...every))).status).toBe(404);
    expect((await take(everywhere('sales'))).status).toBe(200);
  });

  it('whoever has no job has nothing, and staff of before there were jobs have what they had', async () => {
    const { quoteId } = await held();
    for (const path of [
      '/api/desk/deals',
      '/api/planning/week?from=2026-10-05',
      `/api/planning/quotes/${quoteId}`,
      '/api/planning/countries/FRA/holidays',
    ]) {
      expect((await get(withoutJobs, path)).status).toBe(403);
      expect((await get(beforeJobs, path)).status).toBe(200);
    }
  });
});
