import { jobRunMigration, jobRunTable, onceADay, runsOfMonth, startDailyJob } from './daily-job.ts';
import { kitMigration } from './kit-tables.ts';
import { capturedLogger } from './testing/captured-logger.ts';
import { onBothEngines } from './testing/each-engine.ts';

const day = 24 * 60 * 60 * 1_000;

onBothEngines([kitMigration, jobRunMigration], (open) => {
  it('runs once a day for all who ask at once, each job for itself', async () => {
    const database = await open();
    const ask = (job: string, now: number) => onceADay(database, { job, now }, async () => ({ things: 2 }));
    const asked = await Promise.all([ask('tidy', 0), ask('tidy', 1), ask('tidy', day - 1), ask('count', 0)]);
    expect(asked.filter((did) => did !== null)).toEqual([{ things: 2 }, { things: 2 }]);
    expect(await ask('tidy', day)).toEqual({ things: 2 });
    const rows = await database.read.select().from(jobRunTable(database.dialect));
    expect(rows.map(({ name, day: on, did }) => `${name} ${on} ${did.things}`).sort()).toEqual([
      'count 1970-01-01 2',
      'tidy 1970-01-01 2',
      'tidy 1970-01-02 2',
    ]);
  });

  it('lists the results of a job in a month, newest first, and whether it ran before', async () => {
    const database = await open();
    for (const at of ['2026-10-31T23:59:59Z', '2026-11-01T00:00:00Z', '2026-11-30T23:59:59Z', '2026-12-01T00:00:00Z'].map(Date.parse)) {
      await onceADay(database, { job: 'tidy', now: at }, async () => ({ things: 1 }));
      await onceADay(database, { job: 'count', now: at }, async () => ({ things: 7 }));
    }
    const of = async (month: string) => {
      const { runs, hasEarlier } = await runsOfMonth(database, { job: 'tidy', month });
      return { runs: runs.map(({ day: on, did }) => `${on} ${did.things}`), hasEarlier };
    };
    expect(await of('2026-11')).toEqual({ runs: ['2026-11-30 1', '2026-11-01 1'], hasEarlier: true });
    expect(await of('2026-10')).toEqual({ runs: ['2026-10-31 1'], hasEarlier: false });
    expect(await of('2026-09')).toEqual({ runs: [], hasEarlier: false });
  });

  it('is not done on a day on which it broke off', async () => {
    const database = await open();
    const breaks = onceADay(database, { job: 'tidy', now: 0 }, async () => {
      throw new Error('broken off');
    });
    await expect(breaks).rejects.toThrow('broken off');
    expect(await onceADay(database, { job: 'tidy', now: 1 }, async () => ({ things: 1 }))).toEqual({ things: 1 });
  });
});

it('a job that fails is logged, and asked for again', async () => {
  jest.useFakeTimers();
  const { logger, lines } = capturedLogger();
  const run = jest.fn(async () => ({ things: 1 })).mockRejectedValueOnce(new Error('away'));
  const job = startDailyJob({ name: 'tidy', run, logger, everyMilliseconds: 1_000 });
  await jest.advanceTimersByTimeAsync(1_000);
  await job.stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(lines.map(({ msg }) => msg)).toEqual(['tidy', 'tidy']);
  jest.useRealTimers();
});
