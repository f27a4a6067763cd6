import { creditsOf } from '@plenary/contracts/credit-rules';
import { capturedLogger } from '@plenary/service-kit/testing/captured-logger';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { faultsInBooks } from '../options/testing/faults-in-books.ts';
import { claire, day, hugo, ines, oneDay, twoDays } from '../options/testing/option-searches.ts';
import { lapseSweeps, startSweeper } from '../sweeping/start-sweeper.ts';
import { searchDay } from '../testing/searches.ts';
import { type CreditWorld, creditWorld, terms } from './testing/credit-world.ts';

onEachEngine(bookingMigrations, (open) => {
  const world = {} as CreditWorld;
  beforeEach(async () => {
    Object.assign(world, await creditWorld(await open()));
    for (const { userId } of [claire, hugo, ines]) world.balances.grant(userId, 1_000);
  });
  afterEach(async () => {
    await world.deliver();
    expect(await faultsInBooks(world.deps)).toEqual([]);
  });
  const left = (user = claire) => world.balances.balanceOf(user.userId);

  itOnBothEngines('a quote says what it takes in credits, frozen with its prices', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    const { body } = await world.send('GET', `/api/quotes/${quoteId}`, claire);
    expect(body.credits).toBe(creditsOf(body.totalExcludingVatPrice, terms));
    expect(body.credits).toBeGreaterThan(100);
  });

  it('an option takes the credits of its quote once, however often it is asked for, and gives them back when it is released', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    const credits = await world.creditsOf(claire, quoteId);
    const first = await world.place(claire, quoteId, 'press-1');
    expect(first.status).toBe(201);
    expect((await world.place(claire, quoteId, 'press-1')).text).toBe(first.text);
    expect((await world.place(claire, quoteId)).text).toBe(first.text);
    expect([left(), world.balances.state.asks]).toEqual([1_000 - credits, 1]);
    await world.release(claire, quoteId);
    await world.deliver();
    expect(left()).toBe(1_000);
    expect(await world.holds()).toEqual([]);
  });

  it('an option over the balance is refused with what it needs and what there is, and leaves nothing', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    const needed = await world.creditsOf(claire, quoteId);
    world.balances.grant(claire.userId, needed - 1 - 1_000);
    const refused = await world.place(claire, quoteId, 'press-1');
    expect(refused).toMatchObject({ status: 409, body: { code: 'insufficient-credit', needed, balance: needed - 1 } });
    expect([await world.claims(), await world.holds(), await world.optionOf(claire, quoteId)]).toEqual([[], [], null]);
    world.balances.grant(claire.userId, 1);
    expect((await world.place(claire, quoteId, 'press-1')).status).toBe(201);
    expect(left()).toBe(0);
  });

  it('where no option can be had nothing is asked of the balance', async () => {
    await world.place(claire, await world.quoteOf(claire, oneDay));
    await world.place(hugo, await world.quoteOf(hugo, oneDay));
    const { asks } = world.balances.state;
    const third = await world.quoteOf(ines, [searchDay('2026-10-13')]);
    await world.book({ slots: ['AM', 'PM'].map((half) => ({ roomId: 'Ternes-P', day: '2026-10-13', half: half as 'AM' })) });
    expect((await world.place(ines, third)).body.code).toBe('no-longer-available');
    expect((await world.place(ines, '99999999-0000-4000-8000-000000000009')).status).toBe(404);
    expect(world.balances.state.asks).toBe(asks);
  });

  it('an option that lapses, that staff withdraw, or that waited in vain gives back', async () => {
    const [first, second] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, oneDay)];
    await world.place(claire, first);
    await world.place(hugo, second);
    expect(left(hugo)).toBeLessThan(1_000);
    await world.prepareAndSign(claire, first);
    await world.deliver();
    expect(left(hugo)).toBe(1_000);

    const other = await world.quoteOf(ines, twoDays.slice(1));
    await world.place(ines, other);
    world.clock.now += 7 * day;
    await world.sweepLater();
    expect(left(ines)).toBe(1_000);
  });

  it('what is approved is spent, and holds nothing any more', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    const credits = await world.creditsOf(claire, quoteId);
    await world.place(claire, quoteId);
    await world.prepareAndSign(claire, quoteId);
    expect(await world.statusOf(claire, quoteId)).toBe('Approved');
    await world.deliver();
    expect([world.balances.spent(), left(), await world.holds()]).toEqual([[credits], 1_000 - credits, []]);
    // A contract is ended between people: the product does not end it, and no credits return by themselves.
    expect(await world.reject(claire, quoteId)).toMatchObject({ status: 409, body: { code: 'already-signed' } });
    await world.release(claire, quoteId);
    await world.sweepLater();
    expect([await world.statusOf(claire, quoteId), left()]).toEqual(['Approved', 1_000 - credits]);
  });

  it('who signs without an option pays as for one, and gets it back where the signature comes to nothing', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    const credits = await world.creditsOf(claire, quoteId);
    world.balances.grant(claire.userId, credits - 1 - 1_000);
    const refused = await world.prepareAndSign(claire, quoteId);
    expect(refused).toMatchObject({ status: 409, body: { code: 'insufficient-credit', needed: credits } });
    expect(await world.signatures()).toEqual([]);

    world.balances.grant(claire.userId, 1);
    const company = { secondSignatory: 'nadia@atelier-nord.example' };
    expect((await world.prepareAndSign(claire, quoteId, { company })).status).toBe(201);
    expect(left()).toBe(0);
    await world.reject(claire, quoteId);
    await world.deliver();
    expect([left(), world.balances.spent()]).toEqual([credits, []]);
  });

  describe('an option that takes the place of another', () => {
    const both = async () => {
      const cheap = await world.quoteOf(claire, oneDay);
      const dear = await world.quoteOf(claire, oneDay, { teambuilding: true });
      return { cheap, dear, less: await world.creditsOf(claire, cheap), more: await world.creditsOf(claire, dear) };
    };

    itOnBothEngines('takes what it needs more, and gives back what it needs less', async () => {
      const { cheap, dear, less, more } = await both();
      expect(more).toBeGreaterThan(less);
      world.balances.grant(claire.userId, more - 1_000);
      await world.place(claire, cheap);
      expect((await world.place(claire, dear)).status).toBe(201);
      expect(left()).toBe(0);
      expect((await world.place(claire, cheap)).status).toBe(201);
      await world.deliver();
      expect([left(), world.balances.held()]).toEqual([more - less, [less]]);
      await world.release(claire, cheap);
      await world.deliver();
      expect(left()).toBe(more);
    });

    it('is refused where both together would not pay for it, and the other stands as it was', async () => {
      const { cheap, dear, less, more } = await both();
      world.balances.grant(claire.userId, more - 1 - 1_000);
      await world.place(claire, cheap);
      expect(await world.place(claire, dear)).toMatchObject({ status: 409, body: { needed: more, balance: more - 1 } });
      await world.deliver();
      expect([left(), world.balances.held()]).toEqual([more - 1 - less, [less]]);
      expect(await world.optionOf(claire, cheap)).not.toBeNull();
      await world.release(claire, cheap);
      await world.deliver();
      expect(left()).toBe(more - 1);
    });
  });

  itOnBothEngines('two presses at the same moment are one option and one price', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    const credits = await world.creditsOf(claire, quoteId);
    world.balances.grant(claire.userId, credits - 1_000);
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.place(claire, quoteId)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.optionId}`)).size).toBe(1);
    await world.sweepLater();
    expect([left(), world.balances.held()]).toEqual([0, [credits]]);
  });
});

onEachEngine(bookingMigrations, (open) => {
  itOnBothEngines('what the sponsor bears is not taken from the balance, and where it bears all an option needs no balance', async () => {
    const world = await creditWorld(await open(), { ...terms, sponsorCredit: 40 });
    const quoteId = await world.quoteOf(claire, oneDay);
    const { totalExcludingVatPrice, credits } = (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body;
    expect(credits).toBe(Math.ceil((totalExcludingVatPrice * 1.2) / 2_500) - 40);
    world.balances.grant(claire.userId, credits);
    expect((await world.place(claire, quoteId)).status).toBe(201);
    expect(world.balances.balanceOf(claire.userId)).toBe(0);

    const borne = await creditWorld(await open(), { ...terms, sponsorCredit: credits + 40 });
    const free = await borne.quoteOf(hugo, oneDay);
    expect(await borne.creditsOf(hugo, free)).toBe(0);
    expect((await borne.place(hugo, free)).status).toBe(201);
    expect([borne.balances.state.asks, await borne.holds()]).toEqual([0, []]);
  });

  it('the sweeper gives back what was left over although another sweep fails', async () => {
    const world = await creditWorld(await open());
    const { deps, clock } = world;
    const hold = { userId: claire.userId, quoteId: await world.quoteOf(claire, oneDay), bookingId: null, credits: 0, asked: 60 };
    const row = { ...hold, id: '99999999-0000-4000-8000-000000000009', askedAt: clock.now, sequence: 1 };
    await deps.database.transact((tx) => tx.insert(deps.tables.creditHold).values(row));
    clock.now += 120_000;
    const { lines, logger } = capturedLogger();
    const turned = async () => {
      throw new Error('no turn');
    };
    await startSweeper(
      { ...deps, takeTurns: turned, catalogue: { current: turned } as never },
      { logger, sweeps: lapseSweeps, everyMilliseconds: 60_000 },
    ).stop();
    expect(await world.holds()).toEqual([]);
    expect(lines.map(({ what, swept }) => [what, swept])).toContainEqual(['credits', 1]);
    expect(lines.map(({ what, msg }) => [what, msg])).toContainEqual(['options', 'sweeping']);
  });

  it('in euro mode no credits are shown, and credits held before are returned', async () => {
    const world = await creditWorld(await open());
    world.balances.grant(claire.userId, 1_000);
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.place(claire, quoteId);
    Object.assign(world.deps, { holdCredits: null, prices: { administrationFeesPercent: 3, depositPercent: 70 } });
    const next = await world.quoteOf(claire, oneDay, { teambuilding: true });
    expect(await world.creditsOf(claire, next)).toBeUndefined();
    expect((await world.place(claire, next)).status).toBe(201);
    await world.deliver();
    expect(world.balances.balanceOf(claire.userId)).toBe(1_000);
  });
});
