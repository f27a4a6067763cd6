import * as contract from '@plenary/contracts/staff-surveys';
import type { Implement } from '../app.ts';
import type { SurveyDeps } from '../deps.ts';
import { listAuditTrail } from './list-audit-trail.ts';

export const auditRoutes = (implement: Implement, deps: SurveyDeps): void => {
  implement(contract.getSurveyTrail, ({ query }) => listAuditTrail(deps, query.before));
};
