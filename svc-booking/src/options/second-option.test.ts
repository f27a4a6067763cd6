import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { testNow } from '../testing/booking-world.ts';
import { searchDay } from '../testing/searches.ts';
import { onEachOptionWorld } from './testing/each-option-world.ts';
import { claire, day, halfDay, hugo, ines, noor, oneDay, tuesday, twoDays, wednesday } from './testing/option-searches.ts';

// Covers B-O01.

onEachOptionWorld((world) => {
  /** Claire has the first option, Hugo the second, placed a day later. */
  const bothPlaced = async () => {
    const [first, second] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, oneDay)];
    expect((await world.place(claire, first)).body.rank).toBe(1);
    world.clock.now += day;
    const placed = await world.place(hugo, second);
    expect(placed).toMatchObject({ status: 201, body: { rank: 2, expiresAt: new Date(testNow + 8 * day).toISOString() } });
    return { first, second };
  };

  // Covers B-O03.
  describe('two customers who want the same rooms', () => {
    itOnBothEngines('have the first and the second option, and there is no third', async () => {
      const quoteId = await world.quoteOf(ines, oneDay);
      await bothPlaced();
      expect(await world.place(ines, quoteId)).toMatchObject({ status: 409, body: { code: 'no-longer-available' } });
      expect(await world.claims()).toHaveLength(4);
    });

    it('change places when the first is released: the second becomes first with a new term of 7 days', async () => {
      const { first, second } = await bothPlaced();
      world.clock.now += day;
      expect(await world.release(claire, first)).toMatchObject({ status: 204, text: '' });
      expect(await world.optionOf(claire, first)).toBeNull();
      expect(await world.optionOf(hugo, second)).toMatchObject({ rank: 1, expiresAt: new Date(testNow + 9 * day).toISOString() });
      expect(await world.claims()).toEqual([`Ternes-P ${tuesday} AM 1`, `Ternes-P ${tuesday} PM 1`]);
    });

    it('change places when the first lapses, for any observer', async () => {
      const { first, second } = await bothPlaced();
      const quoteId = await world.quoteOf(ines, [searchDay('2026-10-08')]);
      world.clock.now = testNow + 7 * day;
      expect(await world.optionOf(claire, first)).toBeNull();
      expect(await world.optionOf(hugo, second)).toMatchObject({ rank: 1, expiresAt: new Date(testNow + 14 * day).toISOString() });
      expect((await world.place(ines, quoteId)).body.rank).toBe(1);
    });

    it('change places at the instant of the lapse, even without any request for days', async () => {
      const { second } = await bothPlaced();
      world.clock.now = testNow + 10 * day;
      expect(await world.optionOf(hugo, second)).toMatchObject({ rank: 1, expiresAt: new Date(testNow + 14 * day).toISOString() });
      const third = await world.quoteOf(ines, oneDay);
      expect((await world.place(ines, third)).body.rank).toBe(2);
    });

    it('leave the rooms to the next one once both have lapsed', async () => {
      const { first, second } = await bothPlaced();
      world.clock.now = testNow + 14 * day;
      expect((await world.place(ines, await world.quoteOf(ines, oneDay))).body.rank).toBe(1);
      expect([await world.optionOf(claire, first), await world.optionOf(hugo, second)]).toEqual([null, null]);
    });

    it('both lapse 48 hours before the event: none is promoted to a term that is over', async () => {
      const date = '2026-09-22';
      const [first, second] = [await world.quoteOf(claire, [searchDay(date)]), await world.quoteOf(hugo, [searchDay(date)])];
      world.clock.now += 3 * day;
      await world.place(claire, first);
      await world.place(hugo, second);
      world.clock.now = Date.parse('2026-09-19T22:00:00Z');
      expect([await world.optionOf(claire, first), await world.optionOf(hugo, second)]).toEqual([null, null]);
      expect(await world.claims()).toEqual([]);
    });

    it('do not change places when the second is released', async () => {
      const { first, second } = await bothPlaced();
      await world.release(hugo, second);
      expect(await world.optionOf(claire, first)).toMatchObject({ rank: 1, expiresAt: new Date(testNow + 7 * day).toISOString() });
      expect((await world.place(ines, await world.quoteOf(ines, oneDay))).body.rank).toBe(2);
    });
  });

  describe('a second option behind two first ones', () => {
    const behindTwo = async () => {
      const [onTuesday, onWednesday] = [await world.quoteOf(claire, oneDay), await world.quoteOf(ines, [searchDay(wednesday)])];
      const both = await world.quoteOf(hugo, twoDays);
      await world.place(claire, onTuesday);
      await world.place(ines, onWednesday);
      expect((await world.place(hugo, both)).body.rank).toBe(2);
      return { onTuesday, onWednesday, both };
    };

    itOnBothEngines('is first only when both have ended, and at once on free rooms', async () => {
      const { onTuesday, onWednesday, both } = await behindTwo();
      expect(await world.claims()).toContain(`Ternes-A ${tuesday} AM 1`);
      await world.release(claire, onTuesday);
      expect(await world.optionOf(hugo, both)).toMatchObject({ rank: 2 });
      await world.release(ines, onWednesday);
      expect(await world.optionOf(hugo, both)).toMatchObject({ rank: 1 });
    });

    it('keeps its place against later arrivals after one of them has ended', async () => {
      const { onTuesday, onWednesday, both } = await behindTwo();
      await world.release(claire, onTuesday);
      const later = await world.quoteOf(noor, oneDay);
      expect((await world.place(noor, later)).body.rank).toBe(2);
      await world.release(ines, onWednesday);
      expect(await world.optionOf(hugo, both)).toMatchObject({ rank: 1 });
      expect(await world.optionOf(noor, later)).toMatchObject({ rank: 2 });
    });
  });

  it('can never be had behind a confirmed booking', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.book({ slots: (['AM', 'PM'] as const).map((half) => ({ roomId: 'Ternes-P', day: tuesday, half })) });
    expect(await world.place(claire, quoteId)).toMatchObject({ status: 409, body: { code: 'no-longer-available' } });
  });

  it('waits for the half-days it needs, not for the others of the room', async () => {
    const [morning, afternoon] = [await world.quoteOf(claire, halfDay('AM')), await world.quoteOf(hugo, halfDay('PM'))];
    expect((await world.place(claire, morning)).body.rank).toBe(1);
    expect((await world.place(hugo, afternoon)).body.rank).toBe(1);
  });

  it('works for bookings without a customer: demo bookings lapse and are promoted, without mail', async () => {
    const slots = (['AM', 'PM'] as const).map((half) => ({ roomId: 'Ternes-P', day: tuesday, half }));
    const ends = testNow + 2 * day;
    await world.book({ id: 'one', status: 'option', expiresAt: ends, slots });
    await world.book({ id: 'two', status: 'option', rank: 2, expiresAt: ends + 1, slots });
    world.clock.now = ends;
    const quoteId = await world.quoteOf(claire, halfDay('AM'));
    expect((await world.place(claire, quoteId)).body.rank).toBe(2);
    const rows = await world.deps.database.read.select().from(world.deps.tables.booking);
    expect(rows.find(({ id }) => id === 'one')).toMatchObject({ status: 'lapsed' });
    expect(rows.find(({ id }) => id === 'two')).toMatchObject({ status: 'option', rank: 1, expiresAt: ends + 7 * day });
    expect((await world.mails()).map(({ to }) => to)).toEqual([claire.email]);
  });
});
