import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire } from '../options/testing/option-searches.ts';

// Desk D34.

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', firstname: 'Nadia', lastname: 'Roy', role: 'staff' });
const louis = testUser({ userId: '11111111-1111-4111-8111-111111111113', firstname: 'Louis', lastname: 'Arnaud', role: 'admin' });
const deal = 'deal-00000000-0000-4000-8000-0000000000f1';

onEachOptionWorld((world) => {
  const tell = (actor: typeof nadia, subject = deal) => world.send('PUT', `/api/desk/presence/${subject}`, actor);
  const othersOf = async (...asked: Parameters<typeof tell>): Promise<string[]> =>
    (await tell(...asked)).body.others.map(({ name }: { name: string }) => name);

  itOnBothEngines('who has a record open hears which colleagues have it open, and not of other records', async () => {
    expect(await othersOf(nadia)).toEqual([]);
    expect(await othersOf(louis)).toEqual(['Nadia Roy']);
    expect(await othersOf(nadia)).toEqual(['Louis Arnaud']);
    expect(await othersOf(nadia, 'venue-ternes')).toEqual([]);
  });

  itOnBothEngines('somebody who tells nothing for 40 seconds is gone, and leaves no row', async () => {
    await tell(nadia);
    await tell(louis, 'venue-ternes');
    world.clock.now += 39_999;
    expect(await othersOf(louis)).toEqual(['Nadia Roy']);
    world.clock.now += 1;
    expect(await othersOf(louis)).toEqual([]);
    const rows = await world.deps.database.read.select().from(world.deps.tables.presence);
    expect(rows.map(({ subject, name }) => [subject, name])).toEqual([[deal, 'Louis Arnaud']]);
  });

  itOnBothEngines('two who tell at once are both kept', async () => {
    await Promise.all([tell(nadia), tell(louis), tell(nadia), tell(louis)]);
    expect([await othersOf(nadia), await othersOf(louis)]).toEqual([['Louis Arnaud'], ['Nadia Roy']]);
  });

  it('is for staff alone, of kinds of records that there are', async () => {
    expect((await tell(claire)).status).toBe(403);
    expect((await tell(nadia, 'room-1')).status).toBe(400);
  });
});
