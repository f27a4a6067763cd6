import type { AnswerFigures, TimesReport } from '@plenary/contracts/desk-reports.schemas';
import type { Task } from '@plenary/contracts/sales-desk.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { parseCsv } from 'hucre/csv';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, hugo, ines, noor, oneDay, wednesday } from '../options/testing/option-searches.ts';
import { customer } from '../options/testing/option-world.ts';
import { makeRoom, makeVenue } from '../testing/make-venue.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// Desk D21, D23.

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const hour = 3_600_000;
const year = 'from=2026-01-01&to=2026-12-31';
const venueId = 'a0V2p00000Qr901';
const venue = {
  record: makeVenue(venueId, { slug: 'ternes', commercialName: 'Comet Ternes' }),
  rooms: [makeRoom(venueId, 'P', { category: 'Premium', subcommitteeType: 'XL', capacities: { theater: 60 } })],
};

onEachOptionWorld((world) => {
  const times = async (by: string, more = ''): Promise<TimesReport> =>
    (await world.send('GET', `/api/desk/reports/times?by=${by}&period=created&${year}${more}`, nadia)).body;
  const list = async (query: string): Promise<{ total: number; tasks: Task[] }> =>
    (await world.send('GET', `/api/sales-desk/requests?${query}`, nadia)).body;
  const callBack = async (user: typeof claire): Promise<{ id: string; dueAt: number }> => {
    const { body } = await world.send('GET', `/api/available-venues/ternes?${searchQuery(oneDay)}`, user);
    await world.send('POST', `/api/demands/${body.demandId}/call-me-back`, user, { body: { action: 'call-me-back' } });
    const { tasks } = await list(year);
    const made = tasks.find(({ id }) => id === body.demandId);
    if (!made) throw new Error('nothing was asked');
    return { id: made.id, dueAt: Date.parse(made.dueAt) };
  };
  const fill = async (email: string) => {
    const asked = {
      ...{ 'venue-id': venueId, lang: 'fr', firstname: 'Léa', lastname: 'Roux', email, phone: '01 42 00 00 00', message: 'Bonjour' },
      ...{ 'start-date': '2026-12-01', 'end-date': '2026-12-02', 'rooms-count': 3, pax: 300 },
    };
    expect((await world.send('POST', '/api/create-big-event-demand', null, { body: asked })).status).toBe(201);
  };
  const done = async (id: string) => {
    expect((await world.send('PATCH', `/api/sales-desk/tasks/callback/${id}`, nadia, { body: { state: 'done', version: 0 } })).status).toBe(
      200,
    );
  };
  const counts = ({ count, answeredCount, onTimeCount, lateCount }: AnswerFigures) => [count, answeredCount, onTimeCount, lateCount];

  /** Five answered, of which one late, by staff or by a quote; one that waits; returns hours that the answers took. */
  const asked = async (): Promise<number[]> => {
    const begun = world.clock.now;
    const first = await callBack(claire);
    world.clock.now = begun + 2 * hour;
    await done(first.id);
    await callBack(hugo);
    world.clock.now += hour;
    await world.quoteOf(hugo, oneDay);
    const late = await callBack(ines);
    const lateSince = world.clock.now;
    world.clock.now = late.dueAt + hour;
    await done(late.id);
    const lateHours = (world.clock.now - lateSince) / hour;
    await fill(noor.email);
    world.clock.now += 4 * hour;
    await world.quoteOf(noor, [searchDay(wednesday)]);
    const fifth = await callBack(customer(5));
    world.clock.now += 3 * hour;
    await done(fifth.id);
    await callBack(customer(6));
    return [2, 1, lateHours, 4, 3];
  };

  itOnBothEngines('answers are told against the promise, with how long they took and their number', async () => {
    const hours = (await asked()).toSorted((a, b) => a - b);
    const { answers } = await times('month');
    expect(counts(answers.total)).toEqual([6, 5, 4, 1]);
    expect(answers.total).toMatchObject({ median: hours[2], ninetieth: Math.round(10 * (hours[4] ?? 0)) / 10 });
    expect(answers.rows).toHaveLength(12);
    const { answers: few } = await times('month', '&country=BEL');
    expect(few.total).toEqual({ count: 0, answeredCount: 0, onTimeCount: 0, lateCount: 0, median: null, ninetieth: null });
  });

  itOnBothEngines('a request that waits becomes late once what was promised is over, and its answer stays late', async () => {
    const { id, dueAt } = await callBack(claire);
    world.clock.now = dueAt;
    expect(counts((await times('venue')).answers.total)).toEqual([1, 0, 0, 0]);
    world.clock.now = dueAt + 1;
    expect(counts((await times('venue')).answers.total)).toEqual([1, 0, 0, 1]);
    await done(id);
    world.clock.now += 48 * hour;
    await world.quoteOf(claire, oneDay);
    expect(counts((await times('venue')).answers.total)).toEqual([1, 1, 0, 1]);
  });

  itOnBothEngines('each number of answers is that of its list, and rows add up to the total', async () => {
    await asked();
    for (const by of ['month', 'venue', 'country'] as const) {
      const { answers } = await times(by);
      const sums = answers.rows.map(counts);
      expect([0, 1, 2, 3].map((of) => sums.reduce((sum, row) => sum + (row[of] ?? 0), 0))).toEqual(counts(answers.total));
      for (const { key, from, to, ...figures } of [...answers.rows, { key: '', from: '2026-01-01', to: '2026-12-31', ...answers.total }]) {
        const query = `from=${from}&to=${to}${by === 'month' || !key ? '' : `&${by}=${key}`}`;
        const lists = await Promise.all(
          ['', 'answered', 'on-time', 'late'].map((outcome) => list(`${query}${outcome && `&outcome=${outcome}`}`)),
        );
        expect(lists.map(({ total }) => total)).toEqual(counts(figures));
        expect(lists.map(({ tasks }) => tasks.length)).toEqual(counts(figures));
      }
    }
    expect((await times('owner')).answers.rows).toEqual([]);
  });

  it('the export has the rows by the names of their columns, and stands in the trail', async () => {
    await asked();
    const { text } = await world.send('GET', `/api/desk/reports/times/export?by=venue&period=created&${year}&lng=en`, nadia);
    const [heads = [], ...rows] = parseCsv(text.trim()) as string[][];
    const told = rows.map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index]])));
    expect(told).toMatchObject([
      { Row: 'Comet Ternes', Quotes: '2', Requests: '6', Answered: '5', 'In time': '4', Late: '1' },
      { Row: 'Total', Requests: '6' },
    ]);
    const { entries } = (await world.send('GET', '/api/referentials/audit-trail', nadia)).body;
    expect(entries[0]).toMatchObject({ action: 'report-exported', subject: { type: 'report', id: 'times' } });
  });

  it('the report is for staff with the right alone, and the list of a venue that is none is not found', async () => {
    expect((await world.send('GET', `/api/desk/reports/times?by=month&period=start&${year}`, claire)).status).toBe(403);
    expect((await world.send('GET', `/api/sales-desk/requests?${year}&venue=nowhere`, nadia)).status).toBe(404);
  });
}, venue);
