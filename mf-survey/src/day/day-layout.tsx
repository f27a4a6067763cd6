import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { Outlet, useLoaderData } from '@plenary/platform/router';
import { DayContext } from './day-context.ts';

/** A day with its rows around the one that is answered. */
export const DayLayout = () => (
  <DayContext value={useLoaderData<SurveySummary | null>()}>
    <Outlet />
  </DayContext>
);
