import type { AgreedChange } from '@plenary/contracts/agreed-change';
import type { MeetingEventDetails } from '@plenary/contracts/meeting-events.schemas';
import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';

type Agreed = Pick<MeetingEventDetails, 'agreedChanges'>;

export interface ExpectedPeople {
  count: number;
  /** They hold once the customer accepts their price, or once staff have validated the answer; null: they hold. */
  holdOnce: 'priced' | 'validated' | null;
}

/** The change of an answer that holds once the customer accepts its price; `path` is that of the answer in the summary. */
export const changeAtPrice = ({ agreedChanges = [] }: Agreed, path: string): AgreedChange | undefined =>
  agreedChanges.find((change) => change.awaitsCustomer && change.path === path);

/** Whether another answer about a moment than its people and its hours holds once the customer accepts its price. */
export const answersAtPrice = ({ agreedChanges = [] }: Agreed, path: string): boolean =>
  agreedChanges.some(
    (change) => change.awaitsCustomer && change.path.startsWith(`${path}.`) && !/\.(pax|startTime|endTime)$/.test(change.path),
  );

/** Most people in one room at once; null: nobody has said. */
export const expectedPeople = ({ days }: Pick<SurveySummary, 'days'>, event: Agreed): ExpectedPeople | null => {
  const rooms = days.flatMap(({ plenaries, subcommittees }, dayIndex) =>
    Object.entries({ plenaries, subcommittees }).flatMap(([field, places]) =>
      places.map(({ index, pax }): ExpectedPeople => {
        const isAtPrice = changeAtPrice(event, `days.${dayIndex}.${field}.${index}.pax`) !== undefined;
        return { count: pax.value ?? 0, holdOnce: isAtPrice ? 'priced' : pax.hasWarning ? 'validated' : null };
      }),
    ),
  );
  const [most] = rooms.toSorted((one, other) => other.count - one.count);
  return most && most.count > 0 ? most : null;
};
