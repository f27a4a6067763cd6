import { eq } from 'drizzle-orm';
import { kitMigration, kitTables } from '../kit-tables.ts';
import { onBothEngines } from '../testing/each-engine.ts';
import { migrate } from './migrate.ts';
import { isUniqueViolation } from './sql-state.ts';

onBothEngines([kitMigration], (open) => {
  const count = { key: 'k', windowStart: 0, count: 1 };

  it('keeps what a transaction wrote', async () => {
    const database = await open();
    const { throttle } = kitTables(database.dialect);
    await database.transact((tx) => tx.insert(throttle).values(count));
    expect(await database.read.select().from(throttle)).toEqual([count]);
  });

  it('keeps nothing of a transaction that throws', async () => {
    const database = await open();
    const { throttle } = kitTables(database.dialect);
    const work = database.transact(async (tx) => {
      await tx.insert(throttle).values(count);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await database.read.select().from(throttle)).toEqual([]);
  });

  it('loses no increment of 40 read-then-write transactions at once', async () => {
    const database = await open();
    const { throttle } = kitTables(database.dialect);
    await database.transact((tx) => tx.insert(throttle).values({ ...count, count: 0 }));
    const increment = () =>
      database.transact(async (tx) => {
        const [row] = await tx.select().from(throttle).where(eq(throttle.key, 'k'));
        await tx
          .update(throttle)
          .set({ count: (row?.count ?? 0) + 1 })
          .where(eq(throttle.key, 'k'))
          .returning();
        return 1;
      });
    const done = await Promise.allSettled(Array.from({ length: 40 }, increment));
    const acknowledged = done.filter(({ status }) => status === 'fulfilled').length;
    const [row] = await database.read.select().from(throttle);
    expect(row?.count).toBe(acknowledged);
    expect(acknowledged).toBeGreaterThan(0);
  });

  it('names a unique key that is taken the same way on both engines', async () => {
    const database = await open();
    const { throttle } = kitTables(database.dialect);
    const insert = () => database.transact((tx) => tx.insert(throttle).values(count));
    await insert();
    const error = await insert().catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error)).toBe(true);
  });

  it('refuses a transaction inside a transaction', async () => {
    const database = await open();
    await expect(database.transact(() => database.transact(async () => 1))).rejects.toThrow('inside a transaction');
  });

  it('reads and writes booleans and JSON alike', async () => {
    const database = await open();
    const { outbox } = kitTables(database.dialect);
    const event = {
      id: 'e',
      type: 't',
      aggregateId: 'a',
      sequence: 1,
      payload: { deep: [1, 'é'] },
      createdAt: 1,
      attempts: 0,
      nextAttemptAt: 2 ** 40,
      parked: true,
    };
    await database.transact((tx) => tx.insert(outbox).values(event));
    expect(await database.read.select().from(outbox).where(eq(outbox.parked, true))).toEqual([event]);
  });

  it('applies a migration once', async () => {
    const database = await open();
    await migrate(database, [kitMigration, { name: '0001-more', sql: 'CREATE TABLE more (id TEXT PRIMARY KEY)' }]);
    await migrate(database, [kitMigration, { name: '0001-more', sql: 'CREATE TABLE more (id TEXT PRIMARY KEY)' }]);
    await expect(database.script("INSERT INTO more (id) VALUES ('1')")).resolves.toBeUndefined();
  });

  it('keeps nothing of a migration that fails', async () => {
    const database = await open();
    const broken = { name: '0001-broken', sql: 'CREATE TABLE half (id TEXT PRIMARY KEY); CREATE TABLE half (id TEXT PRIMARY KEY)' };
    await expect(migrate(database, [kitMigration, broken])).rejects.toMatchObject({
      message: 'step 0001-broken failed',
      cause: { message: expect.stringContaining('half') },
    });
    await expect(database.script("INSERT INTO half (id) VALUES ('1')")).rejects.toHaveProperty('message', expect.stringContaining('half'));
  });

  it('is durable', async () => {
    const database = await open();
    await expect(database.assertDurable()).resolves.toBeUndefined();
  });
});
