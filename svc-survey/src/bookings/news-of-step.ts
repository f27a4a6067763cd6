import { isDeepStrictEqual } from 'node:util';
import type { BookingEvent } from '@plenary/contracts/events';
import type { StepRow } from '../db/tables.ts';
import { addonOfStep, isOfSupplement } from '../events/addon-of-step.ts';
import type { EventRecord } from '../events/event-record.ts';
import { stepOfKey } from '../events/step-keys.ts';
import type { NewStep } from '../surveys/initial-steps.ts';
import { isOrderedOutside } from '../surveys/lunch-order.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What a change of a booking says anew of a step. */
export interface News {
  answers: Fields;
  initial: Fields;
}

export const isEatenElsewhere = (row: StepRow): boolean => stepOfKey(row.key).type === 'lunch' && isOrderedOutside(row);

interface Touched {
  record: EventRecord;
  before: BookingEvent;
  told: BookingEvent;
  row: StepRow;
  /** As the booking had it before. */
  old: NewStep;
  changes: News;
}

/** What a change of the booking says anew of a step: people that were agreed on for it alone stay, unless the change names them. */
export const newsOf = ({ record, before, told, row, old, changes }: Touched): News => {
  // A lunch elsewhere has no seats at the venue for the booking to know.
  if (isEatenElsewhere(row)) return ownPeopleKept(row, old, { answers: paxOf(changes.answers), initial: paxOf(changes.initial) });
  if (addonOfStep(row.key) === undefined) return changes;
  if (isOfSupplement(record, row.key)) return { answers: withoutPeople(changes.answers), initial: withoutPeople(changes.initial) };
  return isDeepStrictEqual(namedFor(before, row.key), namedFor(told, row.key)) ? ownPeopleKept(row, old, changes) : changes;
};

/** People that a booking names for the add-ons of the day of a step; those that it does not name are as many as in the plenary. */
const namedFor = ({ days }: BookingEvent, key: string) => {
  const step = stepOfKey(key);
  return 'dayIndex' in step ? (days[step.dayIndex]?.addonPax ?? {}) : {};
};

const paxOf = ({ pax }: Fields): Fields => (pax === undefined ? {} : { pax });
const withoutPeople = ({ pax: _, ...fields }: Fields): Fields => fields;

const ownPeopleKept = (row: Pick<StepRow, 'answers' | 'initial'>, old: NewStep, { answers, initial }: News): News => {
  const isAsBooked = (side: 'answers' | 'initial') => (row[side] as Fields).pax === (old[side] as Fields).pax;
  return {
    answers: isAsBooked('answers') ? answers : withoutPeople(answers),
    initial: isAsBooked('initial') ? initial : withoutPeople(initial),
  };
};
