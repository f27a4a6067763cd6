import type { DaySurveys, NetworkDay } from '@plenary/contracts/sheets.schemas';
import { refuse } from '@plenary/http/refuse';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, oneDay, tuesday, wednesday } from '../options/testing/option-searches.ts';

// design: desk D6

const userId = '11111111-1111-4111-8111-111111111111';
const eventManager = testUser({ userId, role: 'staff', jobs: [{ job: 'event-manager', scope: 'network', places: [] }] });
const sales = testUser({ userId, role: 'staff', jobs: [{ job: 'sales', scope: 'network', places: [] }] });
const inBelgium = testUser({ userId, role: 'staff', jobs: [{ job: 'event-manager', scope: 'country', places: ['BEL'] }] });

const told: { isAway: boolean; events: DaySurveys['events'] } = { isAway: false, events: [] };
const surveyOf = (quoteId: string): DaySurveys['events'][number] => ({
  ...{ eventId: '00U7Q00000De003', quoteId, status: 'TODO', isPriceOpen: false, addons: [], comment: '' },
  customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
  contact: { name: '', phone: '', email: '', jobTitle: '' },
  allDays: [tuesday],
  days: [
    {
      day: tuesday,
      rooms: [
        {
          ...{ place: 'plenary', index: 0, roomName: 'P', title: '', pax: 20, configuration: 'theater' },
          ...{ startTime: '09:30', endTime: '17:00', equipments: [], layout: '', comment: '' },
        },
      ],
      lunch: { pax: 18, service: 'service2', diets: 'Noix : Mme Petit\nSans gluten : 2', comment: '' },
      ...{ wellness: null, teamBuilding: null },
      afterwork: { pax: 12, startTime: '18:30', endTime: '00:30', diets: '', comment: '' },
    },
  ],
});

beforeEach(() => Object.assign(told, { isAway: false, events: [] }));

onEachOptionWorld(
  (world) => {
    const ask = (query = `day=${tuesday}`, user = eventManager) => world.send('GET', `/api/desk/day?${query}`, user);
    const day = async (...asked: Parameters<typeof ask>): Promise<NetworkDay> => (await ask(...asked)).body;
    const booked = async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      const slots = (['AM', 'PM'] as const).map((half) => ({ roomId: 'Ternes-P', day: tuesday, half, request: 0 }));
      await world.book({ quoteId, userId: claire.userId, slots });
      return quoteId;
    };

    itOnBothEngines('an event has the hours of its survey, its evening apart, and the kitchen what it serves', async () => {
      const quoteId = await booked();
      told.events = [surveyOf(quoteId), surveyOf('00000000-0000-4000-8000-0000000000ff')];
      const { events, meals, isSurveyed, diets } = await day();
      expect(events).toEqual([
        {
          ...{ bookingId: expect.any(String), quoteId, venueId: 'Ternes', rooms: ['P'] },
          hours: { from: '09:30', to: '17:00' },
          evening: { from: '18:30', to: '00:30', pax: 12, roomName: '' },
        },
      ]);
      expect(meals).toEqual([
        { meal: 'BREAKFAST', from: '09:30', to: '09:30', pax: 20 },
        { meal: 'GOURMET_BREAK', from: null, to: null, pax: 20 },
        { meal: 'service2', from: '13:30', to: '13:30', pax: 18 },
        { meal: 'evening', from: '18:30', to: '18:30', pax: 12 },
      ]);
      expect([isSurveyed, diets]).toEqual([true, 2]);
    });

    itOnBothEngines('without surveys an event has the hours of what it holds; options and other days are left out', async () => {
      told.isAway = true;
      const quoteId = await booked();
      await world.book({ slots: [{ roomId: 'Ternes-A', day: tuesday, half: 'AM' }] });
      await world.book({ slots: [{ roomId: 'Ternes-E', day: tuesday, half: 'SOIREE' }] });
      const expiresAt = world.clock.now + 3_600_000;
      await world.book({ status: 'option', expiresAt, slots: [{ roomId: 'Ternes-B', day: tuesday, half: 'AM', request: 0 }] });
      const { events, isSurveyed } = await day();
      expect(isSurveyed).toBe(false);
      expect(events).toHaveLength(3);
      expect(events.find((event) => event.quoteId === quoteId)?.hours).toEqual({ from: '08:00', to: '18:00' });
      expect(events.find(({ rooms }) => rooms[0] === 'A')).toMatchObject({
        ...{ quoteId: null, evening: null },
        hours: { from: '08:00', to: '12:30' },
      });
      expect(events.at(-1)).toMatchObject({
        ...{ hours: null, rooms: [] },
        evening: { from: '18:00', to: '19:30', pax: null, roomName: 'E' },
      });
      expect((await day()).meals.map(({ meal }) => meal)).not.toContain('evening');
      expect(await day(`day=${wednesday}`)).toEqual({ isSurveyed: true, events: [], meals: [], diets: 0 });
    });

    it('a country leaves others out, and so does a job; diets are counted for those alone who may see them (desk D17, D26)', async () => {
      told.events = [surveyOf(await booked())];
      expect((await day(`day=${tuesday}&country=FRA`)).events).toHaveLength(1);
      expect((await day(`day=${tuesday}&country=BEL`)).events).toEqual([]);
      expect(await day(undefined, inBelgium)).toMatchObject({ events: [], meals: [], diets: 0 });
      expect(await day(undefined, sales)).not.toHaveProperty('diets');
      expect((await ask(undefined, claire)).status).toBe(403);
      expect((await ask('day=2026-02-30')).body.errors).toMatchObject({ day: expect.any(String) });
    });
  },
  undefined,
  { surveyedDays: async (places) => (told.isAway ? refuse('service-unavailable') : places.map(() => ({ scientist: null, ...told }))) },
);
