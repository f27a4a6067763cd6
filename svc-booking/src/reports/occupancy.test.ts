import type { Occupancy } from '@plenary/contracts/desk-reports.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { faultsInBooks } from '../options/testing/faults-in-books.ts';
import { claire, halfDay, hugo, oneDay, tuesday, wednesday } from '../options/testing/option-searches.ts';
import { searchDay } from '../testing/searches.ts';

// design: desk D18

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const omar = testUser({ userId: '22222222-2222-4222-8222-222222222222', email: 'omar@comet.example', role: 'admin' });
const week = 'from=2026-10-05&to=2026-10-11';

onEachOptionWorld((world) => {
  const get = (path: string, actor = nadia) => world.send('GET', `/api/desk/reports/occupancy${path}`, actor);
  const occupancy = async (query: string): Promise<Occupancy> => (await get(`?${query}`)).body;
  const slot = (roomId: string, half: 'AM' | 'PM' | 'SOIREE', request: number | null = 0) => ({ roomId, day: tuesday, half, request });
  const block = (overrides: object = {}) =>
    world.send('POST', '/api/planning/venues/ternes/blocks', nadia, {
      body: { rooms: ['Ternes-A'], from: `${wednesday}T08:00`, to: `${wednesday}T18:00`, kind: 'works', reason: 'Painters', ...overrides },
    });

  itOnBothEngines(
    'counts meeting rooms on open days: sold, held and blocked halves, evenings apart, and the people of what is sold',
    async () => {
      const signed = await world.quoteOf(claire, oneDay);
      await world.book({
        ...{ quoteId: signed, userId: claire.userId },
        slots: [slot('Ternes-P', 'AM'), slot('Ternes-P', 'PM'), slot('Ternes-E', 'SOIREE', null)],
      });
      const held = await world.quoteOf(hugo, [searchDay(wednesday, { plenary: { pax: 24, duration: 'AM', configuration: 'theater' } })]);
      expect((await world.place(hugo, held)).status).toBe(201);
      expect((await block()).status).toBe(201);
      expect((await block({ rooms: ['Ternes-E'] })).status).toBe(201);
      const { rows, total } = await occupancy(`by=venue&${week}`);
      // Three meeting rooms on five days.
      const net = (await world.send('GET', `/api/quotes/${signed}`, claire)).body.totalExcludingVatPrice;
      const figures = { halves: 30, blocked: 2, sold: 2, held: 1, evenings: 1, people: 48, seats: 120, net };
      expect(total).toEqual(figures);
      expect(rows).toEqual([{ key: 'ternes', name: expect.any(String), country: 'FRA', from: '2026-10-05', to: '2026-10-11', ...figures }]);
      expect(await faultsInBooks(world.deps)).toEqual([]);
    },
  );

  itOnBothEngines('a booking without a quote is sold, with people and seats that nobody knows', async () => {
    await world.book({ slots: [slot('Ternes-P', 'AM', null)] });
    expect((await occupancy(`by=venue&${week}`)).total).toMatchObject({ sold: 1, people: 0, seats: 0 });
  });

  itOnBothEngines('what is cancelled or has lapsed takes nothing', async () => {
    const held = await world.quoteOf(hugo, halfDay('AM'));
    await world.place(hugo, held);
    expect((await occupancy(`by=venue&${week}`)).total).toMatchObject({ held: 1 });
    world.clock.now += 40 * 86_400_000;
    expect((await occupancy(`by=venue&${week}`)).total).toMatchObject({ sold: 0, held: 0 });
  });

  itOnBothEngines('months and countries add up to the total, and a closed day counts on neither side', async () => {
    const signed = await world.quoteOf(claire, oneDay);
    await world.book({ quoteId: signed, userId: claire.userId, slots: [slot('Ternes-P', 'AM')] });
    const months = await occupancy('by=month&from=2026-09-15&to=2026-12-02');
    expect(months.rows.map(({ key, sold }) => [key, sold])).toEqual([
      ['2026-09', 0],
      ['2026-10', 1],
      ['2026-11', 0],
      ['2026-12', 0],
    ]);
    for (const by of ['venue', 'country']) {
      const { rows, total } = await occupancy(`by=${by}&from=2026-09-15&to=2026-12-02`);
      expect(total).toEqual(months.total);
      expect(rows.reduce((sum, { halves }) => sum + halves, 0)).toBe(total.halves);
    }
    expect((await occupancy(`by=country&country=BEL&${week}`)).rows).toEqual([expect.objectContaining({ key: 'BEL', halves: 0, sold: 0 })]);
    const reason = { fr: 'Travaux', en: 'Works', es: 'Obras', nl: 'Werken' };
    await world.deps.database.transact(async (tx) => {
      await tx
        .insert(world.deps.tables.closedPeriod)
        .values({ id: 'closed-tuesday', country: 'FRA', fromDay: tuesday, toDay: tuesday, reason, version: 1, isRemoved: false });
      await tx.update(world.deps.tables.catalogueVersion).set({ version: 1_000 });
    });
    expect((await occupancy(`by=venue&${week}`)).total).toMatchObject({ halves: 24, sold: 0, people: 0, seats: 0 });
  });

  itOnBothEngines('a day on which the venue alone is closed counts on neither side, in every group', async () => {
    const signed = await world.quoteOf(claire, oneDay);
    await world.book({ quoteId: signed, userId: claire.userId, slots: [slot('Ternes-P', 'AM'), slot('Ternes-E', 'SOIREE', null)] });
    await world.book({ slots: [{ ...slot('Ternes-P', 'PM', null), day: wednesday }] });
    const { facts, revision } = (await world.send('GET', '/api/network/venues/ternes', omar)).body;
    const closings = [
      { from: tuesday, to: tuesday },
      { from: '10-08', to: '10-10', reason: 'Works' },
    ];
    const closing = { ...facts, hasFood: false, isAccessible: false, closings };
    expect((await world.send('PUT', '/api/network/venues/ternes', omar, { body: { revision, facts: closing } })).status).toBe(200);
    const figures = { halves: 12, blocked: 0, sold: 1, held: 0, evenings: 0, people: 0, seats: 0 };
    for (const by of ['venue', 'country', 'month'])
      expect(await occupancy(`by=${by}&country=FRA&${week}`)).toMatchObject({ rows: [figures], total: figures });
  });

  itOnBothEngines('the export has the rows with their shares and the total, and stands in the trail', async () => {
    const signed = await world.quoteOf(claire, oneDay);
    await world.book({ quoteId: signed, userId: claire.userId, slots: [slot('Ternes-P', 'AM'), slot('Ternes-P', 'PM')] });
    const { text } = await get(`/export?by=venue&${week}&lng=fr`);
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toMatch(/Ligne;Du;Au;Demi-journées;Bloquées;Vendues;Occupation \(%\);/);
    expect(lines.at(-1)).toBe('Total;2026-10-05;2026-10-11;30;0;2;6,7;48;120;40;2,7;0;0;2941,68;98,06');
    const { entries } = (await world.send('GET', '/api/referentials/audit-trail', nadia)).body;
    expect(entries[0]).toMatchObject({ action: 'report-exported', subject: { type: 'report', id: 'occupancy' } });
  });

  // design: desk D37
  it.each([
    ['a period that ends before it begins', 'by=month&from=2026-10-02&to=2026-10-01', { to: 'too_early' }],
    ['more than 1,100 days', 'by=month&from=2026-01-01&to=2029-01-06', { to: 'too_late' }],
    ['a group that is none', 'by=colour&from=2026-10-01&to=2026-10-02', {}],
    ['a filter that is none', 'by=month&from=2026-10-01&to=2026-10-02&colour=red', { colour: 'invalid_value' }],
  ])('%s is refused', async (_, query, errors) => {
    expect(await get(`?${query}`)).toMatchObject({ status: 400, body: { errors } });
  });

  it('is for staff alone', async () => {
    const query = `by=month&${week}`;
    expect([(await get(`?${query}`, claire)).status, (await get(`/export?${query}`, claire)).status]).toEqual([403, 403]);
  });
});
