import { readEmail } from './email-address.ts';
import type { FieldErrors } from './problem.ts';
import type { TelephoneFault } from './telephone.ts';
import { maxPax } from './terms.ts';
import { lineFault, paragraphsFault } from './text-rules.ts';

export const maxBigEventRooms = 99;
/** Longest texts, in characters. */
export const bigEventLimits = { firstname: 100, lastname: 100, phone: 40, message: 4_000 } as const;

export interface BigEventRules {
  /** Local day of the venue. */
  today: string;
  /** Least number of people the venue takes a big event for; null: no minimum. */
  minimumPax: number | null;
}

/**
 * The faults of a demand that has every field (spec/booking.md §5): it may not start in the past, end before its start, or be too small.
 */
export const bigEventFaults = (
  demand: { 'start-date': string; 'end-date': string; pax: number },
  { today, minimumPax }: BigEventRules,
): FieldErrors => ({
  ...(demand['start-date'] < today && { 'start-date': 'too_early' }),
  ...(demand['end-date'] < demand['start-date'] && { 'end-date': 'too_early' }),
  ...(minimumPax !== null && demand.pax < minimumPax && { pax: 'too_small' }),
});

/** The fields of the form; null for a missing number, an empty text for a missing day. */
export interface TypedBigEvent extends Readonly<Record<keyof typeof bigEventLimits | 'email' | 'start-date' | 'end-date', string>> {
  'rooms-count': number | null;
  pax: number | null;
}

const countFault = (count: number | null, max: number) => {
  if (count === null) return 'required';
  return count < 1 ? 'too_small' : count > max ? 'too_large' : undefined;
};

const emailFault = (typed: string) => {
  if (typed.trim() === '') return 'required';
  return readEmail(typed) === null ? 'invalid_format' : undefined;
};

/** All faults of the form as it is typed, by field: those of `bigEventDemand`, and `bigEventFaults`. */
export const typedBigEventFaults = (
  typed: TypedBigEvent,
  { telephoneFault, ...rules }: BigEventRules & { telephoneFault: TelephoneFault },
): FieldErrors => {
  const dayFault = (day: string) => (day === '' ? 'required' : undefined);
  const faults = {
    firstname: lineFault(typed.firstname, bigEventLimits.firstname),
    lastname: lineFault(typed.lastname, bigEventLimits.lastname),
    email: emailFault(typed.email),
    phone: lineFault(typed.phone, bigEventLimits.phone) ?? telephoneFault(typed.phone.trim()),
    'start-date': dayFault(typed['start-date']),
    'end-date': dayFault(typed['end-date']),
    'rooms-count': countFault(typed['rooms-count'], maxBigEventRooms),
    pax: countFault(typed.pax, maxPax),
    message: paragraphsFault(typed.message, bigEventLimits.message),
  };
  return {
    ...bigEventFaults({ ...typed, pax: typed.pax ?? maxPax }, rules),
    ...Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  };
};
