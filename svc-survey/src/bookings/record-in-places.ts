import type { BookingEvent } from '@plenary/contracts/events';
import { chargesOf } from '../events/charges.ts';
import type { Agreement, EventRecord } from '../events/event-record.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { withoutLunches } from '../surveys/lunch-charges.ts';

interface Places {
  /** By day told, the place that it had before; undefined: a day more. */
  origins: readonly (number | undefined)[];
  /** The key of a question by now; undefined: its day is given up. */
  placeOf: (key: string) => string | undefined;
  told: BookingEvent;
  /** The key that a question of a day that is given up is known by. */
  keyGone: (key: string) => string;
}

/**
 * The record of an event with its days in the places that they have by now: what was agreed on goes along with its day, and ends with one
 * that is given up, as does the charge of its lunch.
 */
export const withPlaces = (record: EventRecord, places: Places): EventRecord => {
  const { placeOf, keyGone } = places;
  const inPlace = <One extends { key: string }>(one: One): One[] => {
    const key = placeOf(one.key);
    return key === undefined ? [] : [{ ...one, key }];
  };
  const agreed = (agreement: Agreement): Agreement => {
    const { values, references, charged } = agreement;
    return {
      ...agreement,
      values: values.flatMap(inPlace),
      ...(references && { references: references.flatMap(inPlace) }),
      ...(charged?.references && { charged: { ...charged, references: charged.references.flatMap(inPlace) } }),
    };
  };
  const gone = chargesOf(record).flatMap(({ lunch }) => (lunch && placeOf(lunch.stepKey) === undefined ? [lunch.stepKey] : []));
  const charges = withoutLunches(record, gone).map((charge) => {
    const { lunch } = charge;
    return lunch ? { ...charge, lunch: { ...lunch, stepKey: placeOf(lunch.stepKey) ?? keyGone(lunch.stepKey) } } : charge;
  });
  const { agreements, capacityOverrides, reopened } = record;
  return {
    ...record,
    days: daysInPlace(record, places),
    ...(record.charges && { charges }),
    ...(agreements && { agreements: agreements.map(agreed) }),
    ...(capacityOverrides && { capacityOverrides: capacityOverrides.flatMap(inPlace) }),
    ...(reopened && {
      reopened: {
        ...reopened,
        versions: Object.fromEntries(
          Object.entries(reopened.versions).flatMap(([key, version]) => {
            const now = placeOf(key);
            return now === undefined ? [] : [[now, version]];
          }),
        ),
      },
    }),
  };
};

const daysInPlace = ({ days }: EventRecord, { origins, placeOf, told }: Places): EventRecord['days'] => {
  const keys = days.flatMap(({ steps }) => steps.flatMap((key) => placeOf(key) ?? []));
  return told.days.map(({ date, plenary, evening }, index) => ({
    ...(days[origins[index] ?? -1] ?? { date, halfDay: evening ? 'Soirée' : plenary.duration }),
    steps: keys.filter((key) => {
      const step = stepOfKey(key);
      return 'dayIndex' in step && step.dayIndex === index;
    }),
    rooms: {},
  }));
};
