import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { makeRoom } from '../testing/make-venue.ts';
import { searchDay } from '../testing/searches.ts';
import { onEachOptionWorld } from './testing/each-option-world.ts';
import { claire, hugo, ines, noor, tuesday } from './testing/option-searches.ts';
import { smallVenue } from './testing/option-world.ts';

/** One service of 50 seats, and plenaries that each suit one set-up only. */
const venue = {
  record: { ...smallVenue().record, lunchSeats: { service1: 50, service2: 0 } },
  rooms: (['theater', 'class', 'u'] as const).map((configuration) =>
    makeRoom('Ternes', configuration, { category: 'Premium', capacities: { [configuration]: 60 } }),
  ),
};
const lunchOf = (lunchPax: number, configuration: 'theater' | 'class' | 'u') => [
  searchDay(tuesday, { lunchPax, plenary: { pax: 20, duration: 'AM', configuration } }),
];

onEachOptionWorld((world) => {
  const seats = async () => {
    const rows = await world.deps.database.read.select().from(world.deps.tables.lunchClaim);
    return rows.map((row) => row.seats).sort();
  };

  describe('lunch', () => {
    itOnBothEngines('is eaten by first options only: a second takes its seats when it is first', async () => {
      const [first, second] = [await world.quoteOf(claire, lunchOf(30, 'theater')), await world.quoteOf(hugo, lunchOf(20, 'theater'))];
      await world.place(claire, first);
      expect((await world.place(hugo, second)).body.rank).toBe(2);
      expect(await seats()).toEqual([30]);
      await world.release(claire, first);
      expect(await world.optionOf(hugo, second)).toMatchObject({ rank: 1 });
      expect(await seats()).toEqual([20]);
    });

    it('is never oversold: rooms are free, seats are not', async () => {
      const [first, second] = [await world.quoteOf(claire, lunchOf(30, 'theater')), await world.quoteOf(hugo, lunchOf(21, 'class'))];
      await world.place(claire, first);
      const lost = { code: 'no-longer-available', reason: { type: 'lunch-full', date: tuesday, pax: 21, most: 20 } };
      expect(await world.place(hugo, second)).toMatchObject({ status: 409, body: lost });
      await world.release(claire, first);
      expect((await world.place(hugo, second)).body.rank).toBe(1);
    });

    itOnBothEngines('of many who come at once goes to as many as have seats', async () => {
      const asks = (['theater', 'class', 'u'] as const).map((configuration) => lunchOf(20, configuration));
      const users = [claire, hugo, ines] as const;
      const quotes = [
        await world.quoteOf(users[0], asks[0] ?? []),
        await world.quoteOf(users[1], asks[1] ?? []),
        await world.quoteOf(users[2], asks[2] ?? []),
      ];
      const answers = await Promise.all(users.map((user, index) => world.place(user, quotes[index] ?? '')));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
      expect(await seats()).toEqual([20, 20]);
    });

    it('keeps a second option waiting on its room until there are seats', async () => {
      const [front, behind] = [await world.quoteOf(claire, lunchOf(10, 'theater')), await world.quoteOf(hugo, lunchOf(30, 'theater'))];
      const other = await world.quoteOf(ines, lunchOf(25, 'class'));
      await world.place(claire, front);
      await world.place(hugo, behind);
      await world.place(ines, other);
      await world.release(claire, front);
      // 25 seats are left: Hugo has the room before the others, but he is not first yet.
      expect(await world.optionOf(hugo, behind)).toMatchObject({ rank: 2 });
      expect((await world.place(noor, await world.quoteOf(noor, lunchOf(5, 'theater')))).body.rank).toBe(2);
      await world.release(ines, other);
      expect(await world.optionOf(hugo, behind)).toMatchObject({ rank: 1 });
      expect(await seats()).toEqual([30]);
    });
  });
}, venue);
