import { jobRunMigration, jobRunTable, onceADay, startDailyJob } from './daily-job.ts';
import { kitMigration } from './kit-tables.ts';
import { capturedLogger } from './testing/captured-logger.ts';
import { onEachEngine } from './testing/each-engine.ts';

const day = 24 * 60 * 60 * 1_000;

onEachEngine([kitMigration, jobRunMigration], (open) => {
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
