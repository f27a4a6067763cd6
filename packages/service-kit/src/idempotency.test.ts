import { once } from './idempotency.ts';
import { kitMigration } from './kit-tables.ts';
import { onBothEngines } from './testing/each-engine.ts';

onBothEngines([kitMigration], (open) => {
  it('does the work once for a key, and answers the same thing again', async () => {
    const database = await open();
    let worked = 0;
    const request = { scope: 'user:quote', key: 'k1', body: { demandId: 'd' }, now: 1 };
    const call = () => database.transact((tx) => once(tx, database, request, async () => ({ quoteId: ++worked })));
    expect([await call(), await call()]).toEqual([{ quoteId: 1 }, { quoteId: 1 }]);
  });

  it('does the work once for two calls at the same time', async () => {
    const database = await open();
    let ids = 0;
    const call = () => {
      const quoteId = ++ids;
      return database.transact((tx) => once(tx, database, { scope: 's', key: 'k', body: 1, now: 1 }, async () => ({ quoteId })));
    };
    const [first, second] = await Promise.all([call(), call()]);
    expect(first).toEqual(second);
  });

  it('refuses the same key with another body', async () => {
    const database = await open();
    const call = (body: unknown) => database.transact((tx) => once(tx, database, { scope: 's', key: 'k', body, now: 1 }, async () => 1));
    await call({ a: 1 });
    await expect(call({ a: 2 })).rejects.toMatchObject({ status: 422, problem: { code: 'idempotency-key-reused' } });
  });

  it('never lets the keys of two users meet, and works every time without a key', async () => {
    const database = await open();
    let worked = 0;
    const call = (scope: string, key?: string) =>
      database.transact((tx) => once(tx, database, { scope, key, body: 1, now: 1 }, async () => ++worked));
    expect([await call('a', 'k'), await call('b', 'k'), await call('a'), await call('a')]).toEqual([1, 2, 3, 4]);
  });
});
