import { changePreview } from '@plenary/contracts/changes.schemas';
import { bookingEvent } from '@plenary/contracts/events';
import type { QuoteItem } from '@plenary/contracts/quote';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { claire, hugo, tuesday, twoDays, wednesday } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { searchDay } from '../testing/searches.ts';
import { changeVerbs, staff } from './testing/change-verbs.ts';

// Lifecycle L17, L18, L19, L25, L29: days that come and go.

const [thursday, friday] = ['2026-10-08', '2026-10-09'];
const stays = (date: string, pax = 24) => ({ from: date, to: date, pax });
const netOn = (items: readonly Pick<QuoteItem, 'date' | 'quantity' | 'unitPrice'>[], date: string) =>
  items.filter((item) => item.date === date).reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);

onEachSignatureWorld((world) => {
  const { confirmed, preview, change, changesOf, quoteOfDeal } = changeVerbs(world);
  const at = (instant: string) => {
    world.clock.now = Date.parse(instant);
  };
  const slotsOn = async (date: string) => (await world.claims()).filter((claim) => claim.includes(date));
  const seatsOn = async (date: string) => {
    const rows = await world.deps.database.read.select().from(world.deps.tables.lunchClaim);
    return rows.filter(({ day }) => day === date).reduce((sum, { seats }) => sum + seats, 0);
  };
  const told = async () => {
    const { database } = world.deps;
    const rows = await database.read.select().from(kitTables(database.dialect).outbox);
    return rows.filter(({ type }) => type === 'booking.changed').map(({ payload }) => bookingEvent.parse(payload));
  };

  describe('a day that is given up', () => {
    itOnBothEngines('costs the share of its own price, and frees its rooms and seats once that is signed', async () => {
      const dealId = await confirmed(claire, twoDays);
      const before = await quoteOfDeal(claire, dealId);
      at('2026-09-20T10:00:00Z');
      const seen = changePreview.parse((await preview(claire, dealId, [stays(wednesday)])).body);
      expect(seen).toMatchObject({ obstacle: null, level: 'signature', after: { days: [{ date: wednesday }] } });
      expect(seen.after?.items).toEqual(before.items.filter(({ date }: QuoteItem) => date === wednesday));
      // 50 % of what falls away, 16 days before, fees of the house included.
      const lost = before.totalExcludingVatPrice - (seen.after?.totalExcludingVatPrice ?? 0);
      expect(lost).toBeGreaterThan(netOn(before.items, tuesday));
      expect(seen.fee).toMatchObject({ percent: 50, base: lost, feeExcludingVat: Math.round(lost / 2), kind: 'indemnity' });
      expect(seen.leastFeePercent).toBe(50);
      const { body } = await change(claire, dealId, [stays(wednesday)]);
      expect(body.change).toMatchObject({ state: 'offered', level: 'signature' });
      expect((await slotsOn(tuesday)).length).toBe(4);
      expect((await world.prepareAndSign(claire, body.change.amendmentId)).status).toBe(201);
      expect([await slotsOn(tuesday), await seatsOn(tuesday)]).toEqual([[], 0]);
      expect([(await slotsOn(wednesday)).length, await seatsOn(wednesday)]).toEqual([2, 24]);
      expect(await quoteOfDeal(claire, dealId)).toMatchObject({ status: 'Approved', eventStartDate: wednesday, eventEndDate: wednesday });
      expect((await told())[0]).toMatchObject({ days: [{ date: wednesday }], dayOrigins: [wednesday] });
      const entries = await world.deps.database.read.select().from(world.deps.tables.auditEntry);
      expect(entries.find(({ action }) => action === 'booking-changed')?.changes).toContainEqual(
        // Pages read it as a span.
        { field: 'days', from: `${tuesday} – ${wednesday}`, to: `${wednesday} – ${wednesday}` },
      );
      expect((await changesOf(claire, dealId))[0]).toMatchObject({ state: 'applied', fee: { feeExcludingVat: seen.fee?.feeExcludingVat } });
    });

    itOnBothEngines('leaves the free tenth of the people for later', async () => {
      const dealId = await confirmed(claire, twoDays);
      const { body } = await change(claire, dealId, [stays(tuesday)]);
      expect((await world.prepareAndSign(claire, body.change.amendmentId)).status).toBe(201);
      const fewer = [{ ...stays(tuesday, 22) }];
      expect((await preview(claire, dealId, fewer)).body).toMatchObject({ obstacle: null, level: 'notice' });
      expect((await preview(claire, dealId, fewer)).body.fee).toBeUndefined();
    });

    itOnBothEngines('is not made up for by a day more, nor counted as moved to it', async () => {
      const dealId = await confirmed(claire, twoDays);
      at('2026-09-20T10:00:00Z');
      const alone = (await preview(claire, dealId, [stays(tuesday)])).body;
      const both = (await preview(claire, dealId, [stays(tuesday), { to: friday, pax: 24 }])).body;
      expect(both).toMatchObject({ obstacle: null, level: 'signature', fee: alone.fee });
      expect(both.after.items.filter(({ date }: QuoteItem) => date === friday)).toMatchObject([{ code: 'AMPM', quantity: 24 }]);
      expect(both.leastFeePercent).toBeUndefined();
    });

    it('leaves people of the other days what they were: fewer of them cost beside it', async () => {
      const dealId = await confirmed(claire, twoDays);
      at('2026-09-20T10:00:00Z');
      const fewer = (await preview(claire, dealId, [stays(tuesday), stays(wednesday, 12)])).body.fee;
      const given = (await preview(claire, dealId, [stays(wednesday)])).body.fee;
      const both = (await preview(claire, dealId, [stays(wednesday, 12)])).body.fee;
      // Two of 24 may stay away on the day that is left, four of 48 on both.
      expect(both.base).toBeGreaterThan(given.base + fewer.base);
      expect(both.base - given.base).toBeLessThan((fewer.base * 12) / 8 + 1);
    });

    it('takes what opens the event to the next day, at its price and for its people', async () => {
      const dealId = await confirmed(claire, twoDays, { teambuilding: true, afterwork: true });
      const before = await quoteOfDeal(claire, dealId);
      const after = (await preview(claire, dealId, [stays(wednesday)])).body.after;
      const teambuilding = before.items.find(({ code }: QuoteItem) => code === 'TEAMBUILDING');
      expect(after.items).toContainEqual({ ...teambuilding, date: wednesday });
      expect(after.items.map(({ code }: QuoteItem) => code).sort()).toEqual(['AFTERWORK', 'AMPM', 'TEAMBUILDING']);
    });

    it('is never the last one of a booking: that is a cancellation', async () => {
      const dealId = await confirmed(claire, twoDays);
      const answers = [[], [{ to: friday, pax: 24 }], [stays(wednesday), stays(tuesday)], [stays(tuesday), stays(tuesday)]];
      for (const days of answers) expect((await preview(claire, dealId, days)).status).toBe(400);
    });
  });

  describe('a day more', () => {
    itOnBothEngines('is priced by the list of today, held while its customer reads, and booked once signed', async () => {
      const dealId = await confirmed(claire, twoDays);
      const before = await quoteOfDeal(claire, dealId);
      const more = [stays(tuesday), stays(wednesday), { to: thursday, pax: 20 }];
      const seen = changePreview.parse((await preview(claire, dealId, more)).body);
      expect(seen).toMatchObject({ obstacle: null, level: 'signature' });
      expect(seen.fee).toBeUndefined();
      expect(seen.leastFeePercent).toBeUndefined();
      expect(seen.after?.days[2]).toEqual({
        ...{ date: thursday, lunchPax: 20, subcommittees: [] },
        plenary: { pax: 20, duration: 'AM, PM', configuration: 'theater' },
      });
      expect(seen.after?.rooms).toContainEqual({ day: thursday, place: 'plenary', index: 0, roomName: 'P' });
      expect(seen.after?.items.filter(({ date }) => date !== thursday)).toMatchObject(before.items);
      const { change: offered } = (await change(claire, dealId, more)).body;
      expect([(await slotsOn(thursday)).length, await seatsOn(thursday)]).toEqual([2, 20]);
      await confirmed(hugo, [searchDay(friday)]);
      expect((await world.prepareAndSign(claire, offered.amendmentId)).status).toBe(201);
      expect((await quoteOfDeal(claire, dealId)).days.map(({ date }: { date: string }) => date)).toEqual([tuesday, wednesday, thursday]);
      expect(await seatsOn(thursday)).toBe(20);
      expect((await told())[0]).toMatchObject({ dayOrigins: [tuesday, wednesday, null] });
      const [mail] = (await world.post()).filter(({ subject }) => subject === 'Votre réservation chez Comet Ternes est modifiée');
      expect(mail?.text).toContain('8');
    });

    itOnBothEngines('says why not: taken, closed, over, in the way of the halves of another, or for too many', async () => {
      const dealId = await confirmed(claire, [searchDay(tuesday, { plenary: { pax: 24, duration: 'AM', configuration: 'theater' } })]);
      await confirmed(hugo, [searchDay(thursday)]);
      const why = async (to: string, rest: object = {}, first: object = {}) => {
        const days = [
          { ...stays(tuesday), duration: 'AM, PM' as const, ...first },
          { to, pax: 24, ...rest },
        ];
        const { obstacle, errors, alternatives } = (await preview(claire, dealId, days)).body;
        return { obstacle, errors, alternatives };
      };
      expect(await why(wednesday)).toMatchObject({ obstacle: null });
      expect(await why(thursday)).toMatchObject({
        ...{ obstacle: 'no-room', alternatives: { days: [friday, wednesday, '2026-10-12'].map((to) => [tuesday, to]) } },
      });
      expect(await why('2026-10-10')).toMatchObject({ obstacle: 'closed-day', errors: { 'days.1.to': 'closed_day' } });
      expect(await why('2026-09-10')).toMatchObject({ obstacle: 'in-past' });
      expect(await why(tuesday)).toMatchObject({ errors: { 'days.1.to': expect.any(String) } });
      expect(await why(wednesday, { pax: 61 })).toMatchObject({ obstacle: 'too-many', errors: { 'days.1.plenary.pax': 'too_many' } });
      expect(await why(wednesday, {}, { duration: 'AM' })).toMatchObject({
        obstacle: 'not-offered',
        errors: { 'days.0.plenary.duration': expect.any(String) },
      });
    });

    itOnBothEngines('frees only itself once it is declined', async () => {
      const dealId = await confirmed(claire, twoDays);
      const own = await world.claims();
      const { change: offered } = (await change(staff, dealId, [stays(tuesday), stays(wednesday), { to: thursday, pax: 24 }])).body;
      const path = `/api/deals/${dealId}/changes/${offered.changeId}/decline`;
      expect((await world.send('POST', path, claire, { body: {} })).status).toBe(200);
      expect(await world.claims()).toEqual(own);
    });

    // Lifecycle L10, L17.
    itOnBothEngines('needs a line where staff wrote the price, and gives nothing away but by one', async () => {
      const dealId = await confirmed(claire, twoDays);
      const lines = (await quoteOfDeal(claire, dealId)).items.map((item: QuoteItem, from: number) => ({
        ...{ from, label: item.description, day: item.date, quantity: item.quantity, unitPrice: item.unitPrice, vatKind: 'service' },
      }));
      const days = [stays(tuesday), stays(wednesday), { to: thursday, pax: 24 }];
      const ask = async (all: object[]) =>
        (await world.send('POST', `/api/deals/${dealId}/changes/preview`, staff, { body: { days, lines: all } })).body;
      expect(await ask(lines)).toMatchObject({ obstacle: 'not-offered', errors: { lines: 'required' } });
      const own = { label: 'Jeudi', day: thursday, quantity: 1, vatKind: 'service' };
      expect((await ask([...lines, { ...own, unitPrice: 0 }])).discountLimit).toBe(10);
      const priced = await ask([...lines, { ...own, unitPrice: 500_000 }]);
      expect(priced).toMatchObject({ obstacle: null, level: 'signature', difference: { excludingVat: expect.any(Number) } });
      expect(priced.discountLimit).toBeUndefined();
      expect(priced.fee).toBeUndefined();
      at('2026-09-20T10:00:00Z');
      const kept = lines.filter(({ day }: { day: string }) => day === wednesday);
      const body = { days: [stays(wednesday)], lines: kept };
      const given = (await world.send('POST', `/api/deals/${dealId}/changes/preview`, staff, { body })).body;
      expect(given.fee).toEqual((await preview(staff, dealId, [stays(wednesday)])).body.fee);
    });
  });
});
