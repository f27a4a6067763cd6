import { getSurveyRetention } from '@plenary/contracts/retention';
import { retentionOfMonth } from '@plenary/service-kit/retention';
import type { Implement } from '../app.ts';
import type { SurveyDeps } from '../deps.ts';

export const retentionRoutes = (implement: Implement, deps: SurveyDeps): void => {
  implement(getSurveyRetention, ({ query }) => retentionOfMonth(deps.database, query.month));
};
