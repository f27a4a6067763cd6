import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { runsWithin } from '@plenary/service-kit/testing/runs-within';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { surveyMigrations } from '../db/migrations.ts';
import { fakeSeats } from '../testing/fake-seats.ts';
import { supplementsWorld } from '../testing/supplements-world.ts';
import { agreedFields, agreedLife, lives } from './testing/agreed-life.ts';

// Lifecycle L23.
// Covers L-G03.

/** MODEL_RUNS sets another number of lives. */
const runs = Number(process.env.MODEL_RUNS ?? 15);
const timeLimit = 120_000 + runs * 8_000;

const byPath = (one: { path: string }, other: { path: string }) => one.path.localeCompare(other.path);

onBothEngines(surveyMigrations, (open) => {
  it(
    'customers read what was agreed as a ledger keeps it, whatever they, staff and the booking do and in whatever order',
    async () => {
      const world = supplementsWorld(await open(), { seats: fakeSeats({ service1: 100_000, service2: 100_000 }).seats });
      const { surveyStep } = world.deps.tables;
      /** What the answers are compared with, by field. */
      const references = async (eventId: string) => {
        const steps = await world.deps.database.read.select().from(surveyStep).where(eq(surveyStep.eventId, eventId));
        const initialOf = (key: string) => steps.find((step) => step.key === key)?.initial as Record<string, unknown> | undefined;
        return agreedFields.map(({ key, field, path }) => [path, initialOf(key)?.[field]]);
      };
      let lived = 0;
      await fc.assert(
        fc.asyncProperty(lives, async (steps) => {
          const quoteId = `00000000-0000-4000-8000-${String(++lived).padStart(12, '0')}`;
          const { live, read, sheet, seats, places, end, ledger, eventId } = await agreedLife(world, quoteId);
          for (const step of steps) {
            await live(step);
            const { changes, ...charges } = await read();
            expect(changes.sort(byPath)).toEqual(ledger.told().sort(byPath));
            expect(charges).toEqual({ proposed: ledger.charges('proposed'), agreed: ledger.charges('agreed') });
            const lunch = await sheet();
            expect(lunch.read).toEqual(lunch.expected);
            const { told, expected } = await seats();
            expect(told).toBe(expected);
            expect(places().told).toEqual(places().settled);
            expect(await references(eventId)).toEqual(agreedFields.map(({ path }) => [path, ledger.top(path)]));
          }
          await end();
        }),
        runsWithin(runs, timeLimit),
      );
    },
    timeLimit,
  );
});
