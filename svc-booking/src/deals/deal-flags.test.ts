import type { DealsPage } from '@plenary/contracts/desk-deals.schemas';
import { type DealFlag, dealFlags } from '@plenary/contracts/desk-deals-terms';
import { type AgreedPeople, peopleAgreed } from '@plenary/contracts/events';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { changeVerbs, staff } from '../changes/testing/change-verbs.ts';
import { claire, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { searchDay } from '../testing/searches.ts';
import { mendDealRows } from './mend-deal-rows.ts';

// Desk D6.

const { userId, email, firstname, lastname } = staff;
const hour = 3_600_000;

onEachSignatureWorld((world) => {
  const { confirmed, changesOf } = changeVerbs(world);
  const tell = async (quoteId: string, pax: number, told: Partial<AgreedPeople> = {}) => {
    const headers = { ...(await as({ kind: 'service', name: 'svc-survey' })), 'content-type': 'application/json' };
    const payload = { quoteId, days: [{ day: tuesday, pax, was: 24 }], ...told };
    const body = JSON.stringify({ id: `people-${quoteId}`, type: peopleAgreed, aggregateId: quoteId, sequence: 4, payload });
    expect((await world.app.request('/internal/events', { method: 'POST', headers, body })).status).toBe(204);
  };
  const agree = async (dealId: string) => {
    const [{ changeId }] = await changesOf(claire, dealId);
    await world.send('POST', `/api/deals/${dealId}/changes/${changeId}/agree`, claire);
  };
  const list = async (query: string): Promise<DealsPage> => (await world.send('GET', `/api/desk/deals?${query}`, staff)).body;
  const flaggedWith = async (flag: DealFlag) => (await list(`flag=${flag}`)).deals.map(({ quoteId }) => quoteId);
  /** Each deal says of itself what the lists find. */
  const expectLists = async () => {
    const { deals } = await list('');
    for (const flag of dealFlags) {
      const page = await list(`flag=${flag}`);
      const theirs = deals.filter(({ flags }) => flags?.includes(flag)).map(({ quoteId }) => quoteId);
      expect([flag, page.total, page.deals.map(({ quoteId }) => quoteId)]).toEqual([flag, theirs.length, theirs]);
    }
  };

  itOnBothEngines('a price is open from the people that staff agreed to until the customer answers', async () => {
    const dealId = await confirmed(claire, oneDay);
    expect(await flaggedWith('price-open')).toEqual([]);
    await tell(dealId, 25, { pricedBy: { userId, email, firstname, lastname } });
    expect(await flaggedWith('price-open')).toEqual([dealId]);
    await expectLists();
    await agree(dealId);
    expect(await flaggedWith('price-open')).toEqual([]);
    await expectLists();
  });

  itOnBothEngines('people are due in the two days before they are guaranteed, at noon of the venue', async () => {
    await world.quoteOf(hugo, oneDay);
    const dealId = await confirmed(claire, oneDay);
    const { days } = (await world.send('GET', `/api/deals/${dealId}/attendance`, staff)).body;
    const due = Date.parse(days[0].guaranteeDue);
    const at = async (instant: number) => {
      world.clock.now = instant;
      await expectLists();
      return flaggedWith('guarantee-due');
    };
    expect(await at(due - 48 * hour - 1)).toEqual([]);
    expect(await at(due - 48 * hour)).toEqual([dealId]);
    expect(await at(due - 1)).toEqual([dealId]);
    expect(await at(due)).toEqual([]);
  });

  itOnBothEngines('a room is over its capacity with the people agreed to since, and no longer once the day is over', async () => {
    const dealId = await confirmed(claire, oneDay);
    await confirmed(hugo, [searchDay('2026-11-03')]);
    expect(await flaggedWith('over-capacity')).toEqual([]);
    await tell(dealId, 500);
    expect(await flaggedWith('over-capacity')).toEqual([dealId]);
    await expectLists();
    world.clock.now = Date.parse(`${tuesday}T23:30:00Z`);
    expect(await flaggedWith('over-capacity')).toEqual([]);
    await expectLists();
  });

  itOnBothEngines('rows of a version without flags are mended', async () => {
    const dealId = await confirmed(claire, oneDay);
    await tell(dealId, 25, { pricedBy: { userId, email, firstname, lastname } });
    const { database, tables } = world.deps;
    const { dealRow } = tables;
    await database.transact((tx) =>
      tx
        .update(dealRow)
        .set({ isPriceOpen: false, guaranteeDay: '', flagEventCount: null })
        .where(eq(dealRow.quoteId, dealId))
        .returning({ quoteId: dealRow.quoteId }),
    );
    expect(await flaggedWith('price-open')).toEqual([]);
    expect(await mendDealRows(world.deps)).toBe(1);
    expect(await flaggedWith('price-open')).toEqual([dealId]);
    await agree(dealId);
  });
});
