import { isLunchOutside } from '@plenary/contracts/lunch-place';
import { seatsOfLunch } from '@plenary/contracts/survey-rules';
import type { StepRow } from '../db/tables.ts';
import type { EventRecord } from '../events/event-record.ts';
import { agreedLunch } from './agreed-lunch.ts';
import { isOrderedOutside, orderOf } from './lunch-order.ts';

export type Seats = ReturnType<typeof seatsOfLunch>;

/**
 * The seats at the venue that a lunch takes: those of its answers; while a place outside is not agreed on, those of the lunch that holds
 * until then, in the sitting where it has them; null: none.
 */
export const seatsTaken = (row: Pick<StepRow, 'key' | 'answers' | 'initial'>, record: EventRecord): Seats => {
  if (!isOrderedOutside(row)) return seatsOfLunch(orderOf(row));
  const { service, pax } = agreedLunch(row, record);
  return service === null || isLunchOutside(service) || !pax ? null : { service: 'any', seats: pax };
};
