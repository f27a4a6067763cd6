import type { HalfDay, OpeningHours } from './survey-terms.ts';

/** Local times of the survey, `HH:mm`, and the options its fields offer (spec/logistics.md §9). */

const dayMinutes = 24 * 60;
const noon = 12 * 60;

/** Minutes since midnight of `HH:mm`; NaN for anything else. */
export const minutesOf = (time: string): number => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
};

/** Minutes since the midnight that began the evening's day: hours before noon belong to the next day. */
export const eveningMinutesOf = (time: string): number => {
  const minutes = minutesOf(time);
  return minutes < noon ? minutes + dayMinutes : minutes;
};

/** `HH:mm` of minutes since midnight, of the next day beyond 24 hours. */
export const timeOfDay = (minutes: number): string => {
  const within = minutes % dayMinutes;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};

/** Times from the first to the last minute, both offered; a last one off the steps is left out. */
const timesBetween = (first: number, last: number, slotMinutes: number): string[] =>
  Array.from({ length: Math.floor((last - first) / slotMinutes) + 1 }, (_, index) => timeOfDay(first + index * slotMinutes));

/** Start and end of a plenary or subcommittee: opening to closing hour; of an evening alone, 18:00 to midnight. */
export const roomTimes = ({ opens, closes, slotMinutes }: OpeningHours, halfDay: HalfDay = 'AM, PM'): string[] =>
  halfDay === 'Soirée' ? timesBetween(18 * 60, 24 * 60 - 1, slotMinutes) : timesBetween(opens * 60, closes * 60, slotMinutes);

/** 09:00 to 17:00. */
export const wellnessStartTimes = ({ slotMinutes }: Pick<OpeningHours, 'slotMinutes'>): string[] =>
  timesBetween(9 * 60, 17 * 60, slotMinutes);

/** 18:00 to 02:00 of the next day. */
export const afterworkStartTimes = ({ slotMinutes }: Pick<OpeningHours, 'slotMinutes'>): string[] =>
  timesBetween(18 * 60, 26 * 60, slotMinutes);

/** 19:00 to 02:00 of the next day. */
export const afterworkEndTimes = ({ slotMinutes }: Pick<OpeningHours, 'slotMinutes'>): string[] =>
  timesBetween(19 * 60, 26 * 60, slotMinutes);

/** Start and end of team-building: opening hour to 23:00. */
export const teamBuildingTimes = ({ opens, slotMinutes }: Pick<OpeningHours, 'opens' | 'slotMinutes'>): string[] =>
  timesBetween(opens * 60, 23 * 60, slotMinutes);

export const defaultTeamBuildingTimes = (halfDay: HalfDay): { startTime: string; endTime: string } =>
  halfDay === 'AM' ? { startTime: '11:00', endTime: '11:30' } : { startTime: '14:00', endTime: '14:30' };

/** ISO 8601 duration of a number of minutes: `PT15M`, `PT1H30M`. */
export const isoDurationOf = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
};

/** Minutes of an ISO 8601 duration of hours and minutes; NaN for anything else. */
export const minutesOfDuration = (duration: string): number => {
  const [whole, hours = '0', minutes = '0'] = /^PT(?=\d)(?:(\d{1,2})H)?(?:(\d{1,3})M)?$/.exec(duration) ?? [];
  return whole === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes);
};
