import { stepOfKey } from './step-keys.ts';

/** Local day that a question is about, of the days of its booking or event; undefined: it is about none. */
export const dayOfStep = ({ days }: { days: readonly { date: string }[] }, key: string): string | undefined => {
  const step = stepOfKey(key);
  return 'dayIndex' in step ? days[step.dayIndex]?.date : undefined;
};
