import { getSurveyRetention } from '@plenary/contracts/retention.endpoints';
import { retentionOfMonth } from '@plenary/service-kit/retention';
import type { SurveyDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';

export const retentionRoutes = (implement: Implement, deps: SurveyDeps): void => {
  implement(getSurveyRetention, ({ query }) => retentionOfMonth(deps.database, query.month));
};
