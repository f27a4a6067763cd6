import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { setQuoteStatus } from '../testing/set-quote-status.ts';
import { remindOptions } from './remind-options.ts';
import { onEachOptionWorld } from './testing/each-option-world.ts';
import { claire, day, hugo, oneDay } from './testing/option-searches.ts';

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111111', email: 'nadia@comet.example', role: 'staff' });

onEachOptionWorld((world) => {
  const reminders = async () => (await world.mails()).filter(({ subject }) => /24 heures|within 24 hours/.test(subject));
  const placed = async (user = claire) => {
    const quoteId = await world.quoteOf(user, oneDay);
    return { quoteId, ...((await world.place(user, quoteId)).body as { optionId: string; expiresAt: string }) };
  };

  // Lifecycle L12.
  describe('a day before an option lapses', () => {
    itOnBothEngines('its customer is reminded once, however many sweep, and again only of a later end', async () => {
      const { optionId, expiresAt } = await placed();
      world.clock.now = Date.parse(expiresAt) - day - 1;
      expect(await remindOptions(world.deps)).toBe(0);
      world.clock.now += 1;
      const swept = await Promise.all([remindOptions(world.deps), remindOptions(world.deps), remindOptions(world.deps)]);
      expect(swept.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect(await remindOptions(world.deps)).toBe(0);
      expect((await reminders()).map(({ to, subject }) => [to, subject])).toEqual([
        [claire.email, 'Votre option chez Comet Ternes prend fin dans moins de 24 heures'],
      ]);

      const later = Date.parse(expiresAt) + 3 * day;
      const body = { known: expiresAt, expiresAt: new Date(later).toISOString() };
      expect((await world.send('POST', `/api/planning/options/${optionId}/extension`, nadia, { body })).status).toBe(200);
      expect(await remindOptions(world.deps)).toBe(0);
      world.clock.now = later - day;
      expect(await remindOptions(world.deps)).toBe(1);
      expect(await reminders()).toHaveLength(2);
    });

    itOnBothEngines('nobody is reminded of an option that is second, signed or released', async () => {
      const first = await placed();
      await placed(hugo);
      world.clock.now = Date.parse(first.expiresAt) - day;
      await setQuoteStatus(world.deps, 'Partially signed');
      expect(await remindOptions(world.deps)).toBe(0);
      await setQuoteStatus(world.deps, 'Presented');
      await world.release(claire, first.quoteId);
      // Who was second is first by now, with a new term.
      expect(await remindOptions(world.deps)).toBe(0);
      expect(await reminders()).toEqual([]);
    });
  });
});
