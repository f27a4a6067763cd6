import type { CustomerRecord } from '@plenary/contracts/desk-records.schemas';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { staff } from '../changes/testing/change-verbs.ts';
import { claire, halfDay, hugo, oneDay } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';

// Desk D10.

onEachSignatureWorld((world) => {
  const recordOf = async (...users: { userId: string }[]): Promise<CustomerRecord> =>
    (await world.send('GET', `/api/desk/records?users=${users.map(({ userId }) => userId).join(',')}`, staff)).body;

  itOnBothEngines(
    'a record tells what is to be paid: the price less what was received, then the fee, and the order of its customer',
    async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      await world.quoteOf(hugo, halfDay('AM'));
      expect(await recordOf(claire)).toMatchObject({ billing: null, figures: { balance: 0 } });
      await world.place(claire, quoteId);
      const order = { purchaseOrder: { kind: 'with', number: 'PO-4711' } } as const;
      expect((await world.prepareAndSign(claire, quoteId, order)).status).toBe(201);
      const { grossPrice = 0 } = (await recordOf(claire)).deals[0] ?? {};
      const told = async () => {
        const { figures, deals } = await recordOf(claire, hugo);
        const balanceOf = (isIt: boolean) => deals.find((deal) => (deal.quoteId === quoteId) === isIt)?.balance;
        return [figures.balance, balanceOf(true), balanceOf(false)];
      };
      expect(grossPrice).toBeGreaterThan(0);
      expect(await told()).toEqual([grossPrice, grossPrice, undefined]);
      expect((await recordOf(claire)).deals[0]?.purchaseOrder).toBe('PO-4711');
      const { signature } = world.deps.tables;
      const [signed] = await world.deps.database.read.select({ form: signature.billing, at: signature.signedAt }).from(signature);
      const at = new Date(signed?.at ?? 0).toISOString();
      expect((await recordOf(claire, hugo)).billing).toEqual({ ...signed?.form.billing, quoteId, at });
      expect((await recordOf(hugo)).billing).toBeNull();

      const day = new Date(world.clock.now).toISOString().slice(0, 10);
      const body = { kind: 'received', amount: 10_000, method: 'transfer', day, reference: '' };
      expect((await world.send('POST', `/api/deals/${quoteId}/payments`, staff, { body })).status).toBe(201);
      expect(await told()).toEqual([grossPrice - 10_000, grossPrice - 10_000, undefined]);

      const address = `/api/deals/${quoteId}/cancellation`;
      const { revision, previewHash } = (await world.send('POST', `${address}/preview`, staff, { body: {} })).body;
      const cancelled = await world.send('POST', address, staff, { body: { revision, previewHash, reason: 'dates' } });
      const left = cancelled.body.fee.feeIncludingVat - 10_000;
      expect(await told()).toEqual([left, left, undefined]);
    },
  );
});
