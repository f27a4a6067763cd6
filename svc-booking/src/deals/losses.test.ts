import type { DealsPage, ListedDeal, Pipeline } from '@plenary/contracts/desk-deals.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { parseCsv } from 'hucre/csv';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, day, halfDay, hugo, ines, oneDay } from '../options/testing/option-searches.ts';

// Desk D8.

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });

onEachOptionWorld((world) => {
  let presses = 0;
  const withdraw = (quoteId: string, body: object, user = nadia) =>
    world.send('POST', `/api/desk/quotes/${quoteId}/withdrawal`, user, { body, key: `press-${++presses}` });
  const tell = (quoteId: string, body: object, user = nadia) => world.send('PUT', `/api/desk/deals/${quoteId}/loss`, user, { body });
  const list = async (query = ''): Promise<DealsPage> => (await world.send('GET', `/api/desk/deals?${query}`, nadia)).body;
  const ids = async (query: string) => (await list(query)).deals.map(({ quoteId }) => quoteId);
  const dealOf = async (quoteId: string): Promise<ListedDeal | undefined> => (await list()).deals.find((deal) => deal.quoteId === quoteId);
  const pipeline = async (query = ''): Promise<Pipeline> => (await world.send('GET', `/api/desk/pipeline?${query}`, nadia)).body;
  const trail = async () => (await world.send('GET', '/api/referentials/audit-trail', nadia)).body.entries;
  const by = { userId: nadia.userId, email: nadia.email, name: expect.any(String) };

  itOnBothEngines('a deal is lost for a reason: its option ends, the next one moves up, and list and trail tell why', async () => {
    const [lost, behind] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, oneDay)];
    await world.place(claire, lost);
    await world.place(hugo, behind);
    expect((await dealOf(lost))?.loss).toBeNull();
    expect((await withdraw(lost, { lost: 'competitor', reason: 'Took the hotel next door', revision: 0 })).status).toBe(204);
    expect((await dealOf(lost))?.stage).toBe('rejected');
    expect((await dealOf(lost))?.loss).toEqual({ reason: 'competitor', text: 'Took the hotel next door', by, version: 1 });
    expect((await dealOf(behind))?.stage).toBe('option-1');
    expect((await trail())[0]).toMatchObject({
      action: 'quote-withdrawn',
      subject: { type: 'quote', id: lost },
      changes: [
        { field: 'lostReason', from: null, to: 'competitor' },
        { field: 'reason', from: null, to: 'Took the hotel next door' },
      ],
    });
  });

  itOnBothEngines('one that ended by itself is told by how it ended, until staff say why', async () => {
    const [expired, declined] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, halfDay('AM'))];
    await world.send('POST', `/api/quotes/${declined}/rejection`, hugo, { body: { reason: 'No' }, key: 'press-1' });
    expect((await dealOf(declined))?.loss).toEqual({ reason: 'unsaid', text: '', by: null, version: 0 });
    expect(await tell(expired, { reason: 'price', text: '', version: 0 })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    world.clock.now += 14 * day;
    expect((await dealOf(expired))?.loss).toEqual({ reason: 'no-answer', text: '', by: null, version: 0 });
    const told = await tell(expired, { reason: 'price', text: 'Too dear by a third', version: 0 });
    expect([told.status, told.body]).toEqual([200, { reason: 'price', text: 'Too dear by a third', by, version: 1 }]);
    expect((await dealOf(expired))?.loss).toEqual(told.body);
    expect((await trail())[0]).toMatchObject({
      action: 'loss-told',
      changes: [
        { field: 'lostReason', from: 'no-answer', to: 'price' },
        { field: 'reason', from: null, to: 'Too dear by a third' },
      ],
    });
    expect([await ids('lost=price'), await ids('lost=unsaid'), await ids('lost=no-answer')]).toEqual([[expired], [declined], []]);
    expect((await ids('lost=any')).toSorted()).toEqual([expired, declined].toSorted());
  });

  itOnBothEngines('two at once: the second is shown what the first said, and repeating it changes nothing', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await withdraw(quoteId, { lost: 'date' });
    const answers = await Promise.all([
      tell(quoteId, { reason: 'price', text: '', version: 1 }),
      tell(quoteId, { reason: 'space', text: '', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, late] = answers.toSorted((a, b) => a.status - b.status);
    expect(late?.body).toMatchObject({ code: 'stale-version', current: won?.body });
    const again = await tell(quoteId, { reason: won?.body.reason, text: '', version: 2 });
    expect([again.status, again.body.version]).toEqual([200, 2]);
    expect(await trail()).toHaveLength(2);
  });

  itOnBothEngines('the column of the lost counts and sums the list of the same filter', async () => {
    const [first, second] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, oneDay)];
    await world.quoteOf(ines, halfDay('PM'));
    await withdraw(first, { lost: 'price' });
    await withdraw(second, { lost: 'date' });
    for (const query of ['', 'lost=price', 'search=claire', 'country=BEL', 'owner=nobody']) {
      const { lost } = await pipeline(query);
      const page = await list(query.includes('lost=') ? query : `${query}&lost=any`);
      expect([query, lost?.count, lost?.deals.length]).toEqual([query, page.total, page.total]);
      expect(lost?.netPrice).toBe(page.deals.reduce((sum, { netPrice = 0 }) => sum + netPrice, 0));
    }
    expect((await pipeline()).lost?.count).toBe(2);
  });

  itOnBothEngines('the file of deals tells why each was lost', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.quoteOf(hugo, oneDay);
    await withdraw(quoteId, { lost: 'other', reason: 'Budget frozen' });
    const { text } = await world.send('GET', '/api/desk/deals/export?lng=en&sort=days', nadia);
    const [heads = [], ...rows] = parseCsv(text.trimEnd()) as string[][];
    const told = rows.map((row) => ['Reason of loss', 'Loss in words'].map((head) => row[heads.indexOf(head)]));
    expect(told.toSorted()).toEqual([
      ['', ''],
      ['Another reason', 'Budget frozen'],
    ]);
  });

  itOnBothEngines('an older page, which gives words alone, says another reason', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    expect((await withdraw(quoteId, { reason: 'Wrong price' })).status).toBe(204);
    expect((await dealOf(quoteId))?.loss).toMatchObject({ reason: 'other', text: 'Wrong price' });
  });

  it('another reason needs words, and only staff who may quote say any', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    for (const body of [{}, { lost: 'other' }, { lost: 'other', reason: ' ' }])
      expect(await withdraw(quoteId, body)).toMatchObject({ status: 400, body: { errors: { reason: 'required' } } });
    expect((await withdraw(quoteId, { lost: 'weather' })).status).toBe(400);
    await withdraw(quoteId, { lost: 'price' });
    expect(await tell(quoteId, { reason: 'other', text: '', version: 1 })).toMatchObject({
      status: 400,
      body: { errors: { text: 'required' } },
    });
    expect((await tell(quoteId, { reason: 'price', text: '', version: 1 }, claire)).status).toBe(403);
    const hall = testUser({ ...nadia, jobs: [{ job: 'venue', scope: 'network', places: [] }] });
    expect((await tell(quoteId, { reason: 'price', text: '', version: 1 }, hall)).status).toBe(403);
    expect((await tell('00000000-0000-4000-8000-000000000000', { reason: 'price', text: '', version: 0 })).status).toBe(404);
    expect((await world.send('GET', '/api/desk/deals?lost=weather', nadia)).status).toBe(400);
  });
});
