import { formatEuros } from '@plenary/contracts/format';
import { dealPayments, type Payment } from '@plenary/contracts/payments.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { changeVerbs } from '../changes/testing/change-verbs.ts';
import { claire, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';

// Lifecycle L31.

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
type User = typeof claire;

const transfer = { kind: 'received', amount: 120_000, day: '2026-09-10', method: 'transfer', reference: 'VIR ATELIER NORD' };

onEachSignatureWorld((world) => {
  const signed = async () => {
    const dealId = await world.quoteOf(claire, oneDay);
    await world.place(claire, dealId);
    expect((await world.prepareAndSign(claire, dealId)).status).toBe(201);
    world.clock.now = Date.parse('2026-09-15T09:00:00Z');
    return dealId;
  };
  const address = (dealId: string) => `/api/deals/${dealId}/payments`;
  const read = async (user: User, dealId: string) => dealPayments.parse((await world.send('GET', address(dealId), user)).body);
  const enter = (dealId: string, rest: object = {}, key?: string, user: User = staff) =>
    world.send('POST', address(dealId), user, { body: { ...transfer, ...rest }, key });
  const reverse = (dealId: string, { id }: Payment, key?: string) =>
    world.send('POST', `${address(dealId)}/${id}/reversal`, staff, { body: { reason: 'Entered twice' }, key });
  const newest = async (dealId: string) => (await read(staff, dealId)).payments[0] as Payment;

  describe('the payments of a deal', () => {
    itOnBothEngines('are entered by staff and read by the customer, who is not told by whom', async () => {
      const dealId = await signed();
      expect(await enter(dealId, {}, 'press-1')).toMatchObject({ status: 201, body: { received: 120_000 } });
      const { payments } = await read(staff, dealId);
      expect(payments).toMatchObject([{ ...transfer, entered: { by: { email: staff.email } } }]);
      const shown = await read(claire, dealId);
      expect(shown).toEqual({ received: 120_000, fees: 0, payments: [{ ...transfer, id: payments[0]?.id }] });
      expect((await world.send('GET', address(dealId), hugo)).status).toBe(404);
      expect((await world.send('GET', address(dealId), null)).status).toBe(401);
      expect((await enter(dealId, {}, 'press-2', claire)).status).toBe(403);
    });

    // design: desk D10
    itOnBothEngines(
      'stand on the record of their customer with amount and day, those entered last in front, also once reversed',
      async () => {
        const dealId = await signed();
        await enter(dealId);
        await reverse(dealId, await newest(dealId));
        world.clock.now += 1_000;
        await enter(dealId, { amount: 5_000, method: 'cheque', reference: '' });
        const { payments } = (await world.send('GET', `/api/desk/records?users=${claire.userId}`, staff)).body;
        const by = expect.objectContaining({ email: staff.email });
        expect(payments).toEqual([
          expect.objectContaining({ quoteId: dealId, by, amount: 5_000, method: 'cheque', isReversed: false }),
          expect.objectContaining({ ...transfer, quoteId: dealId, by, isReversed: true }),
        ]);
        expect((await world.send('GET', `/api/desk/records?users=${hugo.userId}`, staff)).body.payments).toEqual([]);
      },
    );

    // design: desk D13
    itOnBothEngines('leave open on the sheets what has not come of the deposit, and nothing once all of it has', async () => {
      const dealId = await signed();
      const { deposit } = (await world.send('GET', `/api/quotes/${dealId}`, claire)).body;
      const open = async () => (await world.send('GET', `/api/desk/sheets/ternes/${tuesday}/bookings`, staff)).body.events[0].openDeposit;
      expect(await open()).toBe(deposit.amount);
      await enter(dealId, { amount: deposit.amount - 1 });
      expect(await open()).toBe(1);
      await enter(dealId, { amount: 1 });
      expect(await open()).toBeUndefined();
      await reverse(dealId, await newest(dealId));
      expect(await open()).toBeGreaterThan(0);
    });

    itOnBothEngines('are entered once for a press, and leave an entry in the trail', async () => {
      const dealId = await signed();
      const presses = await Promise.all(['press-1', 'press-1', 'press-2'].map((key) => enter(dealId, {}, key)));
      expect(presses.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect((await read(staff, dealId)).received).toBe(240_000);
      const { entries } = (await world.send('GET', '/api/referentials/audit-trail', staff)).body;
      const changes = [
        { field: 'received', from: null, to: '1200.00 EUR' },
        { field: 'day', from: null, to: '2026-09-10' },
      ];
      expect(entries.filter(({ action }: { action: string }) => action === 'payment-entered')).toMatchObject([{ changes }, { changes }]);
    });

    it('are not entered before anybody has signed, nor for a day to come at the venue, nor without an amount', async () => {
      const unsigned = await world.quoteOf(hugo, oneDay);
      expect(await enter(unsigned)).toMatchObject({ status: 409, body: { code: 'conflict' } });
      const dealId = await signed();
      // 22:30 UTC is the next day in Paris.
      world.clock.now = Date.parse('2026-09-15T22:30:00Z');
      expect((await enter(dealId, { day: '2026-09-16' })).status).toBe(201);
      expect(await enter(dealId, { day: '2026-09-17' })).toMatchObject({ status: 400, body: { errors: { day: 'too_late' } } });
      for (const amount of [0, -1, 1.5, 100_000_001]) expect((await enter(dealId, { amount })).status).toBe(400);
      expect((await read(claire, dealId)).received).toBe(120_000);
    });

    // Lifecycle L3.
    it('are refused without a key, as is all that moves money of a deal', async () => {
      const dealId = await signed();
      await enter(dealId);
      const { id } = await newest(dealId);
      const bodies = { revision: 0, previewHash: 'h'.repeat(43) };
      for (const [path, body] of [
        ['payments', transfer],
        [`payments/${id}/reversal`, { reason: 'Entered twice' }],
        ['changes', { ...bodies, days: [{ from: tuesday, to: tuesday, pax: 22 }] }],
        ['cancellation', { ...bodies, reason: 'dates' }],
        ['reinstatement', { revision: 0, reason: 'Wrong event' }],
      ] as const)
        expect(await world.send('POST', `/api/deals/${dealId}/${path}`, staff, { body, key: null })).toMatchObject({
          status: 400,
          body: { errors: { 'idempotency-key': 'required' } },
        });
      expect(await read(staff, dealId)).toMatchObject({ received: 120_000 });
    });

    itOnBothEngines('pay back no more than was received, not even to two people at once', async () => {
      const dealId = await signed();
      await enter(dealId);
      expect(await enter(dealId, { kind: 'refunded', amount: 120_001 })).toMatchObject({
        status: 400,
        body: { errors: { amount: 'too_high' } },
      });
      const refunds = await Promise.all(['a', 'b'].map((key) => enter(dealId, { kind: 'refunded', amount: 80_000 }, key)));
      expect(refunds.map(({ status }) => status).sort()).toEqual([201, 400]);
      expect((await read(claire, dealId)).received).toBe(40_000);
    });

    itOnBothEngines('are reversed and never changed: one that was paid back already stays, and a customer sees what counts', async () => {
      const dealId = await signed();
      await enter(dealId);
      const first = await newest(dealId);
      await enter(dealId, { kind: 'refunded', amount: 50_000, day: '2026-09-14' });
      expect(await reverse(dealId, first)).toMatchObject({ status: 409, body: { code: 'conflict' } });
      expect((await reverse(dealId, await newest(dealId), 'press-1')).status).toBe(200);
      const presses = await Promise.all([reverse(dealId, first, 'press-2'), reverse(dealId, first, 'press-3')]);
      expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await read(claire, dealId)).toEqual({ payments: [], received: 0, fees: 0 });
      const { payments } = await read(staff, dealId);
      expect(payments.map(({ kind, amount, reversed }) => [kind, amount, reversed?.reason])).toEqual([
        ['refunded', 50_000, 'Entered twice'],
        ['received', 120_000, 'Entered twice'],
      ]);
      expect((await world.send('POST', `${address(dealId)}/${dealId}/reversal`, staff, { body: { reason: 'None' } })).status).toBe(404);
    });

    it('are summed up in the export of deals', async () => {
      const dealId = await signed();
      await enter(dealId);
      await enter(dealId, { kind: 'refunded', amount: 20_050 });
      const { text } = await world.send('GET', `/api/desk/deals/export?search=${dealId}&lng=en`, staff);
      const [head = '', row = ''] = text.split('\r\n');
      const column = head.split(',').indexOf('Received (EUR)');
      expect(row.split(',')[column]).toBe('999.50');
    });

    itOnBothEngines('are set against the fee of a cancellation: what is left is owed or paid back', async () => {
      const dealId = await signed();
      world.clock.now = Date.parse('2026-10-01T08:00:00Z');
      await enter(dealId);
      expect(await read(claire, dealId)).not.toHaveProperty('settlement');
      const cancellation = `/api/deals/${dealId}/cancellation`;
      const { revision, previewHash, fee } = (await world.send('POST', `${cancellation}/preview`, claire, { body: {} })).body;
      const body = { revision, previewHash, reason: 'dates' };
      const due = fee.feeIncludingVat - 120_000;
      expect(await world.send('POST', cancellation, claire, { body })).toMatchObject({
        status: 201,
        body: { settlement: { received: 120_000, changeFees: 0, due } },
      });
      const mail = (await world.post()).find(({ subject }) => subject.includes('annulée'))?.text.replaceAll(/\s/g, ' ');
      expect(mail).toContain('Déjà reçu : -1 200,00 €');
      expect(mail).toContain(`Reste dû : ${formatEuros(due, 'fr-FR').replaceAll(/\s/g, ' ')}`);
      expect((await read(claire, dealId)).settlement).toBe(due);
      await enter(dealId, { amount: fee.feeIncludingVat });
      expect((await read(claire, dealId)).settlement).toBe(-120_000);
      await enter(dealId, { kind: 'refunded', amount: 120_000 });
      expect((await read(claire, dealId)).settlement).toBe(0);
    });

    it('stand beside the fees of changes, which a cancellation adds to', async () => {
      const { confirmed, change, changesOf } = changeVerbs(world);
      const dealId = await confirmed(claire, oneDay);
      world.clock.now = Date.parse('2026-09-20T10:00:00Z');
      expect((await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 12 }])).status).toBe(201);
      const [{ fee }] = await changesOf(claire, dealId);
      expect(fee.feeIncludingVat).toBeGreaterThan(0);
      expect(await read(claire, dealId)).toEqual({ payments: [], received: 0, fees: fee.feeIncludingVat });
      const cancellation = `/api/deals/${dealId}/cancellation`;
      const { revision, previewHash, fee: last } = (await world.send('POST', `${cancellation}/preview`, claire, { body: {} })).body;
      const body = { revision, previewHash, reason: 'dates' };
      const due = fee.feeIncludingVat + last.feeIncludingVat;
      expect(await world.send('POST', cancellation, claire, { body })).toMatchObject({
        status: 201,
        body: { settlement: { received: 0, changeFees: fee.feeIncludingVat, due } },
      });
      expect((await read(claire, dealId)).settlement).toBe(due);
    });

    it('are to be paid back where the venue cancels, as the mail says', async () => {
      const dealId = await signed();
      await enter(dealId);
      const cancellation = `/api/deals/${dealId}/cancellation`;
      const { revision, previewHash } = (await world.send('POST', `${cancellation}/preview`, staff, { body: { by: 'venue' } })).body;
      const body = { by: 'venue', revision, previewHash, reason: 'closed' };
      expect((await world.send('POST', cancellation, staff, { body })).body.settlement).toEqual({
        ...{ received: 120_000, changeFees: 0, due: -120_000 },
      });
      const mail = (await world.post()).find(({ subject }) => subject.includes('annulée'))?.text.replaceAll(/\s/g, ' ');
      expect(mail).toContain('À vous rembourser : 1 200,00 €');
    });
  });
});
