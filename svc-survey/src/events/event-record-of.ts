import type { BookedRoom } from '@plenary/contracts/booked-room';
import type { BookingEvent } from '@plenary/contracts/events';
import type { SearchDay } from '@plenary/contracts/search';
import { type UpsellName, upsellNames } from '@plenary/contracts/survey-terms';
import type { EventDay, EventRecord } from './event-record.ts';
import { stepKey } from './step-keys.ts';

/** The record of a booking's event: the steps of each day, including add-ons `agreed` since the quote, and their rooms. */
export const eventRecordOf = (
  { customer, venue, countryCode, days, addons, rooms, addonPrices = [], lunchOutsidePrices }: BookingEvent,
  agreed: readonly UpsellName[] = [],
): EventRecord => ({
  customer,
  venue,
  countryCode,
  days: days.map((day, dayIndex) =>
    eventDay(day, dayIndex, { isLast: dayIndex === days.length - 1, addons: withAgreed(addons, agreed), rooms }),
  ),
  addons: upsellNames.filter((name) => addons[name] || (name === 'afterwork' && days.some(({ evening }) => evening))),
  addonPrices,
  ...(lunchOutsidePrices && { lunchOutsidePrices }),
});

const withAgreed = (addons: BookingEvent['addons'], agreed: readonly UpsellName[]): BookingEvent['addons'] => ({
  ...addons,
  ...Object.fromEntries(agreed.map((name) => [name, true])),
});

/** Seats at lunch: a full day has lunch for its plenary unless another number is given (docs/api.md "Lunch"). */
export const lunchPaxOf = ({ lunchPax, plenary }: Pick<SearchDay, 'lunchPax' | 'plenary'>): number =>
  lunchPax ?? (plenary.duration === 'AM, PM' ? plenary.pax : 0);

interface Around {
  isLast: boolean;
  addons: BookingEvent['addons'];
  rooms: readonly BookedRoom[];
}

/**
 * Team-building on the first day, afterwork on the last evening, wellness every day (docs/api.md "Add-ons"); of an evening alone its space
 * and the afterwork.
 */
const eventDay = (day: SearchDay, dayIndex: number, { isLast, addons, rooms }: Around): EventDay => {
  const steps = [
    stepKey({ type: 'plenary', dayIndex, index: 0 }),
    ...day.subcommittees.map((_, index) => stepKey({ type: 'subcommittee', dayIndex, index })),
    ...(lunchPaxOf(day) > 0 ? [stepKey({ type: 'lunch', dayIndex })] : []),
    ...(addons.wellness ? [stepKey({ type: 'wellness', dayIndex })] : []),
    ...(day.evening || (addons.afterwork && isLast) ? [stepKey({ type: 'afterwork', dayIndex })] : []),
    ...(addons.teambuilding && dayIndex === 0 ? [stepKey({ type: 'team-building', dayIndex })] : []),
  ];
  const held = rooms.filter((room) => room.day === day.date);
  return {
    date: day.date,
    halfDay: day.evening ? 'Soirée' : day.plenary.duration,
    steps,
    rooms: Object.fromEntries(held.map(({ place, index, roomName }) => [stepKey({ type: place, dayIndex, index }), roomName])),
  };
};
