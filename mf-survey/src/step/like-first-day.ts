import { type AnswersByStep, isSameAnswer, type LoadedByStep, readAnswers } from '../answers/answers.ts';

/** Steps that may be answered as on the first day. Extras stay those of their own day. */
export type CopiedType = 'plenary' | 'subcommittee' | 'lunch';

/** What the days of a meeting share; people, set-up and room stay the day's own. */
export const copiedFields = {
  plenary: ['displayedMeetingName', 'startTime', 'endTime', 'equipments', 'comment'],
  subcommittee: ['displayedMeetingName', 'startTime', 'endTime', 'equipments', 'comment'],
  lunch: ['service', 'allergies', 'comment'],
} as const satisfies { [Type in CopiedType]: readonly (keyof AnswersByStep[Type])[] };

type Times = { halfDay?: LoadedByStep['plenary']['halfDay'] };

const isEmpty = (answer: unknown) => answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);

interface Days<Type extends CopiedType> {
  type: Type;
  first: LoadedByStep[Type];
  /** The step of the later day, and what is in its form. */
  loaded: LoadedByStep[Type];
  answers: AnswersByStep[Type];
}

/** The answers of the first day that a later day has otherwise. None is emptied; times are those of days of the same length. */
export const likeFirstDay = <Type extends CopiedType>({ type, first, loaded, answers }: Days<Type>): Partial<AnswersByStep[Type]> => {
  const given = readAnswers(type, first);
  const isAsLong = (first as Times).halfDay === (loaded as Times).halfDay;
  const isServiceGiven = 'isServiceStaffChoice' in loaded && loaded.isServiceStaffChoice;
  const names = (copiedFields[type] as readonly (keyof AnswersByStep[Type] & string)[]).filter((name) => {
    if (isEmpty(given[name]) || isSameAnswer(given[name], answers[name])) return false;
    if (name === 'service') return !isServiceGiven && given[name] !== 'any';
    return isAsLong || !name.endsWith('Time');
  });
  return Object.fromEntries(names.map((name) => [name, given[name]])) as Partial<AnswersByStep[Type]>;
};
