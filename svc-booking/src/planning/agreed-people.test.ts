import { peopleAgreed } from '@plenary/contracts/events';
import { planning } from '@plenary/contracts/planning.schemas';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, tuesday } from '../options/testing/option-searches.ts';
import { searchDay } from '../testing/searches.ts';

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111111', role: 'staff' });

onEachOptionWorld((world) => {
  const booked = async () => {
    const quoteId = await world.quoteOf(claire, [searchDay(tuesday)]);
    await world.book({ quoteId, userId: claire.userId, slots: [{ roomId: 'Ternes-P', day: tuesday, half: 'AM', request: 0 }] });
    return quoteId;
  };
  const tell = async (quoteId: string, sequence: number, pax: number) => {
    const headers = { ...(await as({ kind: 'service', name: 'svc-survey' })), 'content-type': 'application/json' };
    const payload = { quoteId, days: [{ day: tuesday, pax }] };
    const body = JSON.stringify({ id: `people-${sequence}`, type: peopleAgreed, aggregateId: quoteId, sequence, payload });
    return (await world.app.request('/internal/events', { method: 'POST', headers, body })).status;
  };
  const peopleOf = async (quoteId: string) => {
    const answer = await world.app.request(`/api/planning/venues/ternes?from=${tuesday}&to=${tuesday}`, { headers: await as(staff) });
    const { bookings } = planning.parse(await answer.json());
    return bookings.find((booking) => booking.quoteId === quoteId)?.quote?.pax;
  };

  itOnBothEngines('the planning shows the people that were signed, then those that staff agreed to last', async () => {
    const quoteId = await booked();
    expect(await peopleOf(quoteId)).toBe(24);
    expect(await tell(quoteId, 5, 38)).toBe(204);
    expect(await peopleOf(quoteId)).toBe(38);
    await tell(quoteId, 4, 30);
    expect(await peopleOf(quoteId)).toBe(38);
    await tell(quoteId, 6, 20);
    expect(await peopleOf(quoteId)).toBe(20);
  });
});
