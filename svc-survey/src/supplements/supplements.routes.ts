import { tellAgreedSupplements } from '@plenary/contracts/deal-supplements.endpoints';
import { answerCharge as answerChargeOf } from '@plenary/contracts/meeting-events.endpoints';
import { withdrawSupplement as withdrawSupplementOf } from '@plenary/contracts/staff-surveys.endpoints';
import type { SurveyDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { agreedSupplements } from './agreed-supplements.ts';
import { answerCharge } from './answer-charge.ts';
import { withdrawSupplement } from './withdraw-supplement.ts';

export const supplementsRoutes = (implement: Implement, deps: SurveyDeps): void => {
  implement(answerChargeOf, ({ actor, params, body }) => answerCharge(deps, { actor, ...params, ...body }));
  implement(tellAgreedSupplements, ({ params }) => agreedSupplements(deps, params));
  implement(withdrawSupplementOf, ({ actor, params, body }) => withdrawSupplement(deps, { actor, ...params, ...body }));
};
