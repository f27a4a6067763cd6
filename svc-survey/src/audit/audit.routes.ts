import { trailPageSize } from '@plenary/contracts/audit-trail-terms';
import * as contract from '@plenary/contracts/staff-surveys.endpoints';
import { listAuditTrail } from '@plenary/service-kit/audit-trail';
import type { SurveyDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';

export const auditRoutes = (implement: Implement, deps: SurveyDeps): void => {
  implement(contract.getSurveyTrail, ({ query }) => listAuditTrail(deps.database, { before: query.before, size: trailPageSize }));
};
