import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from './testing/each-option-world.ts';
import { claire, halfDay, hugo, oneDay, tuesday, twoDays, wednesday } from './testing/option-searches.ts';

const evening = { afterwork: true };

onEachOptionWorld((world) => {
  describe('the afterwork of an option', () => {
    itOnBothEngines('takes the common space on the last evening', async () => {
      const { quoteOf, place, claims } = world;
      expect((await place(claire, await quoteOf(claire, twoDays, evening))).body.rank).toBe(1);
      expect((await claims()).filter((claim) => claim.startsWith('Ternes-E'))).toEqual([`Ternes-E ${wednesday} SOIREE 1`]);
    });

    it('makes it a second one if only the evening is taken', async () => {
      const { quoteOf, place, release, optionOf, claims } = world;
      const [first, second] = [await quoteOf(claire, halfDay('AM'), evening), await quoteOf(hugo, halfDay('PM'), evening)];
      await place(claire, first);
      expect((await place(hugo, second)).body.rank).toBe(2);
      expect(await claims()).toContain(`Ternes-P ${tuesday} PM 1`);
      await release(claire, first);
      expect(await optionOf(hugo, second)).toMatchObject({ rank: 1 });
    });

    it('that cannot be had leaves the rooms alone', async () => {
      const { quoteOf, place, book, claims } = world;
      const quoteId = await quoteOf(claire, oneDay, evening);
      await book({ slots: [{ roomId: 'Ternes-E', day: tuesday, half: 'SOIREE' }] });
      expect(await place(claire, quoteId)).toMatchObject({
        status: 409,
        body: { code: 'no-longer-available', errors: { 'addons.afterwork': 'unavailable' } },
      });
      expect(await claims()).toHaveLength(1);
    });
  });
});
