import { availability } from '@plenary/contracts/booking.schemas';
import { priceDemandFor } from '@plenary/contracts/on-behalf.schemas';
import { planning } from '@plenary/contracts/planning.schemas';
import { quote } from '@plenary/contracts/quote';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { day, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { customer, noAddons, smallVenue } from '../options/testing/option-world.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';
import { findAmong } from './testing/find-among.ts';

const contract = { companyName: 'Atelier Nord', percent: 10, description: '', dispositions: '' };
/** Never opened her account. */
const paula = customer(7, { firstname: 'Paula', mailboxProven: false, lang: 'en', contract });
const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const omar = testUser({ userId: '11111111-1111-4111-8111-111111111113', email: 'omar@comet.example', role: 'staff' });
const ofPaula = `/api/desk/customers/${paula.userId}`;

onEachOptionWorld(
  (world) => {
    const found = async (days = oneDay) => {
      const { body } = await world.send('GET', `${ofPaula}/available-venues/ternes?${searchQuery(days)}`, nadia);
      const answer = availability.parse(body);
      if (answer.type !== 'available') throw new Error(answer.type);
      return answer;
    };
    const priced = async (demandId: string, query = '') =>
      priceDemandFor.response.parse((await world.send('GET', `${ofPaula}/demands/${demandId}/quote${query}`, nadia)).body);
    const make = async ({ by = nadia, key, days = oneDay }: { by?: typeof nadia; key?: string; days?: typeof oneDay } = {}) => {
      const { demandId } = await found(days);
      const { totalExcludingVatPrice } = (await priced(demandId)).priced;
      const body = { demandId, addons: noAddons, totalExcludingVatPrice };
      return world.send('POST', `${ofPaula}/quotes`, by, { body, key });
    };
    const hold = (quoteId: string, by = nadia, key?: string) => world.send('POST', `/api/desk/quotes/${quoteId}/option`, by, { key });
    const trail = async () => (await world.send('GET', '/api/referentials/audit-trail', nadia)).body.entries;

    // Lifecycle L6, L8, L12.
    describe('staff book for a customer', () => {
      itOnBothEngines('sees what is free at the price of the customer’s contract', async () => {
        const { demandId, price } = await found();
        const { priced: shown, unavailable } = await priced(demandId);
        expect(shown).toMatchObject({ discount: { companyName: 'Atelier Nord', percent: 10 } });
        expect(price).toMatchObject({ type: 'standard', amount: shown.totalExcludingVatPrice });
        expect(unavailable).toEqual([]);
        const dearer = await priced(demandId, '?afterwork=true');
        expect(dearer.priced.totalExcludingVatPrice).toBeGreaterThan(shown.totalExcludingVatPrice);
      });

      itOnBothEngines('the quote is the customer’s, who is mailed a link once, and the trail names both', async () => {
        const answers = [await make({ key: 'press-1' }), await make({ key: 'press-1' })];
        expect(answers).toMatchObject([{ status: 201 }, { status: 201, body: answers[0]?.body }]);
        const { quoteId } = answers[0]?.body ?? {};
        const own = quote.parse((await world.send('GET', `/api/quotes/${quoteId}`, paula)).body);
        expect(own).toMatchObject({ id: quoteId, status: 'Presented', option: null });
        expect((await world.send('GET', '/api/quotes', paula)).body.quotes).toMatchObject([{ id: quoteId }]);
        expect((await world.send('GET', `/api/quotes/${quoteId}`, nadia)).status).toBe(404);

        const mails = (await world.mails()).filter(({ to }) => to === paula.email);
        expect(mails.map(({ subject }) => subject)).toEqual(['Your quote for Comet Ternes']);
        expect(mails[0]?.text).toContain(`https://book.example/quotes/${quoteId}`);
        expect(mails[0]?.text).toContain('On your first visit');
        expect(await trail()).toMatchObject([
          {
            action: 'quote-made',
            by: { userId: nadia.userId },
            subject: { type: 'quote', id: quoteId },
            changes: [{ field: 'onBehalfOf', from: null, to: paula.userId }],
          },
        ]);
      });

      itOnBothEngines('the option holds its full term, though the customer never opened the account', async () => {
        const { quoteId } = (await make()).body;
        const [option, again] = [await hold(quoteId, nadia, 'press-1'), await hold(quoteId, nadia, 'press-1')];
        const expiresAt = new Date(world.clock.now + 7 * day).toISOString();
        expect(option).toMatchObject({ status: 201, body: { rank: 1, expiresAt, rooms: [{ day: tuesday }] } });
        expect(option.body.fullUntil).toBeUndefined();
        expect(again.body).toEqual(option.body);
        expect((await world.optionOf(paula, quoteId)).expiresAt).toBe(expiresAt);
        expect((await world.mails()).filter(({ to }) => to === paula.email)).toHaveLength(2);
        expect((await trail())[0]).toMatchObject({ action: 'option-placed', by: { userId: nadia.userId }, subject: { id: quoteId } });
      });

      itOnBothEngines('two of the staff at once make one quote and one option', async () => {
        const made = await Promise.all([make(), make({ by: omar })]);
        const ids = new Set(made.map(({ body }) => body.quoteId));
        expect(made.map(({ status }) => status)).toEqual([201, 201]);
        expect(ids.size).toBe(1);
        const [quoteId = ''] = ids;
        const held = await Promise.all([hold(quoteId), hold(quoteId, omar)]);
        expect(held.map(({ status }) => status)).toEqual([201, 201]);
        expect(new Set(held.map(({ body }) => body.optionId)).size).toBe(1);
        expect((await trail()).filter(({ action }: { action: string }) => action === 'option-placed')).toHaveLength(1);
      });

      itOnBothEngines('waits behind another customer, who is first', async () => {
        const first = await world.quoteOf(hugo, oneDay);
        await world.place(hugo, first);
        const { quoteId } = (await make()).body;
        expect((await hold(quoteId)).body).toMatchObject({ rank: 2 });
      });

      it('makes no quote at another price than the one that was shown', async () => {
        const { demandId } = await found();
        const body = { demandId, addons: noAddons, totalExcludingVatPrice: 1 };
        expect(await world.send('POST', `${ofPaula}/quotes`, nadia, { body })).toMatchObject({
          status: 409,
          body: { code: 'price-changed' },
        });
        expect((await world.send('GET', '/api/quotes', paula)).body.quotes).toEqual([]);
        expect(await world.mails()).toEqual([]);
      });

      it('says what is wrong with a search, field by field', async () => {
        const answer = await world.send('GET', `${ofPaula}/available-venues/ternes?${searchQuery([searchDay('2026-10-10')])}`, nadia);
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-search', errors: { 'days.0.date': 'closed_day' } } });
      });

      it('is for staff alone, for customers who exist, and never signs', async () => {
        const { quoteId } = (await make()).body;
        const search = `available-venues/ternes?${searchQuery(oneDay)}`;
        expect((await world.send('GET', `${ofPaula}/${search}`, paula)).status).toBe(403);
        expect((await world.send('GET', `${ofPaula}/${search}`, null)).status).toBe(401);
        expect((await world.send('GET', `/api/desk/customers/${nadia.userId}/${search}`, nadia)).status).toBe(404);
        expect((await hold(quoteId, paula)).status).toBe(403);
        expect((await hold('00000000-0000-4000-8000-0000000000ff')).status).toBe(404);
        expect((await world.send('GET', `/api/quotes/${quoteId}/signature`, nadia)).status).toBe(404);
      });

      itOnBothEngines('every end that an option is offered is taken, and the last is 48 hours before the event', async () => {
        const { quoteId } = (await make()).body;
        await hold(quoteId);
        const board = async () =>
          planning.parse((await world.send('GET', `/api/planning/venues/ternes?from=${tuesday}&to=${tuesday}`, nadia)).body);
        const [option] = (await board()).bookings;
        expect(option?.latestExpiry).toBe('2026-10-03T22:00:00.000Z');
        expect(option?.extendChoices?.at(-1)).toBe(option?.latestExpiry);
        let known = option?.expiresAt ?? '';
        for (const expiresAt of option?.extendChoices ?? []) {
          const answer = await world.send('POST', `/api/planning/options/${option?.id}/extension`, nadia, { body: { expiresAt, known } });
          expect(answer).toMatchObject({ status: 200, body: { expiresAt } });
          known = expiresAt;
        }
        expect((await board()).bookings[0]?.extendChoices).toEqual([]);
      });
    });
  },
  smallVenue(),
  { findCustomer: findAmong([paula]) },
);
