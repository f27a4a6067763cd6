import { jobRunMigration } from './daily-job.ts';
import { kitMigration, kitTables } from './kit-tables.ts';
import { keptProspects, keptRepeats, keptTransactions, lastDayOver, retainOnceADay, retentionOfMonth } from './retention.ts';
import { onBothEngines } from './testing/each-engine.ts';

// Covers B-N24–B-N28.

const day = 24 * 60 * 60 * 1_000;
const now = Date.parse('2026-11-22T03:00:00Z');

it('a day is over for so long once it is so everywhere', () => {
  const over = Date.parse('2026-10-08T00:00:00Z') + keptTransactions;
  expect([lastDayOver(over, keptTransactions), lastDayOver(over - 1, keptTransactions)]).toEqual(['2026-10-06', '2026-10-05']);
});

onBothEngines([kitMigration, jobRunMigration], (open) => {
  it('deletes expired rows of the kit and nothing before, and reports them with those of the service', async () => {
    const database = await open();
    const { idempotency, inbox, outbox, throttle } = kitTables(database.dialect);
    await database.transact(async (tx) => {
      const event = { type: 'mail', aggregateId: 'a', sequence: 1, payload: {}, attempts: 10, nextAttemptAt: 0 };
      for (const [id, late] of [
        ['over', 0],
        ['kept', 1],
      ] as const) {
        await tx.insert(outbox).values({ ...event, id, createdAt: now - keptProspects + late, parked: true });
        await tx.insert(inbox).values({ eventId: id, receivedAt: now - keptRepeats + late });
        await tx.insert(throttle).values({ key: id, windowStart: now - day + late, count: 1 });
        await tx.insert(idempotency).values({ scope: '', key: id, requestHash: '', reply: {}, createdAt: now - keptRepeats + late });
      }
      await tx.insert(outbox).values({ ...event, id: 'on its way', createdAt: 0, parked: false });
    });
    expect(await retainOnceADay(database, now, async () => ({ quotes: 3 }))).toEqual({ quotes: 3, unsent: 1 });
    const { read } = database;
    expect((await read.select().from(outbox)).map(({ id }) => id).sort()).toEqual(['kept', 'on its way']);
    expect((await read.select().from(inbox)).map(({ eventId }) => eventId)).toEqual(['kept']);
    expect((await read.select().from(throttle)).map(({ key }) => key)).toEqual(['kept']);
    expect((await read.select().from(idempotency)).map(({ key }) => key)).toEqual(['kept']);
    expect(await retainOnceADay(database, now + 1, async () => ({ quotes: 9 }))).toBeNull();
    expect(await retentionOfMonth(database, '2026-11')).toEqual({
      runs: [{ day: '2026-11-22', at: '2026-11-22T03:00:00.000Z', removed: { quotes: 3, unsent: 1 } }],
      hasEarlier: false,
    });
  });
});
