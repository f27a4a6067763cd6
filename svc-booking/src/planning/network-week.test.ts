import type { NetworkWeek } from '@plenary/contracts/planning.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, hugo, oneDay, tuesday, wednesday } from '../options/testing/option-searches.ts';
import { searchDay } from '../testing/searches.ts';

// design: desk D11

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111111', role: 'staff' });

onEachOptionWorld((world) => {
  const get = (query: string, user = staff) => world.send('GET', `/api/planning/week?${query}`, user);
  const week = async (query = 'from=2026-10-05'): Promise<NetworkWeek> => (await get(query)).body;

  itOnBothEngines('tells for each venue and day the half-days confirmed, held and blocked, as the report counts them', async () => {
    const signed = await world.quoteOf(claire, oneDay);
    const slot = (half: 'AM' | 'PM' | 'SOIREE') => ({
      roomId: half === 'SOIREE' ? 'Ternes-E' : 'Ternes-P',
      day: tuesday,
      half,
      request: 0,
    });
    await world.book({ quoteId: signed, userId: claire.userId, slots: [slot('AM'), slot('PM'), slot('SOIREE')] });
    const held = await world.quoteOf(hugo, [searchDay(wednesday, { plenary: { pax: 24, duration: 'AM', configuration: 'theater' } })]);
    expect((await world.place(hugo, held)).status).toBe(201);
    const block = {
      rooms: ['Ternes-A', 'Ternes-E'],
      from: `${wednesday}T08:00`,
      to: `${wednesday}T18:00`,
      kind: 'works',
      reason: 'Painters',
    };
    expect((await world.send('POST', '/api/planning/venues/ternes/blocks', staff, { body: block })).status).toBe(201);
    const { days, venues } = await week();
    expect(days).toEqual(['2026-10-05', tuesday, wednesday, '2026-10-08', '2026-10-09', '2026-10-10', '2026-10-11']);
    const free = { isClosed: false, confirmed: 0, held: 0, blocked: 0 };
    const weekend = { ...free, isClosed: true };
    expect(venues).toEqual([
      {
        ...{ slug: 'ternes', name: expect.any(String), countryCode: 'FRA', halves: 6 },
        days: [free, { ...free, confirmed: 2 }, { ...free, held: 1, blocked: 2 }, free, free, weekend, weekend],
      },
    ]);
    const { total } = (await world.send('GET', '/api/desk/reports/occupancy?by=venue&from=2026-10-05&to=2026-10-09', staff)).body;
    const sum = (part: 'confirmed' | 'held' | 'blocked') =>
      venues.flatMap((venue) => venue.days.slice(0, 5)).reduce((halves, taken) => halves + taken[part], 0);
    expect([sum('confirmed'), sum('held'), sum('blocked')]).toEqual([total.sold, total.held, total.blocked]);
  });

  itOnBothEngines('an option that has lapsed holds nothing, also before it is ended', async () => {
    expect((await world.place(hugo, await world.quoteOf(hugo, oneDay))).status).toBe(201);
    world.clock.now += 40 * 86_400_000;
    expect((await week()).venues[0]?.days[1]).toMatchObject({ held: 0 });
  });

  it('is of one country where that is asked for, for staff alone, and refuses a day that is none', async () => {
    expect((await week('from=2026-10-05&country=BEL')).venues).toEqual([]);
    expect((await get('from=2026-10-05', claire)).status).toBe(403);
    expect((await get('from=2026-02-30')).status).toBe(400);
  });
});
