import { availability } from '@plenary/contracts/booking.schemas';
import { listCatalogue, previewProposal } from '@plenary/contracts/proposals.schemas';
import { quote } from '@plenary/contracts/quote';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { day, hugo, tuesday } from '../options/testing/option-searches.ts';
import { customer, smallVenue } from '../options/testing/option-world.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';
import { proposalEnd } from '../written-lines/proposal-rules.ts';

const paula = customer(7, { firstname: 'Paula', lang: 'en' });
const quentin = customer(8, { contract: { companyName: 'Grand Compte', percent: 10, description: 'Accord-cadre', dispositions: '' } });
const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const omar = testUser({ userId: '11111111-1111-4111-8111-111111111113', email: 'omar@comet.example', role: 'staff' });
const ofPaula = `/api/desk/customers/${paula.userId}`;
const lines = [
  { label: 'Nave with stage', day: tuesday, quantity: 1, unitPrice: 4_500_00, vatKind: 'service' },
  { label: 'Seated dinner', day: tuesday, quantity: 50, unitPrice: 62_00, vatKind: 'food' },
];

// A group of 50 where the list of prices ends at 40.
onEachOptionWorld(
  (world) => {
    const large = [searchDay(tuesday, { plenary: { pax: 50, duration: 'AM, PM', configuration: 'theater' } })];
    const demandFor = async (days = large) => {
      const { body } = await world.send('GET', `${ofPaula}/available-venues/ternes?${searchQuery(days)}`, nadia);
      const answer = availability.parse(body);
      return 'demandId' in answer ? answer.demandId : '';
    };
    const preview = async (part: object = {}) =>
      world.send('POST', `${ofPaula}/proposals/preview`, nadia, { body: { demandId: await demandFor(), lines, ...part } });
    const shown = async () => previewProposal.response.parse((await preview()).body);
    const propose = async ({ by = nadia, key, ...part }: { by?: typeof nadia; key?: string; totalExcludingVatPrice?: number } = {}) => {
      const { totalExcludingVatPrice } = (await shown()).priced;
      const body = { demandId: await demandFor(), lines, totalExcludingVatPrice, ...part };
      return world.send('POST', `${ofPaula}/proposals`, by, { body, key });
    };
    const sent = async (): Promise<string> => (await propose()).body.quoteId;
    const own = async (quoteId: string) => quote.parse((await world.send('GET', `/api/quotes/${quoteId}`, paula)).body);
    const withdraw = (quoteId: string, by = nadia) =>
      world.send('POST', `/api/desk/quotes/${quoteId}/withdrawal`, by, { body: { reason: 'Wrong price' } });
    const told = async () => (await world.mails()).filter(({ to }) => to === paula.email).map(({ subject }) => subject);

    // Lifecycle L9, L11.
    describe('a proposal for what has no list price', () => {
      itOnBothEngines('shows its price before it is sent: lines, fees and VAT by kind add up to the cent', async () => {
        const { priced, validUntil } = await shown();
        const [net, fees] = [4_500_00 + 50 * 62_00, 228_00];
        expect(priced).toMatchObject({
          items: [
            { description: 'Nave with stage', custom: true, vatPercent: 20 },
            { description: 'Seated dinner', vatPercent: 10 },
          ],
          administrationFees: { amount: fees },
          totalExcludingVatPrice: net + fees,
          vatBreakdown: [
            { percent: 20, base: 4_500_00 + fees, amount: 945_60 },
            { percent: 10, base: 3_100_00, amount: 310_00 },
          ],
          totalIncludingVatPrice: net + fees + 945_60 + 310_00,
        });
        expect(priced.discount).toBeUndefined();
        expect(Date.parse(validUntil)).toBe(world.clock.now + 14 * day);
        expect(await told()).toEqual([]);
      });

      itOnBothEngines('is the customer’s once for a key, who is mailed a link, and the trail names both', async () => {
        const answers = [await propose({ key: 'press-1' }), await propose({ key: 'press-1' })];
        expect(answers).toMatchObject([{ status: 201 }, { status: 201, body: answers[0]?.body }]);
        const { quoteId } = answers[0]?.body ?? {};
        expect(await own(quoteId)).toMatchObject({ status: 'Presented', items: [{ description: 'Nave with stage' }, {}] });
        expect(await told()).toEqual(['Your quote for Comet Ternes']);
        const { entries } = (await world.send('GET', '/api/referentials/audit-trail', nadia)).body;
        expect(entries).toMatchObject([
          {
            action: 'proposal-sent',
            by: { userId: nadia.userId },
            subject: { id: quoteId },
            changes: [{ field: 'onBehalfOf', to: paula.userId }],
          },
        ]);
      });

      // Lifecycle L9, L10.
      itOnBothEngines('has discounts by line, as many as its author may give; who may give more sends it otherwise', async () => {
        const [nave, dinner] = lines;
        const discounted = (discountPercent: number) => [{ ...nave, unitPrice: 4_500_05, discountPercent }, dinner];
        const { body } = await preview({ lines: discounted(10) });
        const { priced, discountLimit } = previewProposal.response.parse(body);
        expect(priced.items[0]).toMatchObject({ unitPrice: 4_050_04, catalogPrice: 4_500_05, quantity: 1 });
        expect(priced.totalExcludingVatPrice).toBe(4_050_04 + 50 * 62_00 + (priced.administrationFees?.amount ?? 0));
        expect(discountLimit).toBeUndefined();
        const send = async (percent: number, by: typeof nadia) => {
          const priced = (await preview({ lines: discounted(percent) })).body.priced;
          const sent = { demandId: await demandFor(), lines: discounted(percent), totalExcludingVatPrice: priced.totalExcludingVatPrice };
          return (await world.send('POST', `${ofPaula}/proposals`, by, { body: sent })).status;
        };
        expect((await preview({ lines: discounted(11) })).body.discountLimit).toBe(10);
        expect(await send(11, nadia)).toBe(403);
        expect(await told()).toEqual([]);
        expect(await send(10, nadia)).toBe(201);
        const boss = { ...omar, role: 'admin' as const };
        expect(await send(25, boss)).toBe(201);
        expect(await send(26, boss)).toBe(403);
        expect((await preview({ lines: discounted(101) })).status).toBe(400);
      });

      const coded = { code: 'AMPM', label: 'Journée', day: tuesday, quantity: 50, unitPrice: 119_00, vatKind: 'service' };
      // Lifecycle L9.
      itOnBothEngines('has lines of the price list: their words, their VAT and their add-ons', async () => {
        const demandId = await demandFor();
        const { body } = await world.send('GET', `${ofPaula}/demands/${demandId}/catalogue?lng=en`, nadia);
        const { offers } = listCatalogue.response.parse(body);
        expect(offers.find(({ code }) => code === 'AMPM')).toEqual({
          ...{ code: 'AMPM', day: tuesday, unitPrice: 119_00, description: 'Full-day package, 08:00 to 18:00, lunch included' },
        });
        const on = async (days: string) => world.send('GET', `${ofPaula}/demands/${demandId}/catalogue?lng=en&days=${days}`, nadia);
        const later = listCatalogue.response.parse((await on('2026-10-13,2026-10-14')).body).offers;
        expect(later.filter(({ code }) => code === 'TEAMBUILDING' || code === 'AFTERWORK')).toMatchObject([
          { code: 'TEAMBUILDING', day: '2026-10-13' },
          { code: 'AFTERWORK', day: '2026-10-14' },
        ]);
        expect((await on('2026-10-13,soon')).status).toBe(400);
        const room = { ...coded, code: 'Petite', duration: 'AM', quantity: 2, unitPrice: 140_00 };
        const drinks = { ...coded, code: 'AFTERWORK', unitPrice: 29_00 };
        const { priced, discountPercent } = previewProposal.response.parse((await preview({ lines: [coded, room, drinks] })).body);
        expect(priced.items).toMatchObject([
          { code: 'AMPM', custom: true, applyGlobalDiscount: true, unitPrice: 119_00, vatPercent: 20 },
          { code: 'Petite', duration: 'AM', quantity: 2, unitPrice: 140_00 },
          { code: 'AFTERWORK' },
        ]);
        expect(priced.items[0]?.description).toBe('Forfait journée, de 8 h à 18 h, déjeuner compris');
        expect(priced.addons).toMatchObject({ afterwork: true, teambuilding: false });
        expect(discountPercent).toBe(0);
        // 45 % of a full day and 60 % of the drinks are food.
        const food = Math.floor((50 * 119_00 * 45) / 100) + (50 * 29_00 * 60) / 100;
        expect(priced.vatBreakdown.find(({ percent }) => percent === 10)?.base).toBe(food);
      });

      // Lifecycle L9.
      itOnBothEngines('takes the contract’s discount off lines at the price of the list alone', async () => {
        const ofQuentin = `/api/desk/customers/${quentin.userId}`;
        const { body } = await world.send('GET', `${ofQuentin}/available-venues/ternes?${searchQuery(large)}`, nadia);
        const asked = async (written: object[]) => {
          const { demandId } = body;
          const answer = await world.send('POST', `${ofQuentin}/proposals/preview`, nadia, { body: { demandId, lines: written } });
          return previewProposal.response.parse(answer.body);
        };
        expect((await asked([coded, ...lines])).priced.discount).toMatchObject({ percent: 10, amount: 50 * 11_90 });
        const { priced, listed } = await asked([{ ...coded, unitPrice: 118_00 }, ...lines]);
        expect(priced.discount).toBeUndefined();
        expect(priced.expectedRooms).toMatchObject({ by: 'option', rank: 1, rooms: [{ day: tuesday, place: 'plenary', roomName: 'P' }] });
        expect(listed).toEqual([{ index: 0, unitPrice: 119_00, withContract: 107_10 }]);
      });

      // Lifecycle L9, L10.
      itOnBothEngines('has another price than the list’s where its author types one: what is under it needs the limit for it', async () => {
        const at = async (part: object) => previewProposal.response.parse((await preview({ lines: [{ ...coded, ...part }] })).body);
        expect(await at({ unitPrice: 107_10 })).toMatchObject({
          discountPercent: 10,
          priced: { items: [{ catalogPrice: 119_00, unitPrice: 107_10 }] },
        });
        expect(await at({ unitPrice: 107_09 })).toMatchObject({ discountPercent: 11, discountLimit: 10 });
        expect(await at({ discountPercent: 10 })).toMatchObject({ discountPercent: 10, priced: { items: [{ unitPrice: 107_10 }] } });
        expect(await at({ unitPrice: 110_00, discountPercent: 10 })).toMatchObject({ discountPercent: 17, discountLimit: 10 });
        expect(await at({ unitPrice: 125_00 })).toMatchObject({ discountPercent: 0, priced: { items: [{ catalogPrice: 125_00 }] } });
      });

      it('has no code that is not sold on its day', async () => {
        for (const part of [{ code: 'Petite' }, { code: 'ROOM_AM' }, { code: 'ECOLOGY' }, { duration: 'AM' }])
          expect(await preview({ lines: [{ ...coded, ...part }] })).toMatchObject({
            status: 400,
            body: { errors: { 'lines.0.code': 'invalid_value' } },
          });
        for (const code of ['FREE_FOOD', 'MINIMUM_PRICE']) expect((await preview({ lines: [{ ...coded, code }] })).status).toBe(400);
      });

      itOnBothEngines('is held and declined as any other quote', async () => {
        const quoteId = await sent();
        expect(await world.place(paula, quoteId)).toMatchObject({ status: 201, body: { rank: 1 } });
        expect((await world.send('POST', `/api/quotes/${quoteId}/rejection`, paula, { body: { reason: 'Too dear' } })).status).toBe(204);
        expect(await own(quoteId)).toMatchObject({ status: 'Rejected', option: null });
        expect(await withdraw(quoteId)).toMatchObject({ status: 409, body: { code: 'conflict' } });
      });

      itOnBothEngines('expires: no option is set on it afterwards', async () => {
        const quoteId = await sent();
        world.clock.now += 14 * day;
        expect(await world.place(paula, quoteId)).toMatchObject({ status: 409, body: { code: 'quote-expired' } });
      });

      itOnBothEngines('is withdrawn by one of two at once: its rooms are free, and the customer is told once', async () => {
        const quoteId = await sent();
        await world.place(paula, quoteId);
        const answers = await Promise.all([withdraw(quoteId), withdraw(quoteId, omar)]);
        expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
        expect(await own(quoteId)).toMatchObject({ status: 'Rejected', standing: 'withdrawn', option: null });
        const { quotes } = (await world.send('GET', '/api/quotes', paula)).body;
        expect(quotes).toMatchObject([{ id: quoteId, standing: 'withdrawn' }]);
        for (const [path, by] of [['deals', paula] as const, ['planning/quotes', nadia] as const]) {
          const { body } = await world.send('GET', `/api/${path}/${quoteId}`, by);
          expect(body.quote ?? body).toMatchObject({ standing: 'withdrawn' });
        }
        expect(await world.claims()).toEqual([]);
        expect((await told()).filter((subject) => subject.endsWith('has been withdrawn'))).toHaveLength(1);
        expect((await world.place(paula, quoteId)).status).toBe(409);
      });

      it('that its customer declines was not withdrawn', async () => {
        const quoteId = await sent();
        expect((await world.send('POST', `/api/quotes/${quoteId}/rejection`, paula, { body: {} })).status).toBe(204);
        expect(await own(quoteId)).toMatchObject({ status: 'Rejected', standing: 'current' });
      });

      it('is refused on another day, and at another price than was shown', async () => {
        const [line] = lines;
        expect(await preview({ lines: [{ ...line, day: '2026-10-07' }] })).toMatchObject({
          status: 400,
          body: { errors: { 'lines.0.day': 'invalid_value' } },
        });
        expect(await propose({ totalExcludingVatPrice: 1 })).toMatchObject({ status: 409, body: { code: 'price-changed' } });
        for (const wrong of [{ quantity: 0 }, { unitPrice: -1 }, { label: '' }, { label: 'x'.repeat(121) }])
          expect((await preview({ lines: [{ ...line, ...wrong }] })).status).toBe(400);
        expect((await preview({ lines: [] })).status).toBe(400);
        expect((await preview({ validDays: 61 })).status).toBe(400);
        expect(await told()).toEqual([]);
      });

      it('is made and withdrawn by staff alone', async () => {
        const quoteId = await sent();
        expect((await propose({ by: paula })).status).toBe(403);
        expect((await withdraw(quoteId, hugo)).status).toBe(403);
        expect((await withdraw('00000000-0000-4000-8000-0000000000ff')).status).toBe(404);
      });
    });
  },
  smallVenue({ standardPaxLimit: 40 }),
  { findCustomer: findAmong([paula, quentin]) },
);

describe('the end of a proposal', () => {
  const now = Date.UTC(2026, 8, 14);
  it.each([
    ['after the days that were chosen', 100, 60, 60],
    ['72 hours before the event at the latest', 10, 14, 7],
  ])('is %s', (_, daysAhead, validDays, after) => {
    expect(proposalEnd({ now, eventStart: now + daysAhead * day, validDays })).toBe(now + after * day);
  });

  it('is never within 72 hours of the event: there is no proposal any more', () => {
    expect(proposalEnd({ now, eventStart: now + 3 * day, validDays: 14 })).toBeNull();
  });
});
