import { availability } from '@plenary/contracts/booking.schemas';
import { priceDemandFor } from '@plenary/contracts/on-behalf.schemas';
import { quote } from '@plenary/contracts/quote';
import type { SearchDay } from '@plenary/contracts/search';
import type { Evening } from '@plenary/contracts/terms';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, tuesday, wednesday } from '../options/testing/option-searches.ts';
import { customer, noAddons } from '../options/testing/option-world.ts';
import { priceLists } from '../prices/testing/price-lists.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';
import { findAmong } from './testing/find-among.ts';

const paula = customer(7, { firstname: 'Paula', lang: 'en' });
const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const ofPaula = `/api/desk/customers/${paula.userId}`;
const eveningOf = (evening: Evening, pax = 50, date = tuesday): SearchDay =>
  searchDay(date, { plenary: { pax, duration: 'PM', configuration: 'casual' }, evening });

onEachOptionWorld(
  (world) => {
    const search = async (...days: SearchDay[]) => {
      const { body } = await world.send('GET', `${ofPaula}/available-venues/ternes?${searchQuery(days)}`, nadia);
      return body.errors ? { type: 'refused' as const, errors: body.errors } : availability.parse(body);
    };
    const priced = async (evening: Evening) => {
      const found = await search(eveningOf(evening));
      if (found.type !== 'available') throw new Error(found.type);
      const { body } = await world.send('GET', `${ofPaula}/demands/${found.demandId}/quote`, nadia);
      return priceDemandFor.response.parse(body);
    };
    const make = async (evening: Evening): Promise<string> => {
      const { demandId, totalExcludingVatPrice } = (await priced(evening)).priced;
      const body = { demandId, addons: noAddons, totalExcludingVatPrice };
      return (await world.send('POST', `${ofPaula}/quotes`, nadia, { body })).body.quoteId;
    };
    const hold = (quoteId: string) => world.send('POST', `/api/desk/quotes/${quoteId}/option`, nadia);

    describe('an evening alone', () => {
      // Covers B-Q35, B-Q37.
      itOnBothEngines(
        'costs drinks or a dinner a person by the list, without a minimum or add-ons, and is a draft until it is a quote',
        async () => {
          for (const [evening, code] of [
            ['afterwork', 'AFTERWORK'],
            ['cocktail', 'AFTERWORK_COCKTAIL'],
          ] as const) {
            const shown = await priced(evening);
            const unitPrice = priceLists.comfort.unitPrices[code];
            expect(shown.priced).toMatchObject({ status: 'Draft', items: [{ code, date: tuesday, quantity: 50, unitPrice }] });
            expect(shown.priced.days).toEqual([eveningOf(evening)]);
            expect(shown.unavailable).toHaveLength(5);
          }
        },
      );

      itOnBothEngines('holds the common space of its evening and nothing of the day', async () => {
        const quoteId = await make('cocktail');
        expect(await hold(quoteId)).toMatchObject({ status: 201, body: { rank: 1 } });
        expect(await world.claims()).toEqual([`Ternes-E ${tuesday} SOIREE 1`]);
        const own = quote.parse((await world.send('GET', `/api/quotes/${quoteId}?lng=en`, paula)).body);
        expect(own).toMatchObject({
          status: 'Presented',
          items: [{ code: 'AFTERWORK_COCKTAIL', description: 'After-work cocktail buffet' }],
          rooms: [{ day: tuesday, place: 'plenary', index: 0, roomName: 'E' }],
        });
        const { text } = await world.send('GET', `/api/quotes/${quoteId}/event.ics`, paula);
        expect(text).toMatch(/DTSTART;TZID=Europe\/Paris:\d{8}T180000/);
        expect(text).toMatch(/DTEND;TZID=Europe\/Paris:\d{8}T193000/);
      });

      itOnBothEngines('waits behind the first evening there, and is not to be had behind a booked one', async () => {
        await hold(await make('afterwork'));
        expect((await hold(await make('cocktail'))).body.rank).toBe(2);
        await world.book({ slots: [{ roomId: 'Ternes-E', day: wednesday, half: 'SOIREE' }] });
        const taken = await search(eveningOf('afterwork', 50, wednesday));
        expect(taken).toMatchObject({ type: 'not_available', reason: { type: 'rooms-taken', dates: [wednesday] } });
      });

      it('is for as many as can stand in the common space', async () => {
        expect(await search(eveningOf('cocktail', 80))).toMatchObject({ type: 'available' });
        expect(await search(eveningOf('cocktail', 81))).toMatchObject({
          type: 'not_available',
          reason: { type: 'group-too-large', pax: 81, most: 80 },
        });
      });

      it('is sold by staff, for a day by itself', async () => {
        const query = searchQuery([eveningOf('afterwork')]);
        expect((await world.send('GET', `/api/available-venues/ternes?${query}`, claire)).body).toMatchObject({
          code: 'invalid-search',
          errors: { 'days.0.evening': 'not_offered' },
        });
        expect(await search(eveningOf('afterwork'), searchDay(wednesday))).toMatchObject({ errors: { 'days.0.evening': 'not_offered' } });
        expect(await search({ ...eveningOf('afterwork'), evening: 'brunch' as Evening })).toMatchObject({
          errors: { 'days.0.evening': 'not_offered' },
        });
      });
    });
  },
  undefined,
  { findCustomer: findAmong([paula]) },
);
