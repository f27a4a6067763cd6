import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { searchDay, searchQuery } from '../testing/searches.ts';
import { onEachOptionWorld } from './testing/each-option-world.ts';
import { claire, day, hugo, oneDay, tuesday } from './testing/option-searches.ts';
import type { OptionWorld } from './testing/option-world.ts';

// Covers B-O01.

const available = async ({ send }: OptionWorld, user: typeof claire) =>
  (await send('GET', `/api/available-venues/ternes?${searchQuery(oneDay)}`, user)).body;
const listed = async ({ send }: OptionWorld, user: typeof claire) =>
  (await send('GET', `/api/available-venues?${searchQuery(oneDay)}`, user)).body.venues.length;
const upsellsOf = async ({ send }: OptionWorld, user: typeof claire, demandId: string) =>
  (await send('GET', `/api/demands/${demandId}/upsells`, user)).body;

onEachOptionWorld((world) => {
  itOnBothEngines('an option does not block the demand it serves', async () => {
    await world.place(claire, await world.quoteOf(claire, oneDay));
    await world.place(hugo, await world.quoteOf(hugo, oneDay));
    expect(await available(world, claire)).toMatchObject({ type: 'available', optionRank: 1 });
    expect(await available(world, hugo)).toMatchObject({ type: 'available', optionRank: 2 });
    expect([await listed(world, claire), await listed(world, hugo)]).toEqual([1, 1]);
    expect(await available(world, { ...hugo, userId: '11111111-0000-4000-8000-000000000099' })).toMatchObject({ type: 'not_available' });
  });

  it('an afterwork of its own can be had again, for a stranger it is gone', async () => {
    const quoteId = await world.quoteOf(claire, oneDay, { afterwork: true });
    await world.place(claire, quoteId);
    const { demandId } = (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body;
    const { demandId: other } = await available(world, hugo);
    expect(await upsellsOf(world, claire, demandId)).toMatchObject({ afterwork: true, unavailable: [] });
    expect(await upsellsOf(world, hugo, other)).toMatchObject({ unavailable: ['afterwork'] });
    expect((await world.send('GET', `/api/demands/${demandId}/quote`, claire)).status).toBe(200);
  });

  it('an option on other add-ons takes the place of the first one, at its rank and for its term', async () => {
    const { quoteOf, place, clock } = world;
    const plain = await quoteOf(claire, oneDay);
    const { expiresAt } = (await place(claire, plain)).body;
    await place(hugo, await quoteOf(hugo, oneDay));
    clock.now += day;
    const festive = await quoteOf(claire, oneDay, { afterwork: true });
    expect((await place(claire, festive)).body).toMatchObject({ rank: 1, expiresAt });
    expect(await world.optionOf(claire, plain)).toBeNull();
    expect(await world.claims()).toEqual([
      `Ternes-E ${tuesday} SOIREE 1`,
      `Ternes-P ${tuesday} AM 1`,
      `Ternes-P ${tuesday} AM 2`,
      `Ternes-P ${tuesday} PM 1`,
      `Ternes-P ${tuesday} PM 2`,
    ]);
    expect((await world.mails()).filter(({ to }) => to === hugo.email)).toHaveLength(1);
  });

  it('add-ons that are given up are free for those behind', async () => {
    const { quoteOf, place } = world;
    const plain = await quoteOf(claire, oneDay);
    await place(claire, await quoteOf(claire, oneDay, { afterwork: true }));
    const evening = [searchDay(tuesday, { plenary: { pax: 8, duration: 'PM', configuration: 'casual' } })];
    const waits = await quoteOf(hugo, evening);
    await place(claire, plain);
    expect(await world.claims()).not.toContain(`Ternes-E ${tuesday} SOIREE 1`);
    expect((await place(hugo, waits)).body).toMatchObject({ rank: 1 });
  });

  it('keeps the first option where the other cannot be had', async () => {
    const { quoteOf, place } = world;
    const [plain, festive] = [await quoteOf(claire, oneDay), await quoteOf(claire, oneDay, { afterwork: true })];
    await place(claire, plain);
    await world.book({ slots: [{ roomId: 'Ternes-E', day: tuesday, half: 'SOIREE' }] });
    expect(await place(claire, festive)).toMatchObject({ status: 409, body: { code: 'no-longer-available' } });
    expect(await world.optionOf(claire, plain)).toMatchObject({ rank: 1 });
  });

  it('a second option whose first has lapsed counts as first before it is settled', async () => {
    const { quoteOf, place, clock } = world;
    await place(claire, await quoteOf(claire, oneDay));
    clock.now += day;
    await place(hugo, await quoteOf(hugo, oneDay));
    clock.now += 6 * day;
    expect(await available(world, claire)).toMatchObject({ type: 'available', optionRank: 2 });
  });
});
