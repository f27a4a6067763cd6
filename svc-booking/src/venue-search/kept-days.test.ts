import type { Configuration, SearchDay } from '@plenary/contracts/search';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { runsWithin } from '@plenary/service-kit/testing/runs-within';
import fc from 'fast-check';
import { prepareDays } from '../availability/find-rooms.ts';
import { readVenueDays } from '../availability/read-venue-days.ts';
import { addBookings, type NewBooking } from '../bookings/add-bookings.ts';
import { bookingMigrations } from '../db/migrations.ts';
import type { BookingDeps } from '../deps.ts';
import { bookingWorld } from '../testing/booking-world.ts';
import { makeRoom, makeVenue, putVenues } from '../testing/make-venue.ts';
import { putBooking } from '../testing/put-booking.ts';
import { searchDay } from '../testing/searches.ts';
import { mayServeSearch } from './may-serve-search.ts';
import { serveSearch } from './serve-search.ts';

const dates = ['2026-10-06', '2026-10-07', '2026-10-08'];
const hour = 3_600_000;
const timeLimit = 90_000;

const size = fc.constantFrom(8, 12, 24, 40);
const room = fc.record({
  category: fc.constantFrom('Premium', 'Standard', 'Standard', 'Espace commun'),
  subcommitteeType: fc.constantFrom('Petite', 'Moyenne', null),
  theater: size,
  casual: fc.option(size, { nil: undefined }),
});
const venue = fc.record({
  rooms: fc.array(room, { minLength: 1, maxLength: 5 }),
  /** Rooms that nobody searches for come first, so that the others are beyond what a number can hold. */
  isWide: fc.integer({ min: 0, max: 7 }).map((one) => one === 0),
  isRequestOnly: fc.integer({ min: 0, max: 7 }).map((one) => one === 0),
  standardPaxLimit: fc.constantFrom(20, 120),
  seats: fc.constantFrom(0, 12, 30),
});
const half = fc.constantFrom('AM', 'PM', 'SOIREE');
const booking = fc.record({
  venue: fc.nat(),
  status: fc.constantFrom('confirmed', 'option', 'option'),
  hours: fc.integer({ min: 1, max: 6 }),
  slots: fc.array(fc.record({ room: fc.nat(), day: fc.constantFrom(...dates), half, rank: fc.constantFrom(1, 1, 2) }), { maxLength: 8 }),
  seats: fc.constantFrom(0, 10),
  day: fc.constantFrom(...dates),
  service: fc.constantFrom('service1', 'service2'),
});
const duration = fc.constantFrom('AM', 'PM', 'AM, PM');
const day = fc.record({
  plenary: fc.record({
    pax: fc.constantFrom(5, 12, 24, 30),
    duration,
    configuration: fc.constantFrom<Configuration[]>('theater', 'theater', 'casual', 'standing'),
  }),
  subcommittees: fc.array(fc.record({ pax: fc.constantFrom(4, 8), duration, configuration: fc.constant('casual') }), { maxLength: 3 }),
  lunchPax: fc.option(fc.constantFrom(0, 15), { nil: undefined }),
});
const search = fc.record({ days: fc.array(day, { minLength: 1, maxLength: dates.length }), without: fc.array(fc.nat(), { maxLength: 2 }) });
const step = fc.oneof(
  fc.record({ type: fc.constant('book'), booking }),
  fc.record({ type: fc.constant('wait'), hours: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ type: fc.constant('search'), search }),
);

type Drawn<T> = T extends fc.Arbitrary<infer Value> ? Value : never;
type Step = Drawn<typeof step>;

const roomsOf = (id: string, { rooms, isWide }: Drawn<typeof venue>) => [
  ...Array.from({ length: isWide ? 30 : 0 }, (_, index) => makeRoom(id, `0${index}`, { category: 'Espace commun', capacities: {} })),
  ...rooms.map(({ category, subcommitteeType, ...capacities }, index) =>
    makeRoom(id, `R${index}`, { category, subcommitteeType, capacities }),
  ),
];

const networkOf = (venues: readonly Drawn<typeof venue>[]) =>
  venues.map((one, index) => ({
    record: makeVenue(`V${index}`, {
      isRequestOnly: one.isRequestOnly,
      standardPaxLimit: one.standardPaxLimit,
      lunchSeats: { service1: one.seats, service2: one.seats },
    }),
    rooms: roomsOf(`V${index}`, one),
  }));

const answersOf = (served: { id: string; how: ReturnType<typeof serveSearch> }[]) => served.filter(({ how }) => how !== null);

/** The answers of a replica, and those of reading all that is taken and matching each venue. */
const bothAnswers = async (deps: BookingDeps, days: readonly SearchDay[], without: readonly { bookingId: string; venueId: string }[]) => {
  const catalogue = await deps.catalogue.current();
  const asked = { days, prepared: prepareDays(days) };
  const reading = { days: days.map(({ date }) => date), now: deps.now(), without };
  const network = await deps.keptDays.read(catalogue, reading);
  const mayServe = mayServeSearch(network, asked);
  const taken = await readVenueDays(deps.database.read, { tables: deps.tables, ...reading });
  return {
    quick: answersOf(
      network.index.placesIn('FRA').flatMap((place) => {
        const one = network.index.venues[place];
        return one ? [{ id: one.record.id, how: mayServe(place) ? serveSearch(one, asked, network.taken) : null }] : [];
      }),
    ),
    plain: answersOf(catalogue.venues.map((one) => ({ id: one.record.id, how: serveSearch(one, asked, taken) }))),
  };
};

