import { keptInvoices } from '@plenary/service-kit/retention';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { changeVerbs, staff } from '../changes/testing/change-verbs.ts';
import { claire, day, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { runRetention } from '../retention/run-retention.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { tellErased } from './testing/tell-erased.ts';

const note = 'Claire Martin agreed by telephone';

onEachSignatureWorld((world) => {
  const { confirmed, change } = changeVerbs(world);
  const changed = async () => {
    const dealId = await confirmed(claire, oneDay);
    const { status, text } = await change(staff, dealId, [{ from: tuesday, to: tuesday, pax: 25 }], { consent: note });
    expect([status, text]).toEqual([201, expect.any(String)]);
    return dealId;
  };
  const kept = () => world.deps.database.read.select().from(world.deps.tables.dealChange);

  itOnBothEngines('the export of a person tells the changes of their bookings', async () => {
    const dealId = await changed();
    const { body } = await world.send('GET', '/api/personal-data/bookings', claire);
    const [quote] = body.quotes.filter(({ id }: { id: string }) => id === dealId);
    expect(quote.changes).toMatchObject([{ state: 'applied', days: [{ from: tuesday, to: tuesday }], consent: { note } }]);
    expect(quote.changes[0].totalExcludingVatPrice.after).toBeGreaterThan(quote.changes[0].totalExcludingVatPrice.before);
  });

  itOnBothEngines('what staff noted of a consent goes with its customer; that there was one stays with the contract', async () => {
    await changed();
    expect(await tellErased(world, { userId: claire.userId })).toBe(204);
    const [row] = await kept();
    expect(row?.consent).toMatchObject({ by: 'staff', previewHash: expect.any(String) });
    expect(JSON.stringify(row)).not.toContain('telephone');
  });

  itOnBothEngines('changes go with their contract once it need not be kept any more', async () => {
    const dealId = await changed();
    world.clock.now += keptInvoices + 400 * day;
    await runRetention(world.deps);
    expect(await kept()).toEqual([]);
    expect((await world.send('GET', `/api/quotes/${dealId}`, testUser({ ...staff }))).status).toBe(404);
  });
});
