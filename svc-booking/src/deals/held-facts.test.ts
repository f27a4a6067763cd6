import type { DealsPage } from '@plenary/contracts/desk-deals.schemas';
import { peopleAgreed } from '@plenary/contracts/events';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { changeVerbs, staff } from '../changes/testing/change-verbs.ts';
import { claire, hugo, tuesday } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { searchDay } from '../testing/searches.ts';

// Desk D7.

onEachSignatureWorld((world) => {
  const { confirmed } = changeVerbs(world);
  const dealOf = async (quoteId: string) =>
    ((await world.send('GET', '/api/desk/deals', staff)).body as DealsPage).deals.find((deal) => deal.quoteId === quoteId);

  itOnBothEngines('a list tells the rooms of a deal, its lunch by service, and the people guaranteed beside those expected', async () => {
    const quoteId = await world.quoteOf(hugo, [searchDay('2026-11-03')]);
    const dealId = await confirmed(claire, [searchDay(tuesday)]);
    expect(await dealOf(quoteId)).toMatchObject({ rooms: [], lunches: [], guaranteed: null, pax: 24 });
    const sheet = (await world.send('GET', `/api/desk/sheets/ternes/${tuesday}/bookings`, staff)).body.events[0];
    const [{ rooms, lunches }] = sheet.days;
    expect(await dealOf(dealId)).toMatchObject({
      rooms: rooms.map(({ roomName }: { roomName: string }) => roomName),
      lunches,
      ...{ pax: 24, guaranteed: 24 },
    });
    expect(rooms.length * lunches.length).toBeGreaterThan(0);
    const headers = { ...(await as({ kind: 'service', name: 'svc-survey' })), 'content-type': 'application/json' };
    const payload = { quoteId: dealId, days: [{ day: tuesday, pax: 30, was: 24 }] };
    const body = JSON.stringify({ id: 'people-4', type: peopleAgreed, aggregateId: dealId, sequence: 4, payload });
    await world.app.request('/internal/events', { method: 'POST', headers, body });
    expect(await dealOf(dealId)).toMatchObject({ pax: 30, guaranteed: 24 });
  });
});
