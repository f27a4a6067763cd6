import { isLunchOutside, lunchServedAs } from './lunch-place.ts';
import type { EventStatus, HalfDay, LunchService, LunchType, SeatedService } from './survey-terms.ts';
import { includedWellnessDuration } from './survey-terms.ts';
import { eveningMinutesOf, minutesOf, minutesOfDuration } from './survey-times.ts';
import type { CountryCode } from './vocabulary.ts';

/** Rules of the survey that browser and service share (spec/logistics.md §4); fields: survey-faults.ts, steps: survey-flow.ts. */

export type PaxDirection = 'higher' | 'lower';

/** Direction of a pax from that of the signed quote; null: no difference, or nothing to compare. */
export const paxDirection = (pax: number | null, initialPax: number | null): PaxDirection | null => {
  if (pax === null || initialPax === null || pax === initialPax) return null;
  return pax > initialPax ? 'higher' : 'lower';
};

interface RoomEnd {
  halfDay: HalfDay;
  country: CountryCode;
  endTime: string | null;
  initialEndTime: string | null;
}

/** Time from which the end of a plenary or subcommittee warns, in minutes since midnight; null: never. */
export const endLimit = (halfDay: HalfDay, country: CountryCode): number | null => {
  if (halfDay === 'Soirée') return null;
  if (halfDay === 'AM') return minutesOf(country === 'ESP' ? '13:30' : '12:30');
  return minutesOf('19:00');
};

/** The half day that a room is booked for, by its signed end: on a whole day it may be the morning alone. */
export const halfOfRoom = ({ halfDay, country, initialEndTime }: Omit<RoomEnd, 'endTime'>): HalfDay => {
  const noon = endLimit('AM', country);
  const endsByNoon = initialEndTime !== null && noon !== null && minutesOf(initialEndTime) <= noon;
  return endsByNoon && halfDay !== 'Soirée' ? 'AM' : halfDay;
};

/** Whether the end of a plenary or subcommittee needs the Meeting Scientist; never where it is that of the quote. */
export const endTimeWarns = ({ endTime, ...room }: RoomEnd): boolean => {
  const { country, initialEndTime } = room;
  const limit = endLimit(halfOfRoom(room), country);
  return limit !== null && endTime !== null && endTime !== initialEndTime && minutesOf(endTime) >= limit;
};

/** Later than in the quote; hours before noon belong to the next day. */
export const afterworkEndWarns = (endTime: string | null, initialEndTime: string | null): boolean =>
  endTime !== null && initialEndTime !== null && eveningMinutesOf(endTime) > eveningMinutesOf(initialEndTime);

/** Longer than a quote contains, and not what staff accepted since. ISO 8601 durations. */
export const wellnessDurationWarns = (duration: string | null, initialDuration: string | null = null): boolean => {
  if (duration === null) return false;
  const minutes = minutesOfDuration(duration);
  return minutes > includedWellnessDuration && (initialDuration === null || minutes !== minutesOfDuration(initialDuration));
};

/** A quote without a configuration has nothing to differ from. */
export const configurationWarns = (configuration: string, initialConfiguration: string | null): boolean =>
  initialConfiguration !== null && configuration !== initialConfiguration;

export interface LunchState {
  type: LunchType;
  isServiceStaffChoice: boolean;
  /** Seats left for this event in each service. */
  serviceCapacities: { service1: number; service2: number };
  pax: number | null;
  /** The service that was saved; one outside the restaurant stays choosable when seats come free. */
  saved?: LunchService | null;
}

/** Restaurant seats that a lunch takes; null: none, for it is served elsewhere. */
export const seatsOfLunch = ({
  type,
  service,
  pax,
}: Pick<LunchState, 'type' | 'pax'> & { service: LunchService | null }): { service: SeatedService; seats: number } | null => {
  if (isLunchOutside(lunchServedAs({ type, service })) || !pax) return null;
  return { service: service === 'service1' || service === 'service2' ? service : 'any', seats: pax };
};

/** Whether the customer is asked for the service. */
export const isChoiceShown = ({ type, isServiceStaffChoice }: Pick<LunchState, 'type' | 'isServiceStaffChoice'>): boolean =>
  type === 'standard' && !isServiceStaffChoice;

/** The choices of the lunch step. If the choice is hidden, the service sent is `any`. */
export const lunchChoice = ({ type, isServiceStaffChoice, serviceCapacities, pax, saved = null }: LunchState) => {
  const isFull = (service: 'service1' | 'service2') => serviceCapacities[service] - (pax ?? 0) < 0;
  const [service1Full, service2Full] = [isFull('service1'), isFull('service2')];
  const isShown = isChoiceShown({ type, isServiceStaffChoice });
  const offersOthers = isShown && (service1Full || service2Full || isLunchOutside(saved));
  const choosable: LunchService[] = [
    ...(isShown && !service1Full ? (['service1'] as const) : []),
    ...(isShown && !service2Full ? (['service2'] as const) : []),
    ...(offersOthers ? (['meal_trays', 'external_restaurant'] as const) : []),
  ];
  return { isShown, service1Full, service2Full, offersOthers, choosable };
};

/** Why a survey takes no answers now, as the code of the refusal; null: it does (server-rules §5). */
export const editRefusal = ({ status, isLogOk }: { status: EventStatus; isLogOk: boolean }) => {
  if (isLogOk) return 'survey-closed' as const;
  return status === 'WAITING_COMET_VALIDATION' ? ('survey-in-validation' as const) : null;
};

/** An answer that is edited opens the survey again, until its summary is saved. */
export const statusAfterEdit = (): EventStatus => 'TODO';

/** Status of the event after saving the summary. */
export const statusAfterSave = ({ hasWarning }: { hasWarning: boolean }): EventStatus => (hasWarning ? 'WAITING_COMET_VALIDATION' : 'DONE');
