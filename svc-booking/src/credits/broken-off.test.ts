import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { mortalDatabase } from '@plenary/service-kit/testing/mortal-database';
import { bookingMigrations } from '../db/migrations.ts';
import { faultsInBooks } from '../options/testing/faults-in-books.ts';
import { claire, oneDay } from '../options/testing/option-searches.ts';
import { creditWorld } from './testing/credit-world.ts';
import type { Fate } from './testing/fake-balances.ts';

onBothEngines(bookingMigrations, (open) => {
  const mortalWorld = async () => {
    const { database, fate } = mortalDatabase(await open());
    const world = await creditWorld(database);
    world.balances.grant(claire.userId, 1_000);
    const left = () => world.balances.balanceOf(claire.userId);
    return { ...world, fate, left };
  };

  it.each<Fate>(['is-lost', 'answer-is-lost', 'comes-late'])(
    'while svc-identity is away and an ask %s there is no option, and the balance is as it was afterwards',
    async (fate) => {
      const world = await mortalWorld();
      const quoteId = await world.quoteOf(claire, oneDay);
      world.balances.state.fate = fate;
      const answer = await world.place(claire, quoteId, 'press-1');
      expect(answer).toMatchObject({ status: 503, body: { code: 'service-unavailable' } });
      expect([await world.optionOf(claire, quoteId), await world.claims()]).toEqual([null, []]);
      await world.sweepLater();
      expect([world.left(), await world.holds()]).toEqual([1_000, []]);

      world.balances.state.fate = 'arrives';
      expect((await world.place(claire, quoteId, 'press-1')).status).toBe(201);
      await world.sweepLater();
      expect(world.left()).toBe(1_000 - (await world.creditsOf(claire, quoteId)));
    },
  );

  it.each<Fate>(['is-lost', 'answer-is-lost', 'comes-late'])(
    'an option that was to be replaced stands as it was, with its credits, where the ask for the other %s',
    async (fate) => {
      const world = await mortalWorld();
      const [cheap, dear] = [await world.quoteOf(claire, oneDay), await world.quoteOf(claire, oneDay, { teambuilding: true })];
      await world.place(claire, cheap);
      world.balances.state.fate = fate;
      expect((await world.place(claire, dear)).status).toBe(503);
      await world.sweepLater();
      expect(world.left()).toBe(1_000 - (await world.creditsOf(claire, cheap)));
      expect(await world.optionOf(claire, cheap)).not.toBeNull();
      world.balances.state.fate = 'arrives';
      expect((await world.place(claire, dear)).status).toBe(201);
      await world.sweepLater();
      expect(world.left()).toBe(1_000 - (await world.creditsOf(claire, dear)));
    },
  );

  it('a process that is killed after any of its commits leaves no credits taken without an option, once the sweeper has been', async () => {
    const world = await mortalWorld();
    const { fate, deps } = world;
    const { transact } = deps.database;
    const quoteId = await world.quoteOf(claire, oneDay);
    const credits = await world.creditsOf(claire, quoteId);
    let outcomes = '';
    for (let commits = 0; commits < 4; commits++) {
      let left = commits;
      // From here on, no call of this process gets through.
      Object.assign(deps.database, {
        transact: async (work: Parameters<typeof transact>[0]) => {
          if (left-- <= 0) throw new Error('killed');
          return transact(work);
        },
      });
      const { status } = await world.place(claire, quoteId);
      Object.assign(deps.database, { transact });
      await world.sweepLater();
      const option = await world.optionOf(claire, quoteId);
      expect(world.left()).toBe(option ? 1_000 - credits : 1_000);
      expect(await world.holds()).toHaveLength(option ? 1 : 0);
      expect(await faultsInBooks(deps)).toEqual([]);
      outcomes += `${status}${option ? ' placed' : ''}, `;
      if (option) await world.release(claire, quoteId);
      await world.deliver();
    }
    expect(outcomes).toBe('500, 500, 500, 201 placed, ');
    expect(fate.committed).toBeGreaterThan(0);
  });

  it('an option and what pays for it come and go in one transaction', async () => {
    const world = await mortalWorld();
    const quoteId = await world.quoteOf(claire, oneDay);
    for (let writes = 0, status = 0; status !== 201; writes++) {
      world.fate.diesBefore = writes;
      ({ status } = await world.place(claire, quoteId));
      world.fate.diesBefore = Number.POSITIVE_INFINITY;
      await world.sweepLater();
      const option = await world.optionOf(claire, quoteId);
      expect([(await world.holds()).length, world.left() === 1_000]).toEqual(option ? [1, false] : [0, true]);
    }
    for (let writes = 0, status = 0; status !== 204; writes++) {
      world.fate.diesBefore = writes;
      ({ status } = await world.release(claire, quoteId));
      world.fate.diesBefore = Number.POSITIVE_INFINITY;
      await world.deliver();
      const option = await world.optionOf(claire, quoteId);
      expect([(await world.holds()).length, world.left() === 1_000]).toEqual(option ? [1, false] : [0, true]);
    }
    expect(world.left()).toBe(1_000);
  });
});
