import { lunchServedAs } from '@plenary/contracts/lunch-place';
import type { LunchSeats } from '@plenary/contracts/lunches.schemas';
import { lunchFaults } from '@plenary/contracts/survey-faults';
import type * as surveyLunchSchemas from '@plenary/contracts/survey-lunch.schemas';
import type { LunchStep } from '@plenary/contracts/survey-lunch.schemas';
import { isChoiceShown, lunchChoice } from '@plenary/contracts/survey-rules';
import type { LunchService, LunchType } from '@plenary/contracts/survey-terms';
import type * as z from 'zod';
import { unknownSeats } from '../lunch-seats.ts';
import { keptText, type StepContext, type StepKind } from '../step-kind.ts';

export interface LunchAnswers {
  pax: number | null;
  service: LunchService | null;
  allergies: string;
  comment: string;
}
export interface LunchInitial {
  pax: number | null;
  service: LunchService | null;
  /** As told with the booking: read by releases of before seats were claimed. */
  serviceCapacities?: LunchSeats;
  isServiceStaffChoice: boolean;
  type: LunchType;
}
type Body = z.output<typeof surveyLunchSchemas.saveLunch.body>;

/** The choices of a lunch; without a context nothing is ruled out that was saved. */
const choiceOf = (
  { isServiceStaffChoice, type }: LunchInitial,
  { pax, service }: Pick<LunchAnswers, 'pax' | 'service'>,
  lunch: StepContext['lunch'],
) => lunchChoice({ isServiceStaffChoice, type, pax, serviceCapacities: lunch?.left ?? unknownSeats, saved: lunch ? lunch.saved : service });

export const lunchKind: StepKind<LunchAnswers, LunchInitial, Body, LunchStep> = {
  answersOf: ({ pax, service, allergies, comment }, { answers, initial }) => ({
    pax,
    // While the choice is hidden, the stored service stays.
    service: isChoiceShown(initial) ? service : answers.service,
    allergies: keptText(allergies),
    comment: keptText(comment),
  }),
  faults: (answers, initial, { lunch }) => lunchFaults(answers, choiceOf(initial, answers, lunch)),
  present: ({ version, isSaved, answers, initial }, { lunch, outsidePrice, waivedOutside, agreedOutside }) => ({
    version,
    isSaved,
    ...answers,
    service1Full: choiceOf(initial, answers, lunch).service1Full,
    initialPax: initial.pax,
    initialService: initial.service,
    serviceCapacities: lunch?.left ?? unknownSeats,
    isServiceStaffChoice: initial.isServiceStaffChoice,
    type: initial.type,
    ...(outsidePrice && { outsidePrice }),
    ...(waivedOutside && { waivedOutside }),
    ...(agreedOutside && { agreedOutside }),
    ...(lunch?.unagreedOutside && { unagreedOutside: lunch.unagreedOutside }),
  }),
  compared: ({ pax, service }, initial) => ({
    step: 'lunch',
    now: { pax, service: lunchServedAs({ type: initial.type, service }) },
    signed: { pax: initial.pax, service: initial.service },
  }),
  accepted: (answers, initial) => ({
    answers,
    initial: { ...initial, pax: answers.pax, service: lunchServedAs({ type: initial.type, service: answers.service }) },
  }),
};
