import { availability } from '@plenary/contracts/booking.schemas';
import { previewProposal } from '@plenary/contracts/proposals.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { tuesday } from '../options/testing/option-searches.ts';
import { customer, smallVenue } from '../options/testing/option-world.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// Lifecycle L9, L13.

const paula = customer(7, { firstname: 'Paula', lang: 'en' });
const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const ofPaula = `/api/desk/customers/${paula.userId}`;

// A house without list prices, whose restaurant serves forty at once.
onEachOptionWorld(
  (world) => {
    const dayOf = (pax: number) => searchDay(tuesday, { lunchPax: pax, plenary: { pax, duration: 'AM, PM', configuration: 'theater' } });
    const demandOf = async (pax: number): Promise<string> => {
      const { body } = await world.send('GET', `${ofPaula}/available-venues/ternes?${searchQuery([dayOf(pax)])}`, nadia);
      const found = availability.parse(body);
      return 'demandId' in found ? found.demandId : '';
    };
    const written = (demandId: string) => ({
      demandId,
      lines: [{ label: 'Nave', day: tuesday, quantity: 1, unitPrice: 4_500_00, vatKind: 'service' }],
    });
    const preview = async (demandId: string) =>
      previewProposal.response.parse((await world.send('POST', `${ofPaula}/proposals/preview`, nadia, { body: written(demandId) })).body);
    const send = async (demandId: string, holds: boolean) => {
      const { totalExcludingVatPrice } = (await preview(demandId)).priced;
      return world.send('POST', `${ofPaula}/proposals`, nadia, { body: { ...written(demandId), holds, totalExcludingVatPrice } });
    };

    describe('a proposal whose rooms or lunches nobody could hold', () => {
      itOnBothEngines('warns of more lunches than the restaurant serves, and is refused with that where it is to be held', async () => {
        const demandId = await demandOf(50);
        const reason = { type: 'restaurant-too-small', date: tuesday, pax: 50, most: 40 };
        expect((await preview(demandId)).refusal).toEqual(reason);
        expect(await send(demandId, true)).toMatchObject({ status: 409, body: { code: 'no-longer-available', reason } });
        expect(await preview(await demandOf(40))).not.toHaveProperty('refusal');
        expect((await send(await demandOf(40), true)).status).toBe(201);
      });

      it('warns of rooms and seats that others have booked, not of those that its customer holds', async () => {
        const demandId = await demandOf(40);
        const { body } = await send(demandId, true);
        expect(await preview(demandId)).not.toHaveProperty('refusal');
        expect((await world.send('DELETE', `/api/quotes/${body.quoteId}/option`, paula)).status).toBe(204);
        await world.book({
          slots: [{ roomId: 'Ternes-A', day: tuesday, half: 'AM' }],
          lunches: [{ day: tuesday, seats: 30, service: 'service1' }],
        });
        await world.book({
          slots: [{ roomId: 'Ternes-B', day: tuesday, half: 'AM' }],
          lunches: [{ day: tuesday, seats: 30, service: 'service2' }],
        });
        expect((await preview(demandId)).refusal).toEqual({ type: 'lunch-full', date: tuesday, pax: 40, most: 10 });
        await world.book({ slots: [{ roomId: 'Ternes-P', day: tuesday, half: 'AM' }] });
        expect((await preview(demandId)).refusal).toEqual({ type: 'rooms-taken', dates: [tuesday] });
        expect((await send(demandId, true)).body).toMatchObject({ reason: { type: 'rooms-taken' } });
      });
    });
  },
  smallVenue({ isRequestOnly: true, lunchSeats: { service1: 40, service2: 40 } }),
  { findCustomer: findAmong([paula]) },
);
