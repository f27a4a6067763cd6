import { migrate } from '@plenary/service-kit/database/migrate';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { faultsInBooks } from '../options/testing/faults-in-books.ts';
import { raceCourse } from '../options/testing/race-course.ts';
import { bookingMigrations } from './migrations.ts';

const attempts = 24;
/** Changes that a next version may make to tables that the previous one still writes to. */
const next = {
  name: '9999-next',
  sql: `
CREATE TABLE next_note (quote_id TEXT PRIMARY KEY REFERENCES quote (id), text TEXT NOT NULL);
ALTER TABLE quote ADD COLUMN next_note TEXT;
ALTER TABLE booking ADD COLUMN next_rank BIGINT NOT NULL DEFAULT 1;
ALTER TABLE claim ADD COLUMN next_seat TEXT;
CREATE INDEX claim_by_next_seat ON claim (next_seat)`,
};

onBothEngines(bookingMigrations, (open) => {
  it('replicas of the previous version keep working while the next one migrates, and beside it', async () => {
    const database = await open();
    const { runners, race, deps } = await raceCourse(database, { runners: attempts });
    const [first, second] = [runners.slice(0, attempts / 2), runners.slice(attempts / 2)];
    const [during] = await Promise.all([race('POST', first), migrate(database, [...bookingMigrations, next])]);
    const placed = first.filter((_, index) => during[index] === 201);
    const [left, beside] = await Promise.all([race('DELETE', placed), race('POST', second)]);
    expect([...during, ...beside].filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(placed.length).toBeGreaterThan(0);
    expect(left).toEqual(placed.map(() => 204));
    expect(await faultsInBooks(deps)).toEqual([]);
    await database.script("INSERT INTO next_note (quote_id, text) SELECT id, 'kept' FROM quote; UPDATE booking SET next_rank = rank");
  });
});
