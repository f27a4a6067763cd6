import { availability } from '@plenary/contracts/booking.schemas';
import { previewProposal } from '@plenary/contracts/proposals.schemas';
import { quote } from '@plenary/contracts/quote';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { tuesday, wednesday } from '../options/testing/option-searches.ts';
import { customer, smallVenue } from '../options/testing/option-world.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// Lifecycle L3, L5, L11.

const paula = customer(7, { firstname: 'Paula', companyName: 'Atelier Nord', lang: 'en' });
const rosa = customer(8, { firstname: 'Rosa', lang: 'en' });
const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });

onEachOptionWorld(
  (world) => {
    const of = (person: typeof paula) => `/api/desk/customers/${person.userId}`;
    const group = (date: string, pax: number) => searchDay(date, { plenary: { pax, duration: 'AM, PM', configuration: 'theater' } });
    const look = async (days: ReturnType<typeof group>[], { person = paula, replaces = '' } = {}) => {
      const path = `${of(person)}/available-venues/ternes?${searchQuery(days)}${replaces && `&replaces=${replaces}`}`;
      return availability.parse((await world.send('GET', path, nadia)).body);
    };
    const demandOf = async (days: ReturnType<typeof group>[], person = paula): Promise<string> => {
      const found = await look(days, { person });
      return 'demandId' in found ? found.demandId : '';
    };
    let presses = 0;
    const propose = async (days: ReturnType<typeof group>[], given: object = {}, person = paula) => {
      const lines = days.map(({ date }) => ({ label: 'Nave', day: date, quantity: 1, unitPrice: 4_500_00, vatKind: 'service' }));
      const asked = { demandId: await demandOf(days, person), lines, ...given };
      const seen = await world.send('POST', `${of(person)}/proposals/preview`, nadia, { body: asked });
      const { priced } = previewProposal.response.parse(seen.body);
      const body = { ...asked, totalExcludingVatPrice: priced.totalExcludingVatPrice };
      return world.send('POST', `${of(person)}/proposals`, nadia, { body, key: `press-${++presses}` });
    };
    const replacing = (quoteId: string, days: ReturnType<typeof group>[], given: object = {}, person = paula) =>
      propose(days, { replaces: { quoteId, revision: 0 }, ...given }, person);
    const own = async (quoteId: string) => quote.parse((await world.send('GET', `/api/quotes/${quoteId}`, paula)).body);
    const slots = (date: string, rank = 1) => [`Ternes-P ${date} AM ${rank}`, `Ternes-P ${date} PM ${rank}`];

    describe('the next version of a quote for other days or people', () => {
      itOnBothEngines('takes its place, and carries its option on to the new days until that would have lapsed', async () => {
        const first = (await propose([group(tuesday, 30)])).body.quoteId;
        const { expiresAt } = (await world.place(paula, first)).body;
        expect(await world.claims()).toEqual(slots(tuesday));
        const { status, body } = await replacing(first, [group(tuesday, 40), group(wednesday, 40)]);
        expect(status).toBe(201);
        expect(await own(first)).toMatchObject({ status: 'Rejected', supersededBy: body.quoteId, option: null });
        const second = await own(body.quoteId);
        expect(second).toMatchObject({ status: 'Presented', version: 2, eventStartDate: tuesday, eventEndDate: wednesday });
        expect(second.option).toMatchObject({ rank: 1, expiresAt });
        expect(await world.claims()).toEqual([...slots(tuesday), ...slots(wednesday)]);
        expect((await world.send('GET', '/api/quotes', paula)).body.quotes.map(({ id }: { id: string }) => id)).toEqual([body.quoteId]);
      });

      itOnBothEngines('leaves the days of the one before to who waited for them', async () => {
        const first = (await propose([group(tuesday, 30)])).body.quoteId;
        await world.place(paula, first);
        const others = (await propose([group(tuesday, 20)], {}, rosa)).body.quoteId;
        expect((await world.place(rosa, others)).body.rank).toBe(2);
        expect((await replacing(first, [group(wednesday, 30)])).status).toBe(201);
        expect((await world.optionOf(rosa, others)).rank).toBe(1);
        expect(await world.claims()).toEqual([...slots(tuesday), ...slots(wednesday)]);
      });

      itOnBothEngines('is refused whole where its days are taken, and the one before keeps its option', async () => {
        const first = (await propose([group(tuesday, 30)])).body.quoteId;
        await world.place(paula, first);
        const claims = await world.claims();
        const demandId = await demandOf([group(wednesday, 50)]);
        await world.book({ slots: [{ roomId: 'Ternes-P', day: wednesday, half: 'AM' }] });
        const line = { label: 'Nave', day: wednesday, quantity: 1, unitPrice: 4_500_00, vatKind: 'service' };
        const body = { demandId, lines: [line], replaces: { quoteId: first, revision: 0 } };
        const seen = (await world.send('POST', `${of(paula)}/proposals/preview`, nadia, { body })).body;
        expect(seen).toMatchObject({ refusal: { type: 'rooms-taken', dates: [wednesday] } });
        const { totalExcludingVatPrice } = seen.priced;
        const sent = await world.send('POST', `${of(paula)}/proposals`, nadia, { body: { ...body, totalExcludingVatPrice }, key: 'x' });
        expect(sent).toMatchObject({ status: 409, body: { code: 'no-longer-available', reason: { type: 'rooms-taken' } } });
        expect(await own(first)).toMatchObject({ status: 'Presented', option: { rank: 1 } });
        expect((await world.claims()).filter((claim) => claim.includes(tuesday))).toEqual(claims);
      });

      it('is looked for without its own option in the way, which is in the way of any other quote', async () => {
        const first = (await propose([group(tuesday, 30)])).body.quoteId;
        await world.place(paula, first);
        expect(await look([group(tuesday, 40)])).toMatchObject({ optionRank: 2 });
        expect(await look([group(tuesday, 40)], { replaces: first })).toMatchObject({ optionRank: 1 });
        expect(await look([group(tuesday, 40)], { person: rosa, replaces: first })).toMatchObject({ optionRank: 2 });
      });

      it('is of the same customer and venue, and of the version that stands', async () => {
        const first = (await propose([group(tuesday, 30)])).body.quoteId;
        expect((await replacing(first, [group(wednesday, 30)], {}, rosa)).status).toBe(404);
        expect((await replacing(first, [group(wednesday, 30)])).status).toBe(201);
        expect((await replacing(first, [group(wednesday, 35)])).body.code).toBe('superseded');
      });
    });

    // Lifecycle L13.
    itOnBothEngines('an afterwork whose common space is taken is warned of before its proposal is sent', async () => {
      const days = [group(tuesday, 30)];
      const demandId = await demandOf(days);
      const afterwork = { code: 'AFTERWORK', label: 'Afterwork', day: tuesday, quantity: 30, unitPrice: 29_00, vatKind: 'food' };
      const body = { demandId, lines: [{ label: 'Nave', day: tuesday, quantity: 1, unitPrice: 9_000_00, vatKind: 'service' }, afterwork] };
      const seen = async () =>
        previewProposal.response.parse((await world.send('POST', `${of(paula)}/proposals/preview`, nadia, { body })).body);
      expect(await seen()).not.toHaveProperty('lacksEvening');
      await world.book({ slots: [{ roomId: 'Ternes-E', day: tuesday, half: 'SOIREE' }] });
      expect(await seen()).toMatchObject({ lacksEvening: tuesday });
    });
  },
  // Groups of more than forty have no list price.
  smallVenue({ standardPaxLimit: 40 }),
  { findCustomer: findAmong([paula, rosa]) },
);
