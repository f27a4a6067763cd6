import { randomUUID } from 'node:crypto';
import type { Dialect } from '@plenary/service-kit/database/columns';
import type { Database } from '@plenary/service-kit/database/database';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq, sql } from 'drizzle-orm';
import { identityMigrations } from '../db/migrations.ts';
import { ids } from '../testing/accounts-world.ts';
import { balanceOf } from './balance-of.ts';
import { ownerKey } from './credit-owner.ts';
import { creditsWorld } from './testing/credits-world.ts';

const attempts = 40;
const owner = ownerKey('user', ids.claire);

const dropGuard: Record<Dialect, string> = {
  sqlite: 'PRAGMA ignore_check_constraints = ON',
  postgres: 'ALTER TABLE credit_account DROP CONSTRAINT never_below_zero',
};

onBothEngines(identityMigrations, (open, dialect) => {
  const richWorld = async (database: Database) => {
    const world = await creditsWorld(database);
    await world.change('grant', 100);
    return world;
  };

  it('of many who spend one balance at the same moment, as many are served as it pays for, and it never falls below nothing', async () => {
    const world = await richWorld(await open());
    const answers = await Promise.all(
      Array.from({ length: attempts }, () => world.hold({ holdId: randomUUID(), sequence: 1, credits: 30 })),
    );
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(200), count(409)]).toEqual([3, attempts - 3]);
    expect(await world.own()).toMatchObject({ balance: 10, held: 90 });
    expect(await world.faults()).toEqual([]);
  });

  it('one hold asked for by many at the same moment is taken once', async () => {
    const world = await richWorld(await open());
    const holdId = randomUUID();
    const answers = await Promise.all(Array.from({ length: attempts }, () => world.hold({ holdId, sequence: 1, credits: 30 })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await world.own()).toMatchObject({ balance: 70, held: 30 });
    expect(await world.faults()).toEqual([]);
  });

  it('spending while an administrator takes away and options end leaves books that add up', async () => {
    const world = await richWorld(await open());
    const kept = Array.from({ length: 5 }, () => randomUUID());
    for (const holdId of kept) await world.hold({ holdId, sequence: 1, credits: 10 });
    // As the relay of svc-booking does: a call that lost too often against the others is made again.
    const tell = async (holdId: string) => {
      while ((await world.tell({ holdId, sequence: 2, credits: 0 })) >= 500);
    };
    await Promise.all([
      ...kept.map(tell),
      ...Array.from({ length: 10 }, () => world.hold({ holdId: randomUUID(), sequence: 1, credits: 20 })),
      ...Array.from({ length: 5 }, () => world.change('correction', -10)),
    ]);
    const { balance, held } = await world.own();
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(held % 20).toBe(0);
    expect(await world.faults()).toEqual([]);
  });

  it('the database itself refuses a balance below nothing, written by hand', async () => {
    const database = await open();
    const world = await richWorld(database);
    const isRefused = await database.script('UPDATE credit_account SET balance = balance - 101').then(
      () => false,
      () => true,
    );
    expect(isRefused).toBe(true);
    expect(await world.own()).toMatchObject({ balance: 100 });
  });

  it('control: without both guards the very same race overdraws', async () => {
    const database = await open();
    const world = await richWorld(database);
    await database.script(dropGuard[dialect]);
    const { creditAccount } = world.deps.tables;
    const spendUnguarded = async () => {
      if ((await balanceOf(database.read, world.deps.tables, owner)) < 30) return false;
      const spent = database.transact((tx) =>
        tx
          .update(creditAccount)
          .set({ balance: sql`${creditAccount.balance} - 30` })
          .where(eq(creditAccount.owner, owner))
          .returning(),
      );
      // A transaction that loses too often against the others gives up: it is not served.
      return spent.then(
        () => true,
        () => false,
      );
    };
    const served = (await Promise.all(Array.from({ length: attempts }, spendUnguarded))).filter(Boolean).length;
    expect(served).toBeGreaterThan(3);
    expect(await balanceOf(database.read, world.deps.tables, owner)).toBe(100 - 30 * served);
  });
});
