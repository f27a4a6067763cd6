import * as contract from '@plenary/contracts/sheets.endpoints';
import type { SurveyDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { getDaySurveys, getManyDaySurveys } from './get-day-surveys.ts';

export const sheetsRoutes = (implement: Implement, deps: SurveyDeps): void => {
  implement(contract.getDaySurveys, ({ actor, params }) => getDaySurveys(deps, params, actor));
  implement(contract.tellDaySurveys, ({ params }) => getDaySurveys(deps, params));
  implement(contract.tellManyDaySurveys, async ({ body }) => ({ days: await getManyDaySurveys(deps, body.places) }));
};
