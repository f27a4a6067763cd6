import { isUniqueViolation } from '@plenary/service-kit/database/sql-state';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from './testing/each-option-world.ts';
import { claire, oneDay } from './testing/option-searches.ts';

onEachOptionWorld((world) => {
  itOnBothEngines('the database itself refuses the claim of a slot at a rank that is taken, written by hand', async () => {
    await world.place(claire, await world.quoteOf(claire, oneDay));
    const { database } = world.deps;
    const copyAt = (rank: string) =>
      database.script(`
INSERT INTO claim (room_id, day, half, rank, venue_id, booking_id, is_confirmed)
SELECT room_id, day, half, ${rank}, venue_id, booking_id, is_confirmed FROM claim WHERE rank = 1`);
    const before = await world.claims();
    expect(before.length).toBeGreaterThan(0);
    expect(await copyAt('rank').then(() => false, isUniqueViolation)).toBe(true);
    expect(await world.claims()).toEqual(before);
    await copyAt('2');
    expect(await world.claims()).toHaveLength(2 * before.length);
    await database.script('DELETE FROM claim WHERE rank = 2');
  });
});
