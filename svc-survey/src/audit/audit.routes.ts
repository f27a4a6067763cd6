import { trailPageSize } from '@plenary/contracts/audit-trail-terms';
import * as contract from '@plenary/contracts/staff-surveys';
import { listAuditTrail } from '@plenary/service-kit/audit-trail';
import type { Implement } from '../app.ts';
import type { SurveyDeps } from '../deps.ts';

export const auditRoutes = (implement: Implement, deps: SurveyDeps): void => {
  implement(contract.getSurveyTrail, ({ query }) => listAuditTrail(deps.database, { before: query.before, size: trailPageSize }));
};
