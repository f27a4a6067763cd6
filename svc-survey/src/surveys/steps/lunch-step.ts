import { lunchServedAs } from '@plenary/contracts/survey-differences';
import { lunchFaults } from '@plenary/contracts/survey-faults';
import type * as surveyLunchSchemas from '@plenary/contracts/survey-lunch.schemas';
import type { LunchStep } from '@plenary/contracts/survey-lunch.schemas';
import { lunchChoice } from '@plenary/contracts/survey-rules';
import type { LunchService, LunchType } from '@plenary/contracts/survey-terms';
import type * as z from 'zod';
import { keptText, type StepKind } from '../step-kind.ts';

export interface LunchAnswers {
  pax: number | null;
  service: LunchService | null;
  allergies: string;
  comment: string;
}
export interface LunchInitial {
  pax: number | null;
  service: LunchService | null;
  serviceCapacities: { service1: number; service2: number };
  isServiceStaffChoice: boolean;
  type: LunchType;
}
type Body = z.output<typeof surveyLunchSchemas.saveLunch.body>;

export const lunchKind: StepKind<LunchAnswers, LunchInitial, Body, LunchStep> = {
  answersOf: ({ pax, service, allergies, comment }, { answers, initial }) => ({
    pax,
    // While the choice is hidden, the stored service stays.
    service: lunchChoice({ ...initial, pax }).isShown ? service : answers.service,
    allergies: keptText(allergies),
    comment: keptText(comment),
  }),
  faults: (answers, initial) => lunchFaults(answers, lunchChoice({ ...initial, pax: answers.pax })),
  present: ({ version, isSaved, answers, initial: { pax, service, serviceCapacities, isServiceStaffChoice, type } }) => ({
    version,
    isSaved,
    ...answers,
    service1Full: lunchChoice({ serviceCapacities, isServiceStaffChoice, type, pax: answers.pax }).service1Full,
    initialPax: pax,
    initialService: service,
    serviceCapacities,
    isServiceStaffChoice,
    type,
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
