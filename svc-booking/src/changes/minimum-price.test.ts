import { claire, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { smallVenue } from '../options/testing/option-world.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { changeVerbs } from './testing/change-verbs.ts';

// Lifecycle L18, L25, L29.

/** Its minimum is that of 18 people, at prices that are lower on the day of the event. */
const venue = smallVenue({
  minimumPricePerDay: 220_000,
  promotions: [{ from: tuesday, to: tuesday, percent: 20 }],
});

onEachSignatureWorld((world) => {
  const { confirmed, change, preview } = changeVerbs(world);
  const at = (instant: string) => {
    world.clock.now = Date.parse(instant);
  };

  describe('fewer people than the minimum price of a venue is for', () => {
    it('cost at once what they cost where the free tenth goes first', async () => {
      const dealId = await confirmed(claire, oneDay);
      at('2026-09-20T10:00:00Z');
      const asked = async (pax: number) => (await preview(claire, dealId, [{ from: tuesday, to: tuesday, pax }])).body;
      const free = (await asked(22)).difference.excludingVat;
      const fewer = [21, 18, 17];
      const atOnce = await Promise.all(fewer.map(asked));
      for (const { fee, difference } of atOnce) expect(fee.base).toBe(free - difference.excludingVat);
      expect((await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 22 }])).status).toBe(201);
      const then = await Promise.all(fewer.map(asked));
      expect(then.map(({ fee }) => fee.base)).toEqual(atOnce.map(({ fee }) => fee.base));
    });

    it('are no fewer where one comes back, whatever that does to the price', async () => {
      const dealId = await confirmed(claire, oneDay);
      at('2026-09-20T10:00:00Z');
      await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 12 }]);
      const { fee, difference } = (await preview(claire, dealId, [{ from: tuesday, to: tuesday, pax: 13 }])).body;
      expect(difference.excludingVat).toBeLessThan(0);
      expect(fee).toBeUndefined();
    });
  });
}, venue);
