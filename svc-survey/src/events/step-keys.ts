import type { SurveyStep } from '@plenary/contracts/survey-flow';

/** Key of a survey step: `contact`, `0/plenary/0`, `1/lunch`. */
export const stepKey = (step: SurveyStep): string => {
  if (!('dayIndex' in step)) return step.type;
  const { dayIndex, type } = step;
  return 'index' in step ? `${dayIndex}/${type}/${step.index}` : `${dayIndex}/${type}`;
};

/** The step of a key made by `stepKey`. */
export const stepOfKey = (key: string): SurveyStep => {
  const [first = '', type, index] = key.split('/');
  if (type === undefined) return { type: first } as SurveyStep;
  const dayIndex = Number(first);
  return (index === undefined ? { type, dayIndex } : { type, dayIndex, index: Number(index) }) as SurveyStep;
};