onBothEngines(bookingMigrations, (open, dialect) => {
  const replicas = async () => {
    const database = await open();
    const [first, second] = [bookingWorld(database), bookingWorld(database)];
    return { first, second };
  };

  it(
    'any course of bookings, waiting and searches is answered on each replica as by reading and matching all',
    async () => {
      const { first, second } = await replicas();
      let networks = 0;
      let found = 0;
      const { booking: bookings, claim, lunchClaim, venueDay, venue: venues, venueSlug, room: rooms, catalogueVersion } = first.deps.tables;
      const clear = () =>
        first.deps.database.transact(async (tx) => {
          for (const table of [claim, lunchClaim, venueDay, bookings, rooms, venueSlug, venues]) await tx.delete(table);
          await tx
            .update(catalogueVersion)
            .set({ version: ++networks * 1_000 })
            .returning();
        });
      const course = fc.record({
        venues: fc.array(venue, { minLength: 1, maxLength: 6 }),
        steps: fc.array(step, { minLength: 4, maxLength: 14 }),
        last: search,
      });
      await fc.assert(
        fc.asyncProperty(course, async ({ venues: drawn, steps, last }) => {
          await clear();
          const network = networkOf(drawn);
          await putVenues(first.deps, network);
          const made: { bookingId: string; venueId: string }[] = [];
          const takenSlots = new Set<string>();
          const book = async (asked: Extract<Step, { type: 'book' }>['booking']) => {
            const chosen = network[asked.venue % network.length];
            if (!chosen) return;
            const venueId = chosen.record.id;
            const slots = asked.slots.flatMap(({ room: number, ...slot }) => {
              const roomId = chosen.rooms.at(-1 - (number % Math.min(5, chosen.rooms.length)))?.id ?? '';
              const key = [roomId, slot.day, slot.half, slot.rank].join();
              if (takenSlots.has(key)) return [];
              takenSlots.add(key);
              return [{ roomId, ...slot }];
            });
            const { status, hours, seats, day: date, service } = asked;
            const lunches = seats > 0 ? [{ day: date, service, seats }] : [];
            const whole: NewBooking = {
              ...{ id: first.deps.newId(), venueId, status, rank: 1, slots, lunches },
              expiresAt: status === 'option' ? first.clock.now + hours * hour : null,
            };
            await first.deps.database.transact((tx) => addBookings(tx, first.deps.tables, [whole], first.clock.now));
            made.push({ bookingId: whole.id, venueId });
          };
          const compare = async ({ days, without }: Drawn<typeof search>) => {
            const searched = days.map((one, index) => searchDay(dates[index] ?? '', one));
            const own = without.flatMap((number) => made[number % Math.max(1, made.length)] ?? []);
            for (const { deps } of [first, second]) {
              const { quick, plain } = await bothAnswers(deps, searched, own);
              expect(quick).toEqual(plain);
              found += plain.length;
            }
          };
          for (const one of steps) {
            if (one.type === 'book') await book(one.booking);
            else if (one.type === 'search') await compare(one.search);
            else for (const { clock } of [first, second]) clock.now += one.hours * hour;
          }
          await compare(last);
        }),
        runsWithin(dialect === 'sqlite' ? 30 : 10, timeLimit),
      );
      expect(found).toBeGreaterThan(0);
    },
    timeLimit,
  );

  const fullDays = [searchDay('2026-10-06', { lunchPax: 0 })];
  const slotsOf = (roomId: string) => [{ roomId, day: '2026-10-06', half: 'AM' as const }];
  const twoVenues = async () => {
    const { first, second } = await replicas();
    const networkVenues = ['V0', 'V1'].map((id) => ({ record: makeVenue(id), rooms: [makeRoom(id, 'R')] }));
    await putVenues(first.deps, networkVenues);
    const seenBy = async (deps: BookingDeps) => (await bothAnswers(deps, fullDays, [])).quick.map(({ id }) => id);
    return { first, second, seenBy };
  };

  it('a day that is in memory tells at once what another replica has booked', async () => {
    const { first, second, seenBy } = await twoVenues();
    expect([await seenBy(first.deps), await seenBy(second.deps)]).toEqual([
      ['V0', 'V1'],
      ['V0', 'V1'],
    ]);
    await putBooking(first.deps, { venueId: 'V0', slots: slotsOf('V0-R') }, first.clock.now);
    expect([await seenBy(first.deps), await seenBy(second.deps)]).toEqual([['V1'], ['V1']]);
  });

  it('what a version without marks writes is told half a minute later at most', async () => {
    const { first, seenBy } = await twoVenues();
    await putBooking(first.deps, { venueId: 'V1', slots: slotsOf('V1-R') }, first.clock.now);
    expect(await seenBy(first.deps)).toEqual(['V0']);
    await first.deps.database.script("INSERT INTO venue_day VALUES ('V0', '2026-10-06', '1', '1', 0, 0, NULL, 0)");
    first.clock.now += 30_000;
    expect(await seenBy(first.deps)).toEqual([]);
  });

  const onPostgres = dialect === 'postgres' ? it : it.skip;
  onPostgres('a transaction that began before another and ends after a reading of it is not missed', async () => {
    const { first, second, seenBy } = await twoVenues();
    await seenBy(second.deps);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const bookingOf = (venueId: string): NewBooking => ({
      ...{ id: first.deps.newId(), venueId, status: 'confirmed', rank: 1, expiresAt: null, lunches: [] },
      slots: slotsOf(`${venueId}-R`),
    });
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const slow = first.deps.database.transact(async (tx) => {
      await addBookings(tx, first.deps.tables, [bookingOf('V0')], first.clock.now);
      written();
      await released;
    });
    await isWritten;
    await putBooking(first.deps, { venueId: 'V1', slots: slotsOf('V1-R') }, first.clock.now);
    expect(await seenBy(second.deps)).toEqual(['V0']);
    release();
    await slow;
    expect(await seenBy(second.deps)).toEqual([]);
  });
});
