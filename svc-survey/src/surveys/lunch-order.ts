import { isLunchOutside, lunchServedAs } from '@plenary/contracts/lunch-place';
import type { FieldErrors } from '@plenary/contracts/problem';
import { isChoiceShown } from '@plenary/contracts/survey-rules';
import type { StepRow } from '../db/tables.ts';
import type { LunchAnswers, LunchInitial } from './steps/lunch-step.ts';

/** The part of a lunch step that decides on its seats. */
export type LunchOrder = Pick<LunchAnswers, 'pax' | 'service'> & Pick<LunchInitial, 'type'>;
export const orderOf = ({ answers, initial }: Pick<StepRow, 'answers' | 'initial'>): LunchOrder => {
  const { pax, service } = answers as LunchAnswers;
  return { pax, service, type: (initial as LunchInitial).type };
};

/** Whether a lunch is answered, or chosen by staff, to be outside the venue; agreed on or not. */
export const isOrderedOutside = (row: Pick<StepRow, 'answers' | 'initial'>): boolean => isLunchOutside(lunchServedAs(orderOf(row)));

/** Whether staff chose how the lunch is served. */
export const isStaffChoice = ({ initial }: Pick<StepRow, 'initial'>): boolean => !isChoiceShown(initial as LunchInitial);

/** Whether nothing but a lack of seats stands in the way of the answers of a lunch. */
export const lacksSeats = (answers: object, errors: FieldErrors): boolean => {
  const { service } = answers as LunchAnswers;
  const isSeated = service === 'service1' || service === 'service2';
  return isSeated && errors.service === 'invalid_value' && Object.keys(errors).length === 1;
};
