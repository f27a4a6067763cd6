import type { BookingEvent } from '@plenary/contracts/events';
import { stepOfKey } from '../events/step-keys.ts';

/** Local day of a booking that a question of its survey is about; undefined: it is about none. */
export const dayOfStep = ({ days }: BookingEvent, key: string): string | undefined => {
  const step = stepOfKey(key);
  return 'dayIndex' in step ? days[step.dayIndex]?.date : undefined;
};
