import { onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { surveyMigrations } from '../db/migrations.ts';
import type { SurveyDeps } from '../deps.ts';
import { type SurveyWorld, surveyWorld } from './survey-world.ts';

/** Runs a suite on each engine with a world of its own for every test. */
export const onEachSurveyWorld = (suite: (world: SurveyWorld) => void, overrides?: Partial<SurveyDeps>): void =>
  onEachEngine(surveyMigrations, (open) => {
    const world = {} as SurveyWorld;
    beforeEach(async () => {
      Object.assign(world, surveyWorld(await open(), overrides));
    });
    suite(world);
  });
