import * as bookingSchemas from '@plenary/contracts/booking.schemas';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { testNow } from '../testing/booking-world.ts';
import { searchDay } from '../testing/searches.ts';
import { onEachOptionWorld } from './testing/each-option-world.ts';
import { claire, day, oneDay } from './testing/option-searches.ts';
import { customer } from './testing/option-world.ts';

// Covers B-O01.

const minute = 60_000;
const unproven = customer(9, { mailboxProven: false, companyId: 'company-1', lang: 'en' });
const proven = { ...unproven, mailboxProven: true };
const iso = (instant: number) => new Date(instant).toISOString();
const short = { rank: 1, expiresAt: iso(testNow + 60 * minute), fullUntil: iso(testNow + 7 * day) };
const full = { rank: 1, expiresAt: short.fullUntil };

onEachOptionWorld((world) => {
  const prove = async (payload: object = {}) => {
    const response = await world.app.request('/internal/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await as({ kind: 'service', name: 'svc-identity' })) },
      body: JSON.stringify({
        id: `${unproven.userId}-user.mailbox-proven`,
        type: 'user.mailbox-proven',
        aggregateId: unproven.userId,
        sequence: 1,
        payload: { userId: unproven.userId, companyId: 'company-1', optionLimitsLifted: false, ...payload },
      }),
    });
    expect(response.status).toBe(204);
  };
  const subjects = async () => (await world.mails()).filter(({ to }) => to === unproven.email).map(({ subject }) => subject);

  describe('an option placed before the mailbox is proven', () => {
    itOnBothEngines('holds for 60 minutes, says until when it could, and frees its rooms by itself', async () => {
      const quoteId = await world.quoteOf(unproven, oneDay);
      const { status, body } = await world.place(unproven, quoteId);
      expect(status).toBe(201);
      const { rooms: _, ...option } = bookingSchemas.placeOption.response.parse(body);
      expect(option).toMatchObject(short);
      expect(await world.optionOf(unproven, quoteId)).toEqual(option);
      world.clock.now += 60 * minute;
      expect(await world.optionOf(unproven, quoteId)).toBeNull();
      expect((await world.place(claire, await world.quoteOf(claire, oneDay))).body.rank).toBe(1);
    });

    itOnBothEngines('gets its full term once svc-identity tells of the proof, and its customer a mail', async () => {
      const quoteId = await world.quoteOf(unproven, oneDay);
      await world.place(unproven, quoteId);
      world.clock.now += 59 * minute;
      await prove();
      await prove();
      const { optionId: _, ...option } = await world.optionOf(proven, quoteId);
      expect(option).toEqual(full);
      expect(await subjects()).toEqual([
        'Your option at Comet Ternes holds for 1 hour: confirm your address',
        'Your option at Comet Ternes now holds for its full term',
      ]);
      world.clock.now += 6 * day;
      expect(await world.optionOf(proven, quoteId)).not.toBeNull();
    });

    itOnBothEngines('gets its full term with the first look at the quote after the proof, where the event is late', async () => {
      const quoteId = await world.quoteOf(unproven, oneDay);
      await world.place(unproven, quoteId);
      expect(await world.optionOf(proven, quoteId)).toMatchObject(full);
      const { quotes } = (await world.send('GET', '/api/quotes', proven)).body;
      expect(quotes[0].option).toMatchObject(full);
      await prove();
      expect(await subjects()).toHaveLength(2);
    });

    it('does not come back by a proof after its hour', async () => {
      const quoteId = await world.quoteOf(unproven, oneDay);
      await world.place(unproven, quoteId);
      world.clock.now += 60 * minute;
      await prove();
      expect(await world.optionOf(proven, quoteId)).toBeNull();
    });

    it('is not held longer by another choice of add-ons', async () => {
      const quoteId = await world.quoteOf(unproven, oneDay);
      await world.place(unproven, quoteId);
      world.clock.now += 30 * minute;
      const { demandId } = (await world.send('GET', `/api/quotes/${quoteId}`, unproven)).body;
      const addons = { teambuilding: false, wellness: true, facilitator: false, afterwork: false };
      const other = (await world.send('POST', '/api/quote', unproven, { body: { demandId, addons } })).body.quoteId;
      expect((await world.place(unproven, other)).body).toMatchObject(short);
    });

    it('holds for 60 minutes from when it becomes first', async () => {
      const ahead = await world.quoteOf(claire, oneDay);
      await world.place(claire, ahead);
      const quoteId = await world.quoteOf(unproven, oneDay);
      expect((await world.place(unproven, quoteId)).body).toMatchObject({ ...short, rank: 2 });
      world.clock.now += 30 * minute;
      await world.release(claire, ahead);
      expect(await world.optionOf(unproven, quoteId)).toMatchObject({
        rank: 1,
        expiresAt: iso(testNow + 90 * minute),
        fullUntil: iso(testNow + 7 * day + 30 * minute),
      });
    });

    it('keeps its hour where the company holds as much as it may, unless its limits are lifted', async () => {
      for (const number of [1, 2]) {
        const colleague = customer(number, { companyId: 'company-1' });
        const half = [searchDay('2026-10-06', { plenary: { pax: 24, duration: number === 1 ? 'AM' : 'PM', configuration: 'theater' } })];
        expect((await world.place(colleague, await world.quoteOf(colleague, half))).status).toBe(201);
      }
      const quoteId = await world.quoteOf(unproven, oneDay);
      await world.place(unproven, quoteId);
      await prove();
      expect(await world.optionOf(unproven, quoteId)).toMatchObject({ rank: 2, expiresAt: short.expiresAt });
      expect(await world.optionOf({ ...proven, optionLimitsLifted: true }, quoteId)).toMatchObject({ rank: 2, expiresAt: full.expiresAt });
    });
  });
});
