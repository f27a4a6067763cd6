import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { searchDay } from '../testing/searches.ts';
import { onEachOptionWorld } from './testing/each-option-world.ts';
import { claire, day } from './testing/option-searches.ts';
import { customer } from './testing/option-world.ts';

// Covers B-O01.

const unproven = customer(9, { mailboxProven: false });
const mondays = ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26'];

onEachOptionWorld((world) => {
  const quotes = async (user = unproven) => {
    const made: string[] = [];
    for (const date of mondays) made.push(await world.quoteOf(user, [searchDay(date)]));
    return made as [string, string, string, string];
  };

  describe('a user whose mailbox is not proven', () => {
    itOnBothEngines('has at most 3 live options; one that has ended counts no more', async () => {
      const { place, release, clock } = world;
      const [a, b, c, d] = await quotes();
      for (const quoteId of [a, b, c]) expect((await place(unproven, quoteId)).status).toBe(201);
      expect(await place(unproven, d)).toMatchObject({ status: 409, body: { code: 'too-many-options' } });
      expect((await place(unproven, b)).status).toBe(201);
      await release(unproven, a);
      expect((await place(unproven, d)).status).toBe(201);
      clock.now += 7 * day;
      expect((await place(unproven, a)).status).toBe(201);
    });

    itOnBothEngines('never gets a fourth by asking for several at once', async () => {
      const asked = await quotes();
      const answers = await Promise.all(asked.map((quoteId) => world.place(unproven, quoteId)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409]);
    });

    it('is not held back by the options of others', async () => {
      for (const quoteId of await quotes(claire)) expect((await world.place(claire, quoteId)).status).toBe(201);
      const [quoteId] = await quotes();
      expect((await world.place(unproven, quoteId)).body.rank).toBe(2);
    });
  });
});
