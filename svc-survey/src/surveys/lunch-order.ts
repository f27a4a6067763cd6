import type { StepRow } from '../db/tables.ts';
import type { LunchAnswers, LunchInitial } from './steps/lunch-step.ts';

/** The part of a lunch step that decides on its seats. */
export type LunchOrder = Pick<LunchAnswers, 'pax' | 'service'> & Pick<LunchInitial, 'type'>;
export const orderOf = ({ answers, initial }: Pick<StepRow, 'answers' | 'initial'>): LunchOrder => {
  const { pax, service } = answers as LunchAnswers;
  return { pax, service, type: (initial as LunchInitial).type };
};
