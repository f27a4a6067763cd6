import { availability } from '@plenary/contracts/booking.schemas';
import { userErased } from '@plenary/contracts/events';
import { listProposals, type WholeProposal } from '@plenary/contracts/proposal-approvals.schemas';
import { previewProposal } from '@plenary/contracts/proposals.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eraseUser } from '../erasure/erase-user.ts';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { day, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { customer, smallVenue } from '../options/testing/option-world.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';
import { discountOf } from '../written-lines/proposal-rules.ts';

// Lifecycle L3, L6, L7, L10.

const paula = customer(7, { firstname: 'Paula', companyName: 'Atelier Nord', lang: 'en' });
const staff = (number: number, name: string, role: 'staff' | 'admin') =>
  testUser({ userId: `11111111-1111-4111-8111-11111111111${number}`, firstname: name, email: `${name}@comet.example`, role });
const nadia = staff(2, 'nadia', 'staff');
const omar = staff(3, 'omar', 'admin');
const lea = staff(4, 'lea', 'admin');
const ofPaula = `/api/desk/customers/${paula.userId}/proposals`;
const queue = '/api/desk/proposals';
const limitsPath = '/api/desk/discount-limits';

// A group of 50 where the list of prices ends at 40.
onEachOptionWorld(
  (world) => {
    const large = [searchDay(tuesday, { plenary: { pax: 50, duration: 'AM, PM', configuration: 'theater' } })];
    const nave = (discountPercent: number, unitPrice = 4_500_00) => [
      { label: 'Nave', day: tuesday, quantity: 1, unitPrice, vatKind: 'service', discountPercent },
    ];
    const bodyFor = async (lines: object, { by = nadia, days = large } = {}) => {
      const found = await world.send('GET', `/api/desk/customers/${paula.userId}/available-venues/ternes?${searchQuery(days)}`, by);
      const answer = availability.parse(found.body);
      const asked = { demandId: 'demandId' in answer ? answer.demandId : '', lines };
      const shown = previewProposal.response.parse((await world.send('POST', `${ofPaula}/preview`, by, { body: asked })).body);
      return { shown, body: { ...asked, totalExcludingVatPrice: shown.priced.totalExcludingVatPrice } };
    };
    let presses = 0;
    const post = (path: string, by: typeof nadia, body: object, key = `press-${++presses}`) => world.send('POST', path, by, { body, key });
    const submitted = async (percent = 20, by = nadia): Promise<string> =>
      (await post(`${ofPaula}/to-approve`, by, (await bodyFor(nave(percent), { by })).body)).body.proposalId;
    const read = async (id: string, by = omar): Promise<WholeProposal> => (await world.send('GET', `${queue}/${id}`, by)).body;
    const decide = async (id: string, verb: 'approval' | 'refusal' | 'withdrawal', by: typeof nadia, part: object = {}, key?: string) => {
      const { revision, priced } = await read(id);
      const shown = { totalExcludingVatPrice: priced?.demand.totalExcludingVatPrice ?? 0 };
      const body = { revision, ...(verb === 'approval' && shown), ...(verb === 'refusal' && { reason: 'Too low' }), ...part };
      return post(`${queue}/${id}/${verb}`, by, body, key);
    };
    const listed = async (state = 'to-approve', by = omar) =>
      listProposals.response.parse((await world.send('GET', `${queue}?state=${state}`, by)).body).proposals;
    const mailsTo = async (to: string) => (await world.mails()).filter((mail) => mail.to === to).map(({ subject }) => subject);
    const quotesOfPaula = async () => (await world.send('GET', '/api/quotes', paula)).body.quotes;
    const setLimits = (from: string, limits: object, by = omar) => world.send('PUT', `${limitsPath}/${from}`, by, { body: limits });

    describe('a proposal over the limit of its author', () => {
      itOnBothEngines('waits for another person, and its customer hears nothing', async () => {
        const { shown, body } = await bodyFor(nave(20));
        expect(shown).toMatchObject({ discountLimit: 10, discountPercent: 20 });
        expect((await post(ofPaula, nadia, body)).status).toBe(403);
        const answers = [
          await post(`${ofPaula}/to-approve`, nadia, body, 'once'),
          await post(`${ofPaula}/to-approve`, nadia, body, 'once'),
        ];
        expect(answers).toMatchObject([{ status: 201 }, { status: 201, body: answers[0]?.body }]);
        expect(await listed()).toMatchObject([
          {
            author: { userId: nadia.userId },
            customer: { companyName: 'Atelier Nord' },
            venue: { slug: 'ternes' },
            pax: 50,
            discountPercent: 20,
            mayDecide: true,
          },
        ]);
        expect(await quotesOfPaula()).toEqual([]);
        expect(await mailsTo(paula.email)).toEqual([]);
      });

      itOnBothEngines(
        'is sent once by another person with a high enough limit; author and customer are mailed, the trail names both',
        async () => {
          const id = await submitted();
          const answers = [
            await decide(id, 'approval', omar, {}, 'once'),
            await decide(id, 'approval', omar, { revision: 1, totalExcludingVatPrice: 3_763_80 }, 'once'),
          ];
          expect(answers.map(({ status }) => status)).toContain(200);
          const { state, quoteId, decidedBy, priced } = await read(id);
          expect({ state, by: decidedBy?.userId, priced }).toEqual({ state: 'sent', by: omar.userId, priced: null });
          expect(await quotesOfPaula()).toHaveLength(1);
          const quote = (await world.send('GET', `/api/quotes/${quoteId}`, paula)).body;
          expect(quote).toMatchObject({ status: 'Presented', items: [{ unitPrice: 3_600_00, catalogPrice: 4_500_00 }] });
          expect(await mailsTo(nadia.email)).toEqual(['Votre proposition pour Atelier Nord est approuvée']);
          expect(await mailsTo(paula.email)).toEqual(['Your quote for Comet Ternes']);
          const { entries } = (await world.send('GET', '/api/referentials/audit-trail', nadia)).body;
          expect(entries).toMatchObject([
            { action: 'proposal-approved', by: { userId: omar.userId }, subject: { type: 'quote', id: quoteId } },
            { action: 'proposal-submitted', by: { userId: nadia.userId }, subject: { type: 'proposal', id } },
          ]);
        },
      );

      itOnBothEngines('is refused with a reason, which its author is mailed; nothing is sent afterwards', async () => {
        const id = await submitted();
        expect(await decide(id, 'refusal', omar, { reason: ' ' })).toMatchObject({ status: 400 });
        expect(await decide(id, 'refusal', omar)).toMatchObject({ status: 200, body: { state: 'refused', reason: 'Too low' } });
        expect(await mailsTo(nadia.email)).toEqual(['Votre proposition pour Atelier Nord est refusée']);
        expect(await decide(id, 'approval', omar)).toMatchObject({ status: 409, body: { code: 'conflict' } });
        expect(await listed('refused')).toMatchObject([{ proposalId: id, mayDecide: false }]);
        expect([await listed(), await quotesOfPaula()]).toEqual([[], []]);
      });

      itOnBothEngines('is decided once by two at the same time: the other one sees how', async () => {
        const id = await submitted();
        const answers = await Promise.all([decide(id, 'approval', omar), decide(id, 'refusal', lea)]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        const { state } = await read(id);
        const loser = answers.find(({ status }) => status === 409)?.body;
        expect(loser).toMatchObject({ code: 'stale-version', current: { state, revision: 2 } });
        expect(await quotesOfPaula()).toHaveLength(state === 'sent' ? 1 : 0);
        expect(await mailsTo(nadia.email)).toHaveLength(1);
      });

      itOnBothEngines('is not approved by its author, nor by who may give less, nor at another price than was shown', async () => {
        const own = await submitted(30, omar);
        expect((await read(own)).mayDecide).toBe(false);
        expect((await decide(own, 'approval', omar)).status).toBe(403);
        expect((await decide(own, 'approval', lea)).status).toBe(403);
        const other = await submitted(20, nadia);
        expect((await decide(other, 'approval', nadia)).status).toBe(403);
        expect((await decide(other, 'approval', paula)).status).toBe(403);
        expect(await decide(other, 'approval', omar, { totalExcludingVatPrice: 1 })).toMatchObject({
          status: 409,
          body: { code: 'price-changed' },
        });
        expect(await decide(other, 'approval', omar, { revision: 7 })).toMatchObject({ status: 409, body: { code: 'stale-version' } });
        expect(await quotesOfPaula()).toEqual([]);
      });

      itOnBothEngines('is taken back by its author alone', async () => {
        const id = await submitted();
        expect((await decide(id, 'withdrawal', omar)).status).toBe(403);
        expect(await decide(id, 'withdrawal', nadia)).toMatchObject({ status: 200, body: { state: 'withdrawn' } });
        expect((await decide(id, 'approval', omar)).status).toBe(409);
      });

      itOnBothEngines('can be sent no more within 72 hours of the event: who decides is shown no price', async () => {
        const id = await submitted();
        world.clock.now = Date.parse(`${tuesday}T00:00:00+02:00`) - 3 * day;
        expect(await read(id)).toMatchObject({ state: 'to-approve', priced: null });
        expect(await decide(id, 'approval', omar)).toMatchObject({ status: 409, body: { code: 'event-over' } });
        expect((await decide(id, 'refusal', omar)).status).toBe(200);
      });

      it('is not kept where its author may send it, for customers, or without a key', async () => {
        const { body } = await bodyFor(nave(10));
        expect(await post(`${ofPaula}/to-approve`, nadia, body)).toMatchObject({ status: 409, body: { code: 'conflict' } });
        expect((await post(`${ofPaula}/to-approve`, paula, body)).status).toBe(403);
        expect((await world.send('POST', `${ofPaula}/to-approve`, nadia, { body })).status).toBe(400);
        expect((await world.send('GET', queue, paula)).status).toBe(403);
        expect((await world.send('GET', `${queue}/00000000-0000-4000-8000-0000000000ff`, nadia)).status).toBe(404);
      });

      itOnBothEngines('goes with its customer, once that person is erased', async () => {
        await submitted();
        const payload = userErased.parse({ userId: paula.userId, email: paula.email });
        await world.deps.database.transact((tx) => eraseUser(world.deps)(tx, { id: 'erased-1', payload } as never));
        expect(await world.deps.database.read.select().from(world.deps.tables.proposal)).toEqual([]);
        const { entries } = (await world.send('GET', '/api/referentials/audit-trail', nadia)).body;
        expect(entries).toMatchObject([{ action: 'proposal-submitted', subject: { name: '' }, changes: [] }]);
      });
    });

    describe('a proposal where there is a list price', () => {
      itOnBothEngines('is sent by its author at the list price or little under it, and needs approval far under it', async () => {
        const { shown } = await bodyFor(nave(0, 1_00), { days: oneDay });
        expect(shown).toMatchObject({ discountLimit: 10, discountPercent: 100 });
        const dear = await bodyFor(nave(0, 50_000_00), { days: oneDay });
        expect(dear.shown.discountLimit).toBeUndefined();
        expect((await post(ofPaula, nadia, dear.body)).status).toBe(201);
        const cheap = await bodyFor(nave(0, 1_00), { days: oneDay });
        expect((await post(ofPaula, nadia, cheap.body)).status).toBe(403);
        expect((await post(`${ofPaula}/to-approve`, nadia, cheap.body)).status).toBe(201);
      });
    });

    describe('the limits of discounts', () => {
      itOnBothEngines('are 10 and 25 percent until an administrator sets others, from a day on', async () => {
        expect((await world.send('GET', limitsPath, nadia)).body.versions).toMatchObject([{ staff: 10, admin: 25, changedBy: null }]);
        const { today } = (await world.send('GET', limitsPath, nadia)).body;
        const tomorrow = new Date(Date.parse(today) + day).toISOString().slice(0, 10);
        expect((await setLimits(tomorrow, { staff: 20, admin: 40, revision: 0 })).status).toBe(200);
        expect((await bodyFor(nave(20))).shown.discountLimit).toBe(10);
        world.clock.now += day;
        const { shown, body } = await bodyFor(nave(20));
        expect(shown.discountLimit).toBeUndefined();
        expect((await post(ofPaula, nadia, body)).status).toBe(201);
      });

      itOnBothEngines('are written by one of two at once: the other one sees them', async () => {
        const answers = await Promise.all([
          setLimits('2027-01-01', { staff: 12, admin: 30, revision: 0 }),
          setLimits('2027-01-01', { staff: 15, admin: 30, revision: 0 }, lea),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        const { versions } = answers.find(({ status }) => status === 409)?.body.current ?? {};
        expect(versions).toMatchObject([{ from: '2027-01-01', revision: 1 }, {}]);
        expect((await setLimits('2027-01-01', { staff: 18, admin: 30, revision: 1 })).status).toBe(200);
      });

      it('are set by administrators alone, from today on', async () => {
        const limits = { staff: 12, admin: 30, revision: 0 };
        expect((await setLimits('2027-01-01', limits, nadia)).status).toBe(403);
        expect(await setLimits('2026-02-01', limits)).toMatchObject({ status: 400, body: { errors: { from: 'in_past' } } });
        expect((await setLimits('2027-01-01', { ...limits, staff: 101 })).status).toBe(400);
      });
    });
  },
  smallVenue({ standardPaxLimit: 40 }),
  { findCustomer: findAmong([paula]) },
);

describe('the discount of a proposal', () => {
  const line = (unitPrice: number, discountPercent?: number) => ({
    ...{ label: 'Nave', day: tuesday, quantity: 2, unitPrice, vatKind: 'service' as const },
    ...(discountPercent !== undefined && { discountPercent }),
  });
  it.each([
    ['the highest of its lines where it has no list price', [line(1_000, 5), line(1_000, 12)], null, 12],
    ['how far it is under the list where that is more, rounded up', [line(899)], 2_000, 11],
    ['exactly the share under the list', [line(900)], 2_000, 10],
    ['none where it is over the list', [line(1_500)], 2_000, 0],
  ])('is %s', (_, lines, listNet, percent) => {
    expect(discountOf(lines, listNet)).toBe(percent);
  });
});
