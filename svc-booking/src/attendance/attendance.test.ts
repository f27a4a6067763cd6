import { attendance } from '@plenary/contracts/attendance.schemas';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { changeVerbs, staff } from '../changes/testing/change-verbs.ts';
import { claire, hugo, tuesday, twoDays, wednesday } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { searchDay } from '../testing/searches.ts';

// Lifecycle L24.

type User = typeof claire;

onEachSignatureWorld((world) => {
  const { confirmed, quoteOfDeal } = changeVerbs(world);
  const address = (dealId: string) => `/api/deals/${dealId}/attendance`;
  const read = async (user: User, dealId: string) => attendance.parse((await world.send('GET', address(dealId), user)).body);
  const count = (dealId: string, body: { actual: number; was: number | null }, day = tuesday, user: User = staff) =>
    world.send('PUT', `${address(dealId)}/${day}`, user, { body });
  const over = async () => {
    const dealId = await confirmed(claire, twoDays);
    world.clock.now = Date.parse('2026-10-06T17:00:00Z');
    return dealId;
  };

  describe('the people of a booking', () => {
    itOnBothEngines(
      'are billed as the greater of guaranteed and actual, at the prices of the quote, for staff and customer alike',
      async () => {
        const dealId = await over();
        const { items, administrationFees } = await quoteOfDeal(claire, dealId);
        const first = await read(claire, dealId);
        const { guaranteed } = first.days[0] ?? { guaranteed: 0 };
        expect(first.days[0]).toEqual({
          ...{ day: tuesday, expected: guaranteed, guaranteed, guaranteeDue: '2026-10-03T10:00:00.000Z', actual: null, billed: guaranteed },
        });
        expect(first.extra).toEqual({ excludingVat: 0, includingVat: 0 });
        expect(await count(dealId, { actual: guaranteed - 4, was: null })).toMatchObject({ status: 200 });
        expect(await read(claire, dealId)).toMatchObject({
          days: [{ actual: guaranteed - 4, billed: guaranteed }, {}],
          extra: { excludingVat: 0 },
        });
        const { body } = await count(dealId, { actual: guaranteed + 2, was: guaranteed - 4 });
        const [{ unitPrice }] = items;
        const fees = 100 + Number(administrationFees?.code ?? 0);
        expect(body).toMatchObject({ days: [{ actual: guaranteed + 2, billed: guaranteed + 2 }, {}] });
        expect(body.extra.excludingVat).toBe(Math.round((2 * unitPrice * fees) / 100));
        expect(body.extra.includingVat).toBeGreaterThan(body.extra.excludingVat);
        expect(await read(claire, dealId)).toEqual(body);
        expect((await quoteOfDeal(claire, dealId)).items).toEqual(items);
      },
    );

    itOnBothEngines('are counted by one at a time: who has seen another number is told the one of now', async () => {
      const dealId = await over();
      const answers = await Promise.all([count(dealId, { actual: 20, was: null }), count(dealId, { actual: 21, was: null })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({ code: 'stale-version', current: await read(staff, dealId) });
    });

    // design: desk D13
    itOnBothEngines('stand on the sheets of their days, guaranteed until they are counted; an option guarantees nobody', async () => {
      const dealId = await confirmed(claire, twoDays);
      const thursday = '2026-10-08';
      await world.place(hugo, await world.quoteOf(hugo, [searchDay(thursday)]));
      const peopleOn = async (day: string) =>
        (await world.send('GET', `/api/desk/sheets/ternes/${day}/bookings`, staff)).body.events.map(
          ({ status, days }: { status: string; days: { people?: object }[] }) => [status, days[0]?.people],
        );
      expect(await peopleOn(thursday)).toEqual([['option', undefined]]);
      expect(await peopleOn(tuesday)).toEqual([['confirmed', { guaranteed: 24, actual: null }]]);
      world.clock.now = Date.parse('2026-10-06T17:00:00Z');
      expect(await count(dealId, { actual: 26, was: null })).toMatchObject({ status: 200 });
      expect(await peopleOn(tuesday)).toEqual([['confirmed', { guaranteed: 24, actual: 26 }]]);
      expect(await peopleOn(wednesday)).toEqual([['confirmed', { guaranteed: 24, actual: null }]]);
    });

    // design: desk D13
    itOnBothEngines('stand in the export of deals, as of the day on which most came', async () => {
      const dealId = await over();
      const exported = async () => {
        const { text } = await world.send('GET', `/api/desk/deals/export?search=${dealId}&lng=en`, staff);
        const [head = '', row = ''] = text.split('\r\n');
        return row.split(',')[head.split(',').indexOf('People who came')];
      };
      expect(await exported()).toBe('');
      await count(dealId, { actual: 21, was: null });
      world.clock.now = Date.parse('2026-10-07T17:00:00Z');
      await count(dealId, { actual: 26, was: null }, wednesday);
      expect(await exported()).toBe('26');
    });

    it('are counted by staff, on a day of the booking that has begun, and read by its customer alone', async () => {
      const dealId = await over();
      expect(await count(dealId, { actual: 20, was: null }, wednesday)).toMatchObject({
        status: 400,
        body: { errors: { day: 'too_late' } },
      });
      expect(await count(dealId, { actual: 20, was: null }, '2026-09-30')).toMatchObject({
        status: 400,
        body: { errors: { day: 'invalid_value' } },
      });
      expect((await count(dealId, { actual: 20, was: null }, tuesday, claire)).status).toBe(403);
      expect((await world.send('GET', address(dealId), hugo)).status).toBe(404);
      expect((await world.send('GET', address(dealId), null)).status).toBe(401);
      const quoted = await world.quoteOf(claire, [{ ...twoDays[0], date: '2026-10-20' } as (typeof twoDays)[0]]);
      expect(await world.send('GET', address(quoted), claire)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    });
  });
});
