import fc from 'fast-check';
import { daySheet } from './day-sheet.ts';
import { kitchenList, setUpList } from './sheet-lists.ts';
import type { BookedSheet, SurveyedSheet } from './sheets.schemas.ts';
import { lunchServices } from './survey-terms.ts';

const day = '2026-10-06';
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const country = 'FRA';

const bookedRoom = fc.record({
  place: fc.constantFrom('plenary' as const, 'subcommittee' as const, null),
  index: fc.nat(2),
  roomId: fc.string(),
  roomName: fc.constantFrom('Wagram', 'Bayen', 'Niel'),
  floor: fc.integer({ min: -2, max: 9 }),
  halves: fc.subarray(['AM', 'PM', 'SOIREE'] as const, { minLength: 1 }),
  configuration: fc.constantFrom('theater' as const, 'u' as const, null),
  pax: fc.option(fc.nat(200)),
  setUps: fc.tuple(fc.constant({ configuration: 'theater' as const, people: 60 })),
});

/** `number` makes the ids: an even one has a survey under the same quote. */
const booked = (number: number): fc.Arbitrary<BookedSheet> =>
  fc.record({
    bookingId: fc.constant(uuid(number)),
    quoteId: fc.constant(uuid(number)),
    status: fc.constantFrom('option' as const, 'confirmed' as const),
    expiresAt: fc.constant(null),
    customer: fc.option(fc.constant({ name: 'Claire Martin', companyName: 'Atelier Nord', phone: '' })),
    addons: fc.constant([]),
    openDeposit: fc.option(fc.constant(1_190_53), { nil: undefined }),
    allDays: fc.constant([day]),
    days: fc.tuple(
      fc.record({
        day: fc.constant(day),
        rooms: fc.array(bookedRoom, { maxLength: 4 }),
        people: fc.option(fc.constant({ guaranteed: 24, actual: 26 }), { nil: undefined }),
        food: fc.subarray(['BREAKFAST', 'GOURMET_BREAK'] as const),
        lunches: fc.tuple(fc.constant({ service: 'service1' as const, seats: 12 })),
      }),
    ),
  });

const time = fc.option(fc.constantFrom('08:30', '09:00', '14:00', '18:30'));
const surveyed = (number: number): fc.Arbitrary<SurveyedSheet> =>
  fc.record({
    eventId: fc.constant(`00U7Q00000De${String(number).padStart(3, '0')}`),
    quoteId: fc.constant(uuid(number)),
    status: fc.constantFrom('TODO' as const, 'DONE' as const, 'WAITING_COMET_VALIDATION' as const),
    customer: fc.constant({ name: 'Claire Martin', companyName: '' }),
    contact: fc.constant({ name: '', phone: '', email: '', jobTitle: '' }),
    addons: fc.constant([]),
    comment: fc.constant(''),
    isPriceOpen: fc.boolean(),
    allDays: fc.constant([day]),
    days: fc.tuple(
      fc.record({
        day: fc.constant(day),
        rooms: fc.constant([]),
        lunch: fc.option(
          fc.record({
            pax: fc.option(fc.nat(200)),
            service: fc.option(fc.constantFrom(...lunchServices)),
            diets: fc.constantFrom('', 'noix', '1 noix, 2 végétariens\n3 sans gluten'),
            comment: fc.constant(''),
          }),
        ),
        wellness: fc.constant(null),
        teamBuilding: fc.option(fc.record({ pax: fc.option(fc.nat(50)), startTime: time, endTime: time, comment: fc.constant('') })),
        afterwork: fc.option(
          fc.record({ pax: fc.option(fc.nat(50)), startTime: time, endTime: time, diets: fc.constant(''), comment: fc.constant('') }),
        ),
      }),
    ),
  });

const parts = fc.record({
  booked: fc.option(fc.tuple(booked(1), booked(2), booked(3))),
  surveyed: fc.option(fc.tuple(surveyed(2), surveyed(3), surveyed(4))),
});

