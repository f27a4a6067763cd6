import { scientistsChanged } from '@plenary/contracts/events';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, oneDay } from '../options/testing/option-searches.ts';

const nadia = { firstName: 'Nadia', lastName: 'Keller', email: 'nadia@comet.example', phoneNumber: '+33 1 42 00 10 01' };
const lotte = { firstName: 'Lotte', lastName: 'Peeters', email: 'lotte@comet.example', phoneNumber: '+32 2 200 10 03' };

onEachOptionWorld((world) => {
  const tell = async (sequence: number, scientists: object[]) => {
    const headers = { 'content-type': 'application/json', ...(await as({ kind: 'service', name: 'svc-survey' })) };
    const event = { id: `told-${sequence}`, type: scientistsChanged, aggregateId: 'meeting-scientists', sequence, payload: { scientists } };
    return (await world.app.request('/internal/events', { method: 'POST', headers, body: JSON.stringify(event) })).status;
  };
  const contactOf = async (quoteId: string) => (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body.meetingScientist;

  itOnBothEngines('a quote names the Meeting Scientist of its venue, else the default one, else none', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    const [row] = await world.deps.database.read.select().from(world.deps.tables.quote);
    expect(await contactOf(quoteId)).toBeNull();
    expect(await tell(1, [{ ...nadia, isDefault: true, venueIds: [] }])).toBe(204);
    expect(await contactOf(quoteId)).toEqual(nadia);
    await tell(2, [
      { ...nadia, isDefault: true, venueIds: [] },
      { ...lotte, isDefault: false, venueIds: [row?.venueId] },
    ]);
    expect(await contactOf(quoteId)).toEqual(lotte);
  });

  it('what was told earlier and comes later is dropped', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await tell(5, [{ ...lotte, isDefault: true, venueIds: [] }]);
    expect(await tell(4, [{ ...nadia, isDefault: true, venueIds: [] }])).toBe(204);
    expect(await contactOf(quoteId)).toEqual(lotte);
  });
});
