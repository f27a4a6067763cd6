import { lunchFaults } from '@plenary/contracts/survey-faults';
import type * as surveyLunchSchemas from '@plenary/contracts/survey-lunch.schemas';
import type { LunchStep } from '@plenary/contracts/survey-lunch.schemas';
import { lunchChoice } from '@plenary/contracts/survey-rules';
import type { LunchService, LunchType } from '@plenary/contracts/survey-terms';
import type * as z from 'zod';
import { differing, keptText, type StepKind } from '../step-kind.ts';

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
  warnings: () => [],
  present: ({ version, isSaved, answers, initial: { serviceCapacities, isServiceStaffChoice, type } }) => ({
    version,
    isSaved,
    ...answers,
    service1Full: lunchChoice({ serviceCapacities, isServiceStaffChoice, type, pax: answers.pax }).service1Full,
    serviceCapacities,
    isServiceStaffChoice,
    type,
  }),
  differences: ({ pax, service }, initial) => [...differing('pax', initial.pax, pax), ...differing('service', initial.service, service)],
  accepted: (answers, initial) => ({ answers, initial: { ...initial, pax: answers.pax, service: answers.service } }),
};
