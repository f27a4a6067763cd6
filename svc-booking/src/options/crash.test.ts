import { kitTables } from '@plenary/service-kit/kit-tables';
import { breakOff } from '@plenary/service-kit/testing/break-off';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { mortalDatabase } from '@plenary/service-kit/testing/mortal-database';
import { rowsOfTables } from '@plenary/service-kit/testing/rows-of-tables';
import { bookingMigrations } from '../db/migrations.ts';
import { faultsInBooks } from './testing/faults-in-books.ts';
import { claire, day, hugo, ines, oneDay, twoDays } from './testing/option-searches.ts';
import { type OptionWorld, optionWorld } from './testing/option-world.ts';

onBothEngines(bookingMigrations, (open) => {
  const everything = ({ deps: { database, tables } }: OptionWorld) => {
    const { outbox, idempotency } = kitTables(database.dialect);
    return rowsOfTables(database, [tables.booking, tables.claim, tables.lunchClaim, tables.venueDay, outbox, idempotency]);
  };

  /** Claire has the first option for two days, Hugo the second for one of them. */
  const mortalWorld = async () => {
    const { database, fate } = mortalDatabase(await open());
    const world = await optionWorld(database);
    const [first, second, third] = [
      await world.quoteOf(claire, twoDays),
      await world.quoteOf(hugo, oneDay),
      await world.quoteOf(ines, oneDay),
    ];
    await world.place(claire, first);
    world.clock.now += day;
    await world.place(hugo, second);
    return { ...world, fate, kept: () => everything(world), first, second, third };
  };

  describe('a crash in the middle leaves nothing behind, and the same press works afterwards', () => {
    it('of an option that ends a lapsed one and comes behind the promoted one', async () => {
      const world = await mortalWorld();
      world.clock.now += 6 * day;
      expect(await breakOff({ ...world, call: () => world.place(ines, world.third, 'press-1') })).toBeGreaterThan(15);
      expect(await world.optionOf(hugo, world.second)).toMatchObject({ rank: 1 });
      expect(await world.optionOf(ines, world.third)).toMatchObject({ rank: 2 });
      expect(await faultsInBooks(world.deps)).toEqual([]);
    });

    it('of a release that promotes', async () => {
      const world = await mortalWorld();
      expect(await breakOff({ ...world, call: () => world.release(claire, world.first) })).toBeGreaterThan(8);
      expect(await world.optionOf(hugo, world.second)).toMatchObject({ rank: 1 });
      expect(await faultsInBooks(world.deps)).toEqual([]);
    });
  });
});
