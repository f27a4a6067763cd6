import type { DealsPage, Pipeline } from '@plenary/contracts/desk-deals.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, day, halfDay, hugo, ines, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { keepDealRows } from './keep-deal-rows.ts';

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const louis = { userId: '11111111-1111-4111-8111-111111111113', email: 'louis@comet.example', name: 'Louis Arnaud' };
const findColleague = async (userId: string) => (userId === louis.userId ? louis : undefined);
const begun = { ownerId: nadia.userId, nextAction: 'Call about the menu', nextDay: tuesday, version: 0 };

onEachOptionWorld(
  (world) => {
    const follow = (quoteId: string, body: object = begun, user = nadia) =>
      world.send('PUT', `/api/desk/deals/${quoteId}/follow-up`, user, { body });
    const list = async (query: string): Promise<DealsPage> => (await world.send('GET', `/api/desk/deals?${query}`, nadia)).body;
    const ids = async (query: string) => (await list(query)).deals.map(({ quoteId }) => quoteId);
    const pipeline = async (query = ''): Promise<Pipeline> => (await world.send('GET', `/api/desk/pipeline?${query}`, nadia)).body;

    // Desk D8.
    itOnBothEngines('a deal has an owner, a next action and its day, told in lists, and a trail', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      expect((await list('')).deals[0]?.followUp).toEqual({ owner: null, nextAction: '', nextDay: null, version: 0 });
      const { status, body } = await follow(quoteId);
      expect([status, body.owner.email, body.version]).toEqual([200, nadia.email, 1]);
      expect((await list('')).deals[0]?.followUp).toEqual(body);
      const { entries } = (await world.send('GET', '/api/referentials/audit-trail', nadia)).body;
      expect(entries[0]).toMatchObject({ action: 'follow-up-changed', subject: { type: 'quote', id: quoteId } });
      expect(entries[0].changes.map(({ field }: { field: string }) => field)).toEqual(['owner', 'nextAction', 'nextDay']);
    });

    // Desk D8.
    itOnBothEngines('lists and pipeline tell when its customer was written or spoken to last', async () => {
      const [quoteId, other] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, halfDay('AM'))];
      const told = async () => new Map((await list('')).deals.map((deal) => [deal.quoteId, deal.lastContactAt]));
      expect([...(await told()).values()]).toEqual([null, null]);
      const { sentMail } = world.deps.tables;
      const mail = {
        id: 'mail-1',
        quoteId,
        userId: claire.userId,
        recipient: claire.email,
        subject: 'Votre devis',
        sentAt: world.clock.now,
      };
      await world.deps.database.transact((tx) => tx.insert(sentMail).values(mail));
      const written = new Date(world.clock.now).toISOString();
      expect(await told()).toEqual(
        new Map([
          [quoteId, written],
          [other, null],
        ]),
      );
      world.clock.now += day;
      const note = { text: 'A appelé pour le menu' };
      expect((await world.send('POST', `/api/desk/customers/${claire.userId}/notes`, nadia, { body: note, key: 'note-1' })).status).toBe(
        201,
      );
      const spoken = new Date(world.clock.now).toISOString();
      expect((await told()).get(quoteId)).toBe(spoken);
      const { columns } = await pipeline();
      expect(columns.flatMap(({ deals }) => deals).find((deal) => deal.quoteId === quoteId)?.lastContactAt).toBe(spoken);
    });

    itOnBothEngines('two at once: the second is shown what the first wrote, and nothing is lost', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      await follow(quoteId);
      const late = await follow(quoteId, { ...begun, nextAction: 'Send the plan' });
      expect(late).toMatchObject({ status: 409, body: { code: 'stale-version', current: { nextAction: begun.nextAction, version: 1 } } });
      expect((await follow(quoteId, { ...begun, version: 1 })).body.version).toBe(1);
    });

    itOnBothEngines('is given to a colleague, and to nobody who is none', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      expect((await follow(quoteId, { ...begun, ownerId: louis.userId })).body.owner).toEqual(louis);
      expect(await follow(quoteId, { ...begun, ownerId: claire.userId, version: 1 })).toMatchObject({
        status: 400,
        body: { errors: { ownerId: 'invalid' } },
      });
      expect((await follow('00000000-0000-4000-8000-000000000000')).status).toBe(404);
      expect((await follow(quoteId, begun, claire)).status).toBe(403);
    });

    const assign = (ownerId: string | null, deals: object[], user = nadia) =>
      world.send('POST', '/api/desk/deals/assign', user, { body: { ownerId, deals } });

    // design: desk D7
    itOnBothEngines('several are assigned at once: what comes next stays, and what has changed or is gone is refused alone', async () => {
      const quoteIds = [
        await world.quoteOf(claire, oneDay),
        await world.quoteOf(hugo, halfDay('AM')),
        await world.quoteOf(ines, halfDay('PM')),
      ];
      const [first = '', second = '', third = ''] = quoteIds;
      const gone = '00000000-0000-4000-8000-000000000000';
      await follow(first);
      await follow(second);
      const { status, body } = await assign(louis.userId, [
        { quoteId: first, version: 1 },
        { quoteId: second, version: 0 },
        { quoteId: third, version: 0 },
        { quoteId: gone, version: 0 },
        { quoteId: first, version: 1 },
      ]);
      expect([status, body]).toEqual([
        200,
        {
          assigned: [
            { quoteId: first, followUp: { owner: louis, nextAction: begun.nextAction, nextDay: begun.nextDay, version: 2 } },
            { quoteId: third, followUp: { owner: louis, nextAction: '', nextDay: null, version: 1 } },
          ],
          refused: [
            { quoteId: second, code: 'stale-version', current: expect.objectContaining({ version: 1 }) },
            { quoteId: gone, code: 'not-found' },
          ],
        },
      ]);
      expect((await ids(`owner=${louis.userId}`)).toSorted()).toEqual([first, third].toSorted());
      expect(await ids(`owner=${nadia.userId}`)).toEqual([second]);
    });

    it.each([
      ['nobody of the staff', claire.userId, 1],
      ['no deal', louis.userId, 0],
      ['more than 200 deals', louis.userId, 201],
    ])('to assign with %s is refused as a whole', async (_, ownerId, count) => {
      const quoteId = await world.quoteOf(claire, oneDay);
      const deals = Array.from({ length: count }, () => ({ quoteId, version: 0 }));
      expect((await assign(ownerId, deals)).status).toBe(400);
      expect((await list('')).deals[0]?.followUp?.version).toBe(0);
    });

    itOnBothEngines('several get what comes next at once: who follows them up stays', async () => {
      const ids = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, oneDay)];
      await assign(nadia.userId, [{ quoteId: ids[0], version: 0 }]);
      const next = { nextAction: 'Call about the menu', nextDay: '2026-09-20' };
      const deals = ids.map((quoteId, index) => ({ quoteId, version: index === 0 ? 1 : 0 }));
      const { status, body } = await world.send('POST', '/api/desk/deals/assign', nadia, { body: { next, deals } });
      expect([status, body.refused]).toEqual([200, []]);
      expect(body.assigned.map(({ followUp }: { followUp: object }) => followUp)).toMatchObject([
        { ...next, owner: { userId: nadia.userId }, version: 2 },
        { ...next, owner: null, version: 1 },
      ]);
    });

    it('to assign is for staff alone', async () => {
      expect((await assign(null, [{ quoteId: await world.quoteOf(claire, oneDay), version: 0 }], claire)).status).toBe(403);
    });

    itOnBothEngines('lists are those of an owner, of nobody, and of what is due until a day', async () => {
      const [mine, free] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, halfDay('AM'))];
      await follow(mine);
      expect(await ids(`owner=${nadia.userId}`)).toEqual([mine]);
      expect(await ids('owner=nobody')).toEqual([free]);
      expect(await ids(`due=${tuesday}`)).toEqual([mine]);
      expect(await ids('due=2026-01-01')).toEqual([]);
      await follow(mine, { ownerId: null, nextAction: '', nextDay: null, version: 1 });
      expect((await ids('owner=nobody')).toSorted()).toEqual([mine, free].toSorted());
    });

    itOnBothEngines('a period is of the event, its first day, the quote or the signature', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      const today = new Date(world.clock.now).toISOString().slice(0, 10);
      const isIn = async (period: string, date: string) => (await ids(`from=${date}&to=${date}&period=${period}`)).includes(quoteId);
      expect([await isIn('start', tuesday), await isIn('days', tuesday), await isIn('created', today)]).toEqual([true, true, true]);
      expect([await isIn('start', today), await isIn('created', tuesday), await isIn('decided', today)]).toEqual([false, false, false]);
    });

    // Desk D1, D23.
    itOnBothEngines('each column of the pipeline counts and sums what the list of its stage has, under any filter', async () => {
      const [first, second] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, oneDay)];
      await world.quoteOf(ines, halfDay('PM'));
      await world.place(claire, first);
      await world.place(hugo, second);
      await follow(first);
      for (const query of [
        '',
        `owner=${nadia.userId}`,
        'owner=nobody',
        'country=FRA&venue=ternes',
        `from=${tuesday}&to=${tuesday}`,
        'search=claire',
      ]) {
        const { columns } = await pipeline(query);
        for (const { stage, count, netPrice, deals } of columns) {
          const page = await list(`${query}&stage=${stage}`);
          expect([stage, count, deals.length]).toEqual([stage, page.total, page.total]);
          expect(netPrice).toBe(page.deals.reduce((sum, deal) => sum + (deal.netPrice ?? 0), 0));
        }
      }
      world.clock.now += 14 * day;
      expect((await pipeline()).columns.find(({ stage }) => stage === 'expired')?.count).toBe(1);
    });

    // Desk D22.
    itOnBothEngines(
      'a stage is weighted by what was signed of the deals of 12 months at its venues, and not by fewer than 50',
      async () => {
        const first = await world.quoteOf(claire, oneDay);
        const { database, tables } = world.deps;
        const [kept] = await database.read.select().from(tables.quote);
        if (!kept) throw new Error('no quote');
        const add = async (status: string, count: number, ago = 0) => {
          const createdAt = kept.createdAt - ago * day;
          const copies = Array.from({ length: count }, () => ({ ...kept, id: world.deps.newId(), status, createdAt }));
          await database.transact(async (tx) => {
            for (const copy of copies) await tx.insert(tables.quote).values(copy);
            await keepDealRows(tx, tables, copies);
          });
        };
        const weightedOf = async (stage: string, query = '') =>
          (await pipeline(query)).columns.find((one) => one.stage === stage)?.weighted;
        await add('Approved', 20);
        await add('Approved', 100, 400);
        await add('Presented', 28);
        expect(await weightedOf('quote')).toBeNull();
        await add('Rejected', 11);
        const { netPrice } = (await list('stage=quote')).deals[0] ?? {};
        expect(await weightedOf('quote')).toEqual({ net: Math.round((29 * (netPrice ?? 0) * 20) / 60), signedCount: 20, count: 60 });
        expect(await weightedOf('quote', 'country=BEL')).toBeNull();
        expect([await weightedOf('option-1'), await weightedOf('confirmed')]).toEqual([null, undefined]);
        await world.place(claire, first);
        expect((await weightedOf('quote'))?.net).toBe(Math.round((28 * (netPrice ?? 0) * 20) / 60));
      },
    );

    it('the earliest next day stands first in a column', async () => {
      const [one, two] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, halfDay('AM'))];
      await follow(two);
      const quotes = (await pipeline()).columns.find(({ stage }) => stage === 'quote')?.deals ?? [];
      expect(quotes.map(({ quoteId }) => quoteId)).toEqual([two, one]);
    });
  },
  undefined,
  { findColleague },
);
