import * as bookingSchemas from '@plenary/contracts/booking.schemas';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, day, hugo, oneDay } from '../options/testing/option-searches.ts';

onEachOptionWorld((world) => {
  const quotesOf = async (user: typeof claire) =>
    bookingSchemas.listQuotes.response
      .parse((await world.send('GET', '/api/quotes', user)).body)
      .quotes.map(({ id, status, option }) => ({ id, status, option }));

  itOnBothEngines('lists the quotes of the caller alone, the newest first, with state and option', async () => {
    const first = await world.quoteOf(claire, oneDay);
    world.clock.now += 1_000;
    const second = await world.quoteOf(claire, oneDay, { facilitator: true });
    await world.quoteOf(hugo, oneDay);
    const { optionId, expiresAt } = (await world.place(claire, second)).body;
    expect(await quotesOf(claire)).toEqual([
      { id: second, status: 'Presented', option: { optionId, rank: 1, expiresAt } },
      { id: first, status: 'Presented', option: null },
    ]);
    expect(await quotesOf(hugo)).toHaveLength(1);
  });

  it('shows no option that has lapsed, and the rank of one that has moved up since', async () => {
    const [lapsed, waiting] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, oneDay)];
    await world.place(claire, lapsed);
    world.clock.now += day;
    await world.place(hugo, waiting);
    world.clock.now += 6 * day;
    expect(await quotesOf(hugo)).toMatchObject([{ id: waiting, option: { rank: 1 } }]);
    expect(await quotesOf(claire)).toMatchObject([{ id: lapsed, option: null }]);
  });

  it('asks visitors to sign in', async () => {
    expect((await world.send('GET', '/api/quotes', null)).status).toBe(401);
  });
});
