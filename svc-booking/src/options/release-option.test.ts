import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { testNow } from '../testing/booking-world.ts';
import { onEachOptionWorld } from './testing/each-option-world.ts';
import { claire, day, hugo, twoDays } from './testing/option-searches.ts';

// Covers B-O01.

onEachOptionWorld((world) => {
  // Lifecycle L36.
  describe('a release', () => {
    itOnBothEngines('frees the rooms for a first option, and is not found afterwards', async () => {
      const { quoteOf, place, release } = world;
      const quoteId = await quoteOf(claire, twoDays);
      expect(await release(claire, quoteId)).toMatchObject({ status: 404, body: { code: 'not-found' } });
      await place(claire, quoteId);
      expect((await release(claire, quoteId)).status).toBe(204);
      expect((await release(claire, quoteId)).status).toBe(404);
      expect((await place(hugo, await quoteOf(hugo, twoDays))).body.rank).toBe(1);
    });

    itOnBothEngines('asked twice at once happens once', async () => {
      const { quoteOf, place, release, mails } = world;
      const quoteId = await quoteOf(claire, twoDays);
      await place(claire, quoteId);
      const answers = await Promise.all([release(claire, quoteId), release(claire, quoteId)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
      expect(await mails()).toHaveLength(2);
    });

    it('is not found at the very instant the option lapses', async () => {
      const { quoteOf, place, release, clock } = world;
      const quoteId = await quoteOf(claire, twoDays);
      await place(claire, quoteId);
      clock.now = testNow + 7 * day;
      expect((await release(claire, quoteId)).status).toBe(404);
      clock.now -= 1;
      expect((await release(claire, quoteId)).status).toBe(204);
    });

    it('lets the same quote have a new option', async () => {
      const { quoteOf, place, release, clock } = world;
      const quoteId = await quoteOf(claire, twoDays);
      const first = await place(claire, quoteId);
      await release(claire, quoteId);
      clock.now += day;
      const second = await place(claire, quoteId);
      expect(second.body.optionId).not.toBe(first.body.optionId);
      expect(second.body.expiresAt).toBe(new Date(testNow + 8 * day).toISOString());
    });
  });
});
