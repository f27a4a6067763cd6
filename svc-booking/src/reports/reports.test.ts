import type { DealsPage } from '@plenary/contracts/desk-deals.schemas';
import type { Report } from '@plenary/contracts/desk-reports.schemas';
import { reportGroups } from '@plenary/contracts/desk-reports-terms';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import fc from 'fast-check';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, halfDay, hugo, ines, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { searchDay } from '../testing/searches.ts';

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });

onEachOptionWorld((world) => {
  const get = (path: string, actor = nadia) => world.send('GET', `/api/desk/${path}`, actor);
  const report = async (query: string): Promise<Report> => (await get(`reports/deals?${query}`)).body;
  const list = async (query: string): Promise<DealsPage> => (await get(`deals?${query}`)).body;
  const deals = async () => {
    const signed = await world.quoteOf(claire, oneDay);
    await world.book({ quoteId: signed, userId: claire.userId, slots: [{ roomId: 'Ternes-P', day: tuesday, half: 'AM', request: 0 }] });
    const followed = await world.quoteOf(hugo, [searchDay('2026-11-03')]);
    world.clock.now += 20 * 86_400_000;
    await world.quoteOf(ines, halfDay('PM'));
    const body = { ownerId: nadia.userId, nextAction: '', nextDay: null, version: 0 };
    await world.send('PUT', `/api/desk/deals/${followed}/follow-up`, nadia, { body });
  };
  const lostDeals = async () => {
    for (const [day, lost] of [
      ['2026-11-05', 'price'],
      ['2026-11-06', 'competitor'],
    ]) {
      const quoteId = await world.quoteOf(hugo, [searchDay(day ?? '')]);
      await world.send('POST', `/api/desk/quotes/${quoteId}/withdrawal`, nadia, { body: { lost }, key: `press-${lost}` });
    }
    const declined = await world.quoteOf(claire, [searchDay('2026-11-09')]);
    await world.send('POST', `/api/quotes/${declined}/rejection`, claire, { body: { reason: 'No' }, key: 'press-no' });
  };
  const filterOf = { month: '', venue: 'venue', country: 'country', stage: 'stage', owner: 'owner', lost: 'lost' } as const;
  const allOf = (by: string) => (by === 'lost' ? '&lost=any' : '');

  // Desk D18, D23.
  itOnBothEngines('every number of a report is the count or the sum of its list, and rows add up to the total', async () => {
    await deals();
    await lostDeals();
    const day = fc.integer({ min: 0, max: 120 }).map((count) => new Date(Date.UTC(2026, 7, 20 + count)).toISOString().slice(0, 10));
    const asked = fc.record({
      by: fc.constantFrom(...reportGroups),
      period: fc.constantFrom('start', 'created', 'decided'),
      days: fc.tuple(day, day).map((pair) => pair.sort()),
      stage: fc.constantFrom('', '&stage=quote', '&stage=confirmed', '&country=FRA'),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ by, period, days: [from, to], stage }) => {
        const { rows, total } = await report(`by=${by}&period=${period}&from=${from}&to=${to}${stage}`);
        const rest = stage.includes(`&${filterOf[by]}=`) && by !== 'month' ? '' : stage;
        for (const row of rows) {
          const own = by === 'month' ? '' : `&${filterOf[by]}=${row.key}`;
          const page = await list(`period=${period}&from=${row.from}&to=${row.to}${own}${rest}`);
          expect([row.key, row.count]).toEqual([row.key, page.total]);
          expect(row.netPrice).toBe(page.deals.reduce((sum, { netPrice = 0 }) => sum + netPrice, 0));
          expect(row.signedCount).toBe(page.deals.filter(({ stage: at }) => at === 'confirmed' || at === 'done').length);
        }
        for (const figure of ['count', 'signedCount', 'netPrice', 'signedNet', 'pax'] as const)
          expect([figure, rows.reduce((sum, row) => sum + row[figure], 0)]).toEqual([figure, total[figure]]);
        const page = await list(`period=${period}&from=${from}&to=${to}${stage}${allOf(by)}`);
        expect(total.count).toBe(page.total);
      }),
      { numRuns: 25 },
    );
  });

  // Desk D22.
  itOnBothEngines('lost deals are counted by their reasons: as staff said, else by how they ended', async () => {
    await deals();
    await lostDeals();
    const { rows, total } = await report('by=lost&period=created&from=2026-09-01&to=2026-12-31');
    expect(rows.map(({ key, count, signedCount }) => [key, count, signedCount])).toEqual([
      ['price', 1, 0],
      ['no-answer', 1, 0],
      ['competitor', 1, 0],
      ['unsaid', 1, 0],
    ]);
    expect(total.count).toBe(4);
    const { text } = await get('reports/deals/export?by=lost&period=created&from=2026-09-01&to=2026-12-31&lng=en');
    expect(text).toMatch(/\r\nPrice,.*\r\nNo answer,.*\r\nCompetitor,.*\r\nNo reason given,.*\r\nTotal,/);
  });

  itOnBothEngines('months go through the period, the empty ones too', async () => {
    await deals();
    const { rows } = await report('by=month&period=start&from=2026-09-15&to=2026-12-02');
    expect(rows.map(({ key, from, to, count }) => [key, from, to, count])).toEqual([
      ['2026-09', '2026-09-15', '2026-09-30', 0],
      ['2026-10', '2026-10-01', '2026-10-31', 2],
      ['2026-11', '2026-11-01', '2026-11-30', 1],
      ['2026-12', '2026-12-01', '2026-12-02', 0],
    ]);
  });

  itOnBothEngines('the export has the rows and their total, and stands in the trail', async () => {
    await deals();
    const { text } = await get('reports/deals/export?by=stage&period=start&from=2026-10-01&to=2026-11-30&lng=fr');
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toMatch(/Ligne;Du;Au;Devis;Signés;/);
    expect(lines.at(-1)).toMatch(/^Total;2026-10-01;2026-11-30;3;1;/);
    expect((await get('reports/deals/export?by=stage&period=start&from=2026-10-01&to=2026-11-30&format=ods')).status).toBe(400);
    const { entries } = (await world.send('GET', '/api/referentials/audit-trail', nadia)).body;
    expect(entries[0]).toMatchObject({ action: 'report-exported', subject: { type: 'report', id: 'stage' } });
  });

  // Desk D37.
  it.each([
    ['a period that ends before it begins', 'by=month&period=start&from=2026-10-02&to=2026-10-01', { to: 'too_early' }],
    ['more than 1,100 days', 'by=month&period=start&from=2026-01-01&to=2029-01-06', { to: 'too_late' }],
    ['days of events, which belong to several months', 'by=month&period=days&from=2026-10-01&to=2026-10-02', {}],
    ['a group that is none', 'by=colour&period=start&from=2026-10-01&to=2026-10-02', {}],
    ['a filter that is none', 'by=month&period=start&from=2026-10-01&to=2026-10-02&colour=red', { colour: 'invalid_value' }],
  ])('%s is refused', async (_, query, errors) => {
    expect(await get(`reports/deals?${query}`)).toMatchObject({ status: 400, body: { errors } });
  });

  it('is for staff alone', async () => {
    const query = 'by=month&period=start&from=2026-10-01&to=2026-10-02';
    expect([(await get(`reports/deals?${query}`, claire)).status, (await get(`reports/deals/export?${query}`, claire)).status]).toEqual([
      403, 403,
    ]);
  });
});