test('every booking and every survey stands on the sheet once, by start time, whichever service answered', () => {
  fc.assert(
    fc.property(parts, (given) => {
      const events = daySheet({ country, day, ...given });
      const quotes = new Set([...(given.booked ?? []), ...(given.surveyed ?? [])].map(({ quoteId }) => quoteId));
      expect(events.map(({ quoteId }) => quoteId).sort()).toEqual([...quotes].sort());
      expect(events.map(({ from }) => from)).toEqual(events.map(({ from }) => from).toSorted());
      expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
      for (const { key, people } of events) {
        const booking = given.booked?.find(({ bookingId }) => bookingId === key);
        expect(people).toEqual(booking?.days[0]?.people ?? null);
      }
      for (const { rooms, flags, openDeposit } of events) {
        expect(flags.includes('deposit-open')).toBe(openDeposit !== null);
        expect(flags.includes('over-capacity')).toBe(rooms.some(({ isOver }) => isOver));
        for (const { from, readyBy } of rooms) expect(readyBy <= from).toBe(true);
      }
    }),
  );
});

test('the kitchen serves each confirmed event its meals once, and the total of a meal is the sum of its people', () => {
  fc.assert(
    fc.property(parts, (given) => {
      const events = daySheet({ country, day, ...given }).filter(({ isConfirmed }) => isConfirmed);
      const meals = kitchenList(daySheet({ country, day, ...given }));
      const wanted = events.flatMap(({ food, lunch, activities }) => [
        ...food,
        ...(lunch ? ['lunch'] : []),
        ...activities.filter(({ kind }) => kind === 'evening'),
      ]);
      expect(meals.flatMap((meal) => meal.parts)).toHaveLength(wanted.length);
      for (const { pax, parts: served } of meals) expect(pax).toBe(served.reduce((sum, part) => sum + (part.pax ?? 0), 0));
    }),
  );
});

test('the set-up has each room of a confirmed event once, by time, after what stood there before', () => {
  fc.assert(
    fc.property(parts, (given) => {
      const events = daySheet({ country, day, ...given }).filter(({ isConfirmed }) => isConfirmed);
      const rooms = setUpList(events);
      expect(rooms.flatMap(({ uses }) => uses)).toHaveLength(events.flatMap((event) => event.rooms).length);
      for (const { uses } of rooms) {
        expect(uses.map(({ room }) => room.from)).toEqual(uses.map(({ room }) => room.from).toSorted());
        expect(uses.map(({ before }) => before)).toEqual([null, ...uses.slice(0, -1).map(({ room }) => room.configuration)]);
      }
    }),
  );
});

test.each([
  ['', 0],
  ['noix', 1],
  ['1 noix, 2 végétariens\n3 sans gluten', 3],
  [' ;\n, ', 0],
  ['Aucune allergie', 0],
  ['aucune allergie connue ou intolérance.', 0],
  ['Pas d’allergie', 0],
  ['RAS', 0],
  ['None', 0],
  ['no known allergies; 1 nut', 1],
  ['Geen', 0],
  ['ninguna alergia', 0],
  ['sans gluten, pas de porc', 2],
  ['no nuts', 1],
])('diets are counted by what parts them: %j is %i', (diets, count) => {
  const [event] = fc.sample(surveyed(2), { seed: 1, numRuns: 1 });
  const lunch = { pax: 4, service: 'any' as const, diets, comment: '' };
  const days = (event?.days ?? []).map((one) => ({ ...one, lunch, afterwork: null }));
  expect(daySheet({ country, day, booked: null, surveyed: event ? [{ ...event, days }] : [] })[0]?.dietCount).toBe(count);
});

test('an event goes on until the last of its activities: a session of the morning ends before an evening that goes past midnight', () => {
  const [event] = fc.sample(surveyed(2), { seed: 1, numRuns: 1 });
  const wellness = { pax: 12, startTime: '10:00', duration: 'PT15M', format: null, comment: '' };
  const teamBuilding = { pax: 12, startTime: '14:00', endTime: '16:00', comment: '' };
  const afterwork = { pax: 12, startTime: '22:00', endTime: '00:30', diets: '', comment: '' };
  const sheetOf = (evening: typeof afterwork | null) => {
    const days = (event?.days ?? []).map((one) => ({ ...one, wellness, teamBuilding, afterwork: evening }));
    return daySheet({ country, day, booked: null, surveyed: event ? [{ ...event, days }] : [] })[0];
  };
  expect([sheetOf(null)?.from, sheetOf(null)?.to]).toEqual(['10:00', '16:00']);
  expect([sheetOf(afterwork)?.from, sheetOf(afterwork)?.to]).toEqual(['10:00', '00:30']);
  expect(sheetOf(afterwork)?.activities.map(({ kind }) => kind)).toEqual(['wellness', 'teambuilding', 'evening']);
});
