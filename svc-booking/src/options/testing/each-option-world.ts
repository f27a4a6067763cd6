import { onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../../db/migrations.ts';
import { faultsInBooks } from './faults-in-books.ts';
import { type OptionWorld, optionWorld } from './option-world.ts';

/** Runs a suite on each engine with a world of its own for every test, after which the books have to add up. */
type Settings = Parameters<typeof optionWorld>;

export const onEachOptionWorld = (suite: (world: OptionWorld) => void, venue?: Settings[1], overrides?: Settings[2]): void =>
  onEachEngine(bookingMigrations, (open) => {
    const world = {} as OptionWorld;
    beforeEach(async () => {
      Object.assign(world, await optionWorld(await open(), venue, overrides));
    });
    afterEach(async () => {
      expect(await faultsInBooks(world.deps)).toEqual([]);
    });
    suite(world);
  });
