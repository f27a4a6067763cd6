import { legalSubcommitteeDurations } from '@plenary/contracts/legal-durations';
import type { Configuration, Duration } from '@plenary/contracts/search';
import { maxSubcommittees } from '@plenary/contracts/terms';
import { type DraftDay, type DraftRoom, fullDay } from './search-draft.ts';

/** A main room on a half day takes its subcommittees along; on a full day they stay as they are (spec/booking.md §4). */
export const withPlenaryDuration = (day: DraftDay, duration: Duration): DraftDay => ({
  ...day,
  plenary: { ...day.plenary, duration },
  subcommittees: duration === fullDay ? day.subcommittees : day.subcommittees.map((room) => ({ ...room, duration })),
});

/** Lunch is included with the full day, for all people in the plenary; on a half day it is optional (spec/booking.md §4). */
export const withRuledLunch = ({ lunchPax: _, ...day }: DraftDay): DraftDay =>
  day.plenary.duration === fullDay ? { ...day, lunchPax: null } : day;

/** The person's own choice of a duration: lunch changes only when the day becomes full or stops being so. */
export const chooseDuration = (day: DraftDay, duration: Duration): DraftDay => {
  const changed = withPlenaryDuration(day, duration);
  return (day.plenary.duration === fullDay) === (duration === fullDay) ? changed : withRuledLunch(changed);
};

export const choosePax = (day: DraftDay, pax: number | null): DraftDay => ({ ...day, plenary: { ...day.plenary, pax } });

export const chooseConfiguration = (day: DraftDay, configuration: Configuration): DraftDay => ({
  ...day,
  plenary: { ...day.plenary, configuration },
});

/** One more subcommittee with the plenary's pax and duration, in casual (spec/booking.md §4); six at most. */
export const addSubcommittee = (day: DraftDay): DraftDay =>
  day.subcommittees.length >= maxSubcommittees
    ? day
    : { ...day, subcommittees: [...day.subcommittees, { ...day.plenary, configuration: 'casual' }] };

export const removeSubcommittee = (day: DraftDay, index: number): DraftDay => ({
  ...day,
  subcommittees: day.subcommittees.filter((_, place) => place !== index),
});

/** Changes fields of a subcommittee; a duration beyond the main room's is not taken (spec/booking.md §5). */
export const changeSubcommittee = (day: DraftDay, index: number, { duration, ...change }: Partial<DraftRoom>): DraftDay => {
  const isLegal = duration !== undefined && legalSubcommitteeDurations(day.plenary.duration).includes(duration);
  return {
    ...day,
    subcommittees: day.subcommittees.map((room, place) => (place === index ? { ...room, ...change, ...(isLegal && { duration }) } : room)),
  };
};

/** Ticks lunch, by default for all people in the plenary, or drops it; on a full day it is included and stays (spec/booking.md §5). */
export const tickLunch = (day: DraftDay, isTicked: boolean): DraftDay => {
  if (day.plenary.duration === fullDay) return day;
  const { lunchPax: _, ...without } = day;
  return isTicked ? { ...without, lunchPax: null } : without;
};

/** People at lunch, if there is one; the plenary's own number, or none, means all people in it. */
export const chooseLunchPax = (day: DraftDay, pax: number | null): DraftDay =>
  day.lunchPax === undefined ? day : { ...day, lunchPax: pax === day.plenary.pax ? null : pax };
