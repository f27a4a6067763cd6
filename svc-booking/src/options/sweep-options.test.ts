import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { searchDay } from '../testing/searches.ts';
import { sweepOptions } from './sweep-options.ts';
import { onEachOptionWorld } from './testing/each-option-world.ts';
import { claire, day, hugo, ines, oneDay, twoDays } from './testing/option-searches.ts';

onEachOptionWorld((world) => {
  const subjects = async () => (await world.mails()).map(({ to, subject }) => `${to}: ${subject}`);
  const statuses = async () => {
    const rows = await world.deps.database.read.select().from(world.deps.tables.booking);
    return rows.map(({ status, rank }) => `${status} ${rank}`).sort();
  };

  describe('the sweeper', () => {
    itOnBothEngines('ends what has lapsed, promotes who waited, and writes to both once, however many sweep', async () => {
      const { quoteOf, place, clock, deps } = world;
      const [first, second] = [await quoteOf(claire, oneDay), await quoteOf(hugo, oneDay)];
      await place(claire, first);
      clock.now += 1_000;
      await place(hugo, second);
      clock.now += 7 * day - 2_000;
      expect(await sweepOptions(deps)).toBe(0);
      clock.now += 1_000;
      const swept = await Promise.all([sweepOptions(deps), sweepOptions({ ...deps, takeTurns: (work) => work() }), sweepOptions(deps)]);
      expect(swept.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect(await sweepOptions(deps)).toBe(0);
      expect(await statuses()).toEqual(['lapsed 1', 'option 1']);
      expect((await subjects()).sort()).toEqual(
        [
          `${claire.email}: Votre option chez Comet Ternes est posée`,
          `${hugo.email}: You have the second option at Comet Ternes`,
          `${claire.email}: Votre option chez Comet Ternes a expiré`,
          `${hugo.email}: Your option at Comet Ternes is now first`,
        ].sort(),
      );
    });

    it('changes nothing visible', async () => {
      const { quoteOf, place, clock, deps, optionOf } = world;
      const [first, second, third] = [
        await quoteOf(claire, twoDays),
        await quoteOf(hugo, oneDay),
        await quoteOf(ines, [searchDay('2026-10-15')]),
      ];
      await place(claire, first);
      clock.now += day;
      await place(hugo, second);
      await place(ines, third);
      clock.now += 10 * day;
      const seen = async () => [await optionOf(claire, first), await optionOf(hugo, second), await optionOf(ines, third)];
      const before = await seen();
      await sweepOptions(deps);
      expect(await seen()).toEqual(before);
    });

    it('sends nothing if nothing has lapsed', async () => {
      await world.place(claire, await world.quoteOf(claire, oneDay));
      expect(await sweepOptions(world.deps)).toBe(0);
      expect(await statuses()).toEqual(['option 1']);
    });
  });
});
