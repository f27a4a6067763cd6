import type { Report, TimesReport } from '@plenary/contracts/desk-reports.schemas';
import { reportGroups } from '@plenary/contracts/desk-reports-terms';
import { dayStart } from '@plenary/service-kit/local-time';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { customer } from '../options/testing/option-world.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { searchDay } from '../testing/searches.ts';
import { spreadOf } from './spread.ts';

// Desk D21.

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const day = 86_400_000;
const dates = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06'];

onEachSignatureWorld((world) => {
  const timesOf = async (query: string): Promise<Report['times']> =>
    (await world.send('GET', `/api/desk/reports/deals?by=month&period=start&${query}`, nadia)).body.times;

  itOnBothEngines('a report tells how long before their events deals begin, and how long their customers take to sign', async () => {
    const begun = world.clock.now;
    const quotes = [];
    for (const [index, date] of dates.entries()) quotes.push(await world.quoteOf(customer(index + 1), [searchDay(date)]));
    for (const [index, quoteId] of quotes.entries()) {
      world.clock.now = begun + 2 * (index + 1) * day;
      await world.place(customer(index + 1), quoteId);
      expect((await world.prepareAndSign(customer(index + 1), quoteId)).status).toBe(201);
    }
    const toWednesday = Math.round((10 * (Date.parse('2026-11-03T23:00:00Z') - begun)) / day) / 10;
    expect(await timesOf('from=2026-11-01&to=2026-11-30')).toEqual({
      lead: { count: 5, median: toWednesday, ninetieth: toWednesday + 2 },
      decision: { count: 5, median: 6, ninetieth: 10 },
    });
    expect(await timesOf('from=2026-11-01&to=2026-11-05')).toMatchObject({ decision: { count: 4, median: null, ninetieth: null } });
  });

  itOnBothEngines('the times of a report are those of its deals looked at one by one, across a change of clocks', async () => {
    const autumn = ['2026-10-05', '2026-10-26', '2026-11-02', '2026-11-03', '2026-11-04', '2026-12-01'];
    for (const [index, date] of autumn.entries()) {
      const quoteId = await world.quoteOf(customer(index + 1), [searchDay(date)]);
      if (index % 2 === 0) {
        await world.place(customer(index + 1), quoteId);
        world.clock.now += (index + 1) * 3_600_000;
        expect((await world.prepareAndSign(customer(index + 1), quoteId)).status).toBe(201);
      }
      world.clock.now += day / 3;
    }
    const rows = await world.deps.database.read.select().from(world.deps.tables.dealRow);
    const leads = rows.map(({ firstDay, createdAt }) => Math.max(0, dayStart(firstDay, 'Europe/Paris') - createdAt));
    const signed = rows.filter(({ stage }) => stage === 'confirmed');
    expect([leads.length, signed.length]).toEqual([6, 3]);
    expect(await timesOf('from=2026-10-01&to=2026-12-31')).toEqual({
      lead: spreadOf(leads),
      decision: spreadOf(signed.map(({ decidedAt, createdAt }) => (decidedAt ?? 0) - createdAt)),
    });
  });

  it('a booking that nobody signed took nobody any time to sign', async () => {
    const quoteId = await world.quoteOf(customer(1), [searchDay('2026-11-03')]);
    await world.book({ quoteId, userId: customer(1).userId, slots: [{ roomId: 'Ternes-P', day: '2026-11-03', half: 'AM', request: 0 }] });
    expect(await timesOf('from=2026-11-01&to=2026-11-30')).toMatchObject({ lead: { count: 1 }, decision: { count: 0 } });
  });

  itOnBothEngines('each row of times counts the deals of its list, and rows add up to the total, by whatever they are told', async () => {
    for (const [index, date] of ['2026-10-06', '2026-10-13', '2026-11-03', '2026-11-10'].entries()) {
      const quoteId = await world.quoteOf(customer(index + 1), [searchDay(date)]);
      if (index < 3) {
        await world.place(customer(index + 1), quoteId);
        world.clock.now += 3_600_000;
        expect((await world.prepareAndSign(customer(index + 1), quoteId)).status).toBe(201);
      }
      const body = { ownerId: nadia.userId, nextAction: '', nextDay: null, version: 0 };
      if (index === 0) await world.send('PUT', `/api/desk/deals/${quoteId}/follow-up`, nadia, { body });
    }
    const booked = await world.quoteOf(customer(5), [searchDay('2026-11-17')]);
    await world.book({
      quoteId: booked,
      userId: customer(5).userId,
      slots: [{ roomId: 'Ternes-P', day: '2026-11-17', half: 'AM', request: 0 }],
    });
    const whole = 'from=2026-10-01&to=2026-12-31';
    const totalOf = async (query: string) => (await world.send('GET', `/api/desk/deals?period=start&${query}`, nadia)).body.total;
    for (const by of reportGroups.filter((group) => group !== 'lost')) {
      const report: TimesReport = (await world.send('GET', `/api/desk/reports/times?by=${by}&period=start&${whole}`, nadia)).body;
      expect([report.total.lead.count, report.total.decision.count]).toEqual([5, 3]);
      const sums = report.rows.map(({ lead, decision }) => [lead.count, decision.count]);
      expect([0, 1].map((of) => sums.reduce((sum, row) => sum + (row[of] ?? 0), 0))).toEqual([5, 3]);
      for (const { key, from, to, lead, decision } of report.rows) {
        const list = `from=${from}&to=${to}${by === 'month' ? '' : `&${by}=${key}`}`;
        expect([await totalOf(list), await totalOf(`${list}&outcome=by-customer`)]).toEqual([lead.count, decision.count]);
      }
    }
    const { times } = (await world.send('GET', `/api/desk/reports/deals?by=month&period=start&${whole}`, nadia)).body;
    const [venue] = (await world.send('GET', `/api/desk/reports/times?by=venue&period=start&${whole}`, nadia)).body.rows;
    expect({ lead: venue.lead, decision: venue.decision }).toEqual(times);
    expect(times.lead.median).toBeGreaterThan(0);
  });
});
