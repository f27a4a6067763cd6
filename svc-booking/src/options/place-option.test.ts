import * as bookingSchemas from '@plenary/contracts/booking.schemas';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { testNow } from '../testing/booking-world.ts';
import { searchDay } from '../testing/searches.ts';
import { setQuoteStatus } from '../testing/set-quote-status.ts';
import { onEachOptionWorld } from './testing/each-option-world.ts';
import { claire, day, hugo, oneDay, tuesday, twoDays, wednesday } from './testing/option-searches.ts';

// Covers B-O01.

onEachOptionWorld((world) => {
  describe('an option', () => {
    itOnBothEngines('holds every room of the quote for 7 days, and the quote shows it', async () => {
      const { quoteOf, place, claims, optionOf } = world;
      const quoteId = await quoteOf(claire, twoDays);
      const { status, body } = await place(claire, quoteId);
      expect(status).toBe(201);
      const { rooms: _, ...option } = bookingSchemas.placeOption.response.parse(body);
      expect(option).toMatchObject({ rank: 1, expiresAt: new Date(testNow + 7 * day).toISOString() });
      expect(await claims()).toEqual([
        `Ternes-A ${tuesday} AM 1`,
        `Ternes-A ${tuesday} PM 1`,
        `Ternes-P ${tuesday} AM 1`,
        `Ternes-P ${tuesday} PM 1`,
        `Ternes-P ${wednesday} AM 1`,
        `Ternes-P ${wednesday} PM 1`,
      ]);
      expect(await optionOf(claire, quoteId)).toEqual(option);
    });

    it('ends 48 hours before the event where that is sooner than 7 days', async () => {
      const { quoteOf, place, clock } = world;
      const quoteId = await quoteOf(claire, [searchDay('2026-09-22')]);
      clock.now += 3 * day;
      // Local midnight of 22 September in Paris is 22:00 UTC.
      expect((await place(claire, quoteId)).body.expiresAt).toBe('2026-09-19T22:00:00.000Z');
    });

    it('asked for again is the option that stands', async () => {
      const { quoteOf, place, clock, mails } = world;
      const quoteId = await quoteOf(claire, twoDays);
      const first = await place(claire, quoteId, 'press-1');
      clock.now += 3 * day;
      expect(await place(claire, quoteId, 'press-2')).toEqual(first);
      expect(await mails()).toHaveLength(1);
    });

    itOnBothEngines('pressed twice at once under one key is one option, and the replay is the same to the byte', async () => {
      const { quoteOf, place, release, clock, deps } = world;
      const quoteId = await quoteOf(claire, twoDays);
      const [first, second] = await Promise.all([place(claire, quoteId, 'press-1'), place(claire, quoteId, 'press-1')]);
      expect(first.status).toBe(201);
      expect(second.text).toBe(first.text);
      clock.now += day;
      await release(claire, quoteId);
      expect((await place(claire, quoteId, 'press-1')).text).toBe(first.text);
      expect(await deps.database.read.select().from(deps.tables.booking)).toHaveLength(1);
    });

    itOnBothEngines('pressed in two windows at once, each with a key of its own, is one option', async () => {
      const { quoteOf, place, deps } = world;
      const quoteId = await quoteOf(claire, twoDays);
      const answers = await Promise.all(['a', 'b', 'c', undefined].map((key) => place(claire, quoteId, key)));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await deps.database.read.select().from(deps.tables.booking)).toHaveLength(1);
    });

    it('refuses a key that came with another quote', async () => {
      const { quoteOf, place } = world;
      await place(claire, await quoteOf(claire, oneDay), 'press-1');
      expect(await place(claire, await quoteOf(claire, twoDays), 'press-1')).toMatchObject({
        status: 422,
        body: { code: 'idempotency-key-reused' },
      });
    });

    it('of another customer is not found, and a visitor has to sign in', async () => {
      const { quoteOf, place, release, optionOf } = world;
      const quoteId = await quoteOf(claire, oneDay);
      await place(claire, quoteId);
      for (const attempt of [place, release]) {
        expect(await attempt(hugo, quoteId)).toMatchObject({ status: 404, body: { code: 'not-found' } });
        expect(await attempt(null, quoteId)).toMatchObject({ status: 401 });
        expect(await attempt(claire, 'not-a-uuid')).toMatchObject({ status: 404 });
      }
      expect(await optionOf(claire, quoteId)).not.toBeNull();
    });

    it('takes other rooms where those of the quote are gone, at the price of the quote', async () => {
      const { quoteOf, place, claims, book, send } = world;
      const quoteId = await quoteOf(claire, twoDays);
      const { expectedRooms, ...before } = (await send('GET', `/api/quotes/${quoteId}`, claire)).body;
      expect(expectedRooms.rooms).toContainEqual(expect.objectContaining({ roomName: 'A' }));
      await book({ slots: [{ roomId: 'Ternes-A', day: tuesday, half: 'AM' }] });
      expect((await place(claire, quoteId)).body.rank).toBe(1);
      // A room of another size than the quote charges.
      expect(await claims()).toContain(`Ternes-B ${tuesday} AM 1`);
      const after = bookingSchemas.getQuote.response.parse((await send('GET', `/api/quotes/${quoteId}`, claire)).body);
      expect({ ...after, option: null, rooms: undefined }).toEqual(before);
    });

    it('takes nothing at all where one of its days is gone', async () => {
      const { quoteOf, place, book, claims, mails } = world;
      const quoteId = await quoteOf(claire, twoDays);
      await book({ slots: [{ roomId: 'Ternes-P', day: wednesday, half: 'PM' }] });
      const lost = { code: 'no-longer-available', reason: { type: 'rooms-taken', dates: [wednesday] } };
      expect(await place(claire, quoteId)).toMatchObject({ status: 409, body: lost });
      expect(await claims()).toEqual([`Ternes-P ${wednesday} PM 1`]);
      expect(await mails()).toEqual([]);
    });

    it('is refused once its quote has expired, at the very instant', async () => {
      const { quoteOf, place, clock } = world;
      const quoteId = await quoteOf(claire, [searchDay('2026-11-03')]);
      clock.now = testNow + 14 * day;
      expect(await place(claire, quoteId)).toMatchObject({ status: 409, body: { code: 'quote-expired' } });
      clock.now -= 1;
      expect((await place(claire, quoteId)).status).toBe(201);
    });

    it('stays when its quote expires', async () => {
      const { quoteOf, place, clock } = world;
      const quoteId = await quoteOf(claire, [searchDay('2026-11-03')]);
      clock.now += 13 * day;
      const placed = await place(claire, quoteId);
      clock.now += 2 * day;
      expect((await place(claire, quoteId)).body).toEqual(placed.body);
    });

    it('is refused where the quote is no longer just presented', async () => {
      const { quoteOf, place, deps } = world;
      const quoteId = await quoteOf(claire, oneDay);
      await setQuoteStatus(deps, 'Rejected');
      expect(await place(claire, quoteId)).toMatchObject({ status: 409, body: { code: 'quote-expired' } });
    });

    it('is refused from 72 hours before the first day on, local midnight of the venue', async () => {
      const { quoteOf, place, clock } = world;
      const quoteId = await quoteOf(claire, [searchDay('2026-09-22'), searchDay('2026-09-23')]);
      clock.now = Date.parse('2026-09-18T22:00:00Z');
      expect(await place(claire, quoteId)).toMatchObject({ status: 409, body: { code: 'too-late-for-option' } });
      clock.now -= 1;
      expect((await place(claire, quoteId)).status).toBe(201);
    });

    it('is refused on a day that has been closed since', async () => {
      const { quoteOf, place, deps } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const reason = { fr: 'Travaux', en: 'Works', es: 'Obras', nl: 'Werken' };
      await deps.database.transact(async (tx) => {
        await tx
          .insert(deps.tables.closedPeriod)
          .values({ id: 'p', country: 'FRA', fromDay: tuesday, toDay: tuesday, reason, version: 1, isRemoved: false });
        await tx.update(deps.tables.catalogueVersion).set({ version: 99 }).returning();
      });
      expect(await place(claire, quoteId)).toMatchObject({ status: 409, body: { code: 'no-longer-available' } });
    });
  });
});
