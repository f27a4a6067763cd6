import type { Dialect } from '@plenary/service-kit/database/columns';
import type { Database } from '@plenary/service-kit/database/database';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { faultsInBooks, overlaps } from './testing/faults-in-books.ts';
import { raceCourse } from './testing/race-course.ts';

// Covers B-O01.

/** Attempts of the race; guarantees.md asks for 3,000: RACE_ATTEMPTS=3000. */
const attempts = Number(process.env.RACE_ATTEMPTS ?? 150);
const timeLimit = 180_000 + attempts * 100;
const blindAttempts = 60;

/** Hides the claims of others from later readers, as if all had read before the first write. */
const blind: Record<Dialect, string> = {
  sqlite: `
CREATE TRIGGER blind_insert BEFORE INSERT ON venue_day BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER blind_update BEFORE UPDATE ON venue_day BEGIN SELECT RAISE(IGNORE); END`,
  postgres: `
CREATE FUNCTION see_nothing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER blind BEFORE INSERT OR UPDATE ON venue_day FOR EACH ROW EXECUTE FUNCTION see_nothing()`,
};

/** The table of claims without its primary key. */
const dropKey = `
DROP TABLE claim;
CREATE TABLE claim (
  room_id TEXT NOT NULL,
  day TEXT NOT NULL,
  half TEXT NOT NULL,
  rank BIGINT NOT NULL,
  venue_id TEXT NOT NULL,
  booking_id TEXT NOT NULL,
  is_confirmed BIGINT NOT NULL,
  hold_until BIGINT,
  request BIGINT
)`;

const counted = (statuses: readonly number[]) => ({
  placed: statuses.filter((status) => status === 201).length,
  released: statuses.filter((status) => status === 204).length,
  refused: statuses.filter((status) => status === 409).length,
});

onBothEngines(bookingMigrations, (open, dialect) => {
  describe('many customers who want one venue at the same moment', () => {
    it(
      'never get a slot or a seat twice, nor half an option; nor do those who come while others release',
      async () => {
        const course = await raceCourse(await open(), { runners: attempts });
        const first = await course.race('POST', course.runners);
        const { placed, refused } = counted(first);
        expect(placed + refused).toBe(attempts);
        expect(placed).toBeGreaterThan(12);
        expect(refused).toBeGreaterThan(0);
        expect(await faultsInBooks(course.deps)).toEqual([]);

        const winners = course.runners.filter((_, index) => first[index] === 201);
        const losers = course.runners.filter((_, index) => first[index] === 409);
        const leaving = winners.filter((_, index) => index % 2 === 0);
        const [left, came] = await Promise.all([course.race('DELETE', leaving), course.race('POST', losers)]);
        expect(counted(left).released).toBe(leaving.length);
        expect(counted(came).placed + counted(came).refused).toBe(losers.length);
        expect(counted(came).placed).toBeGreaterThan(0);
        expect(await faultsInBooks(course.deps)).toEqual([]);
        for (const { user, quoteId } of winners.filter((winner) => !leaving.includes(winner)))
          expect(await course.optionOf(user, quoteId)).not.toBeNull();
      },
      timeLimit,
    );

    const raceBlindly = async (database: Database) => {
      const course = await raceCourse(database, { runners: blindAttempts });
      await database.script(blind[dialect]);
      return { course, ...counted(await course.race('POST', course.runners)) };
    };

    it('never get a slot twice even if all of them read before any of them wrote: the key refuses', async () => {
      const { course, placed, refused } = await raceBlindly(await open());
      expect(placed + refused).toBe(blindAttempts);
      expect(refused).toBeGreaterThan(0);
      expect(await overlaps(course.deps)).toEqual([]);
    });

    it('control: without the primary key the very same race sells slots twice', async () => {
      const database = await open();
      await database.script(dropKey);
      const { course, placed } = await raceBlindly(database);
      expect(placed).toBe(blindAttempts);
      expect((await overlaps(course.deps)).length).toBeGreaterThan(10);
    });
  });
});
