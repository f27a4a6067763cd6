import { answerCharge as answerChargeOf } from '@plenary/contracts/meeting-events';
import { withdrawSupplement as withdrawSupplementOf } from '@plenary/contracts/staff-surveys';
import type { Implement } from '../app.ts';
import type { SurveyDeps } from '../deps.ts';
import { answerCharge } from './answer-charge.ts';
import { withdrawSupplement } from './withdraw-supplement.ts';

export const supplementsRoutes = (implement: Implement, deps: SurveyDeps): void => {
  implement(answerChargeOf, ({ actor, params, body }) => answerCharge(deps, { actor, ...params, ...body }));
  implement(withdrawSupplementOf, ({ actor, params, body }) => withdrawSupplement(deps, { actor, ...params, ...body }));
};
