import { getDealHistory } from '@plenary/contracts/changes.schemas';
import { deal } from '@plenary/contracts/deals.schemas';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { claire, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { changeVerbs, staff } from './testing/change-verbs.ts';

// Lifecycle L1–L3.

onEachSignatureWorld((world) => {
  const { confirmed, change, changesOf, quoteOfDeal } = changeVerbs(world);
  const get = (user: typeof claire | null, dealId: string) => world.send('GET', `/api/deals/${dealId}?lng=fr`, user);

  itOnBothEngines(
    'a deal tells its revision, and each version whole: the quote as it was made, then what was agreed on since',
    async () => {
      const dealId = await confirmed(claire, oneDay);
      const made = await quoteOfDeal(claire, dealId);
      const first = deal.parse((await get(claire, dealId)).body);
      expect(first).toMatchObject({ dealId, revision: 0, version: 1, standing: 'current', status: 'Approved', openChangeId: null });
      expect(first.versions).toMatchObject([{ version: 1, items: made.items, rooms: [{ day: tuesday, place: 'plenary', roomName: 'P' }] }]);
      await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 22 }]);
      await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 40 }]);
      const [offered, applied] = await changesOf(claire, dealId);
      const since = deal.parse((await get(claire, dealId)).body);
      expect(since).toMatchObject({ revision: 1, version: 2, openChangeId: offered.changeId });
      expect(since.versions).toMatchObject([
        {
          version: 2,
          changeId: applied.changeId,
          from: applied.endedAt,
          items: [{ quantity: 22 }],
          totalIncludingVatPrice: applied.after.totalIncludingVatPrice,
        },
        { version: 1, items: made.items, totalIncludingVatPrice: made.totalIncludingVatPrice },
      ]);
    },
  );

  itOnBothEngines(
    'the history of a deal is told under its own address: its changes and its cancellation, to its customer and to staff',
    async () => {
      const dealId = await confirmed(claire, oneDay);
      await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 22 }]);
      const history = (user: typeof claire | null) => world.send('GET', `/api/deals/${dealId}/history?lng=fr`, user);
      const { status, body } = await history(claire);
      expect(status).toBe(200);
      expect(getDealHistory.response.parse(body)).toMatchObject({
        revision: 1,
        changes: [{ state: 'applied', after: { days: [{ lunchPax: 22 }] } }],
      });
      const deeds = [expect.objectContaining({ action: 'booking-changed', by: 'Claire Martin' })];
      expect((await history(staff)).body).toEqual({ ...body, deeds });
      expect((await history(hugo)).status).toBe(404);
      expect((await history(null)).status).toBe(401);
    },
  );

  it('another customer’s deal and an amendment are none', async () => {
    const dealId = await confirmed(claire, oneDay);
    await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 40 }]);
    const [{ amendmentId }] = await changesOf(claire, dealId);
    expect((await get(hugo, dealId)).status).toBe(404);
    expect((await get(claire, amendmentId)).status).toBe(404);
    expect((await get(null, dealId)).status).toBe(401);
  });
});
