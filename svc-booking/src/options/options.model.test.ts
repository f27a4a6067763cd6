import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { runsWithin } from '@plenary/service-kit/testing/runs-within';
import fc from 'fast-check';
import { bookingMigrations } from '../db/migrations.ts';
import { testNow } from '../testing/booking-world.ts';
import { sweepOptions } from './sweep-options.ts';
import { modelCourse, seats, unproven } from './testing/model-course.ts';
import { optionCommands } from './testing/option-commands.ts';
import { optionModel } from './testing/option-model.ts';

// Covers B-O01.

/** Sequences of up to 40 steps; MODEL_RUNS sets another number. */
const runs = Number(process.env.MODEL_RUNS ?? 15);
const timeLimit = 180_000 + runs * 5_000;

onBothEngines(bookingMigrations, (open) => {
  it(
    'options do as their model does, whatever customers, staff, the clock and the sweeper do and in whatever order',
    async () => {
      const course = await modelCourse(await open());
      await fc.assert(
        fc.asyncProperty(fc.commands(optionCommands, { maxCommands: 40, size: 'max' }), async (commands) => {
          await course.reset();
          const model = optionModel({ start: testNow, seats, unproven });
          await fc.asyncModelRun(() => ({ model, real: course }), commands);
          await sweepOptions(course.deps);
          expect(await course.held()).toEqual(model.held());
          expect(await course.seated()).toEqual(model.seated());
        }),
        runsWithin(runs, timeLimit),
      );
    },
    timeLimit,
  );
});
