import { keptInvoices } from '@plenary/service-kit/retention';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { changeVerbs, staff } from '../changes/testing/change-verbs.ts';
import { claire, day, oneDay } from '../options/testing/option-searches.ts';
import { runRetention } from '../retention/run-retention.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { tellErased } from './testing/tell-erased.ts';

const reference = 'VIR DE CLAIRE MARTIN';

onEachSignatureWorld((world) => {
  const paid = async () => {
    const dealId = await changeVerbs(world).confirmed(claire, oneDay);
    const body = { kind: 'received', amount: 120_000, day: '2026-09-10', method: 'transfer', reference };
    expect((await world.send('POST', `/api/deals/${dealId}/payments`, staff, { body })).status).toBe(201);
    return dealId;
  };
  const kept = () => world.deps.database.read.select().from(world.deps.tables.payment);

  itOnBothEngines('the export of a person tells the payments of their bookings', async () => {
    const dealId = await paid();
    const { body } = await world.send('GET', '/api/personal-data/bookings', claire);
    const [quote] = body.quotes.filter(({ id }: { id: string }) => id === dealId);
    expect(quote.payments).toEqual([{ kind: 'received', amount: 120_000, day: '2026-09-10', method: 'transfer', reference }]);
  });

  itOnBothEngines('the words of a payment go with its customer; its amount and day stay with the contract', async () => {
    await paid();
    expect(await tellErased(world, { userId: claire.userId })).toBe(204);
    expect(await kept()).toMatchObject([{ amount: 120_000, day: '2026-09-10', reference: '' }]);
  });

  itOnBothEngines('payments go with their contract once it need not be kept any more', async () => {
    await paid();
    world.clock.now += keptInvoices + 400 * day;
    await runRetention(world.deps);
    expect(await kept()).toEqual([]);
  });
});
