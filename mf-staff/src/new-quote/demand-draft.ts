import { legalPlenaryDurations, legalSubcommitteeDurations } from '@plenary/contracts/legal-durations';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { Configuration, Duration, SearchDay } from '@plenary/contracts/search';
import { type Evening, maxDays, maxSubcommittees } from '@plenary/contracts/terms';

export interface DraftRoom {
  pax: number | null;
  duration: Duration;
  configuration: Configuration;
}

/** A day of the form; `lunches` null: everybody on a full day, nobody on a half day. */
export interface DraftDay {
  /** Local day of the venue; empty until one is chosen. */
  date: string;
  plenary: DraftRoom;
  rooms: readonly DraftRoom[];
  lunches: number | null;
  /** The day is this evening alone; null: a meeting. */
  evening: Evening | null;
}

export const fullDay: Duration = 'AM, PM';

export const firstDay = (date: string): DraftDay => ({
  date,
  plenary: { pax: null, duration: fullDay, configuration: 'theater' },
  rooms: [],
  lunches: null,
  evening: null,
});

/** The day as an evening alone: its people, and nothing else of it. */
export const asEvening = ({ date, plenary }: DraftDay, evening: Evening): DraftDay => {
  const empty = firstDay(date);
  return { ...empty, plenary: { ...empty.plenary, pax: plenary.pax }, evening };
};

/** Days in order, each with what may be at its place: of several days the first may not end at noon, nor the last begin there. */
export const inOrder = (days: readonly DraftDay[]): DraftDay[] =>
  days
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map((day, place) => {
      const isLegal = legalPlenaryDurations(place, days.length).includes(day.plenary.duration);
      const meeting = days.length > 1 ? { ...day, evening: null } : day;
      return withRoomsWithin(isLegal ? meeting : { ...meeting, plenary: { ...meeting.plenary, duration: fullDay } });
    });

/** A sub-room is used within the hours of the plenary. */
export const withRoomsWithin = (day: DraftDay): DraftDay => {
  const legal = legalSubcommitteeDurations(day.plenary.duration);
  return {
    ...day,
    rooms: day.rooms.map((room) => (legal.includes(room.duration) ? room : { ...room, duration: legal[0] ?? fullDay })),
  };
};

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

const dayAfter = (day: string): string => {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return isWeekend(next) ? dayAfter(next) : next;
};

/** One more day like the last, on the next working day; ten at most. */
export const addDay = (days: readonly DraftDay[]): DraftDay[] => {
  const last = days.at(-1) ?? firstDay('');
  if (days.length >= maxDays) return [...days];
  return inOrder([...days, { ...last, date: last.date && dayAfter(last.date) }]);
};

interface Begun {
  /** Local days; empty: unknown. */
  day: string;
  last: string;
  pax: number | null;
}

/** A demand for so many people on each working day from one to another, ten at most. */
export const draftFrom = ({ day, last, pax }: Begun): DraftDay[] => {
  const first = firstDay(day);
  let days = [{ ...first, plenary: { ...first.plenary, pax } }];
  while (day && days.length < maxDays && dayAfter(days.at(-1)?.date ?? last) <= last) days = addDay(days);
  return days;
};

/** The demand of a quote, to be asked otherwise. */
export const draftOf = (days: readonly SearchDay[]): DraftDay[] =>
  days.map(({ date, lunchPax, plenary, subcommittees, evening }) => {
    const usual = plenary.duration === fullDay ? plenary.pax : 0;
    return {
      date,
      plenary,
      rooms: subcommittees,
      lunches: (lunchPax ?? usual) === usual ? null : (lunchPax ?? null),
      evening: evening ?? null,
    };
  });

/** The same demand on as many working days from another one on. */
export const startingOn = (days: readonly DraftDay[], start: string): DraftDay[] => {
  let date = start;
  return days.map((day, place) => {
    date = place === 0 ? start : dayAfter(date);
    return { ...day, date };
  });
};

/** One more sub-room for as many people, at the same hours; six at most. */
export const addRoom = (day: DraftDay): DraftDay =>
  day.rooms.length >= maxSubcommittees ? day : { ...day, rooms: [...day.rooms, { ...day.plenary, configuration: 'casual' }] };

/** Missing fields, by the paths of the service. */
export const lacksOf = (days: readonly DraftDay[]): FieldErrors =>
  Object.fromEntries(
    days.flatMap(({ date, plenary, rooms }, index) => [
      ...(date === '' ? [[`days.${index}.date`, 'required']] : []),
      ...(plenary.pax ? [] : [[`days.${index}.plenary.pax`, 'required']]),
      ...rooms.flatMap(({ pax }, place) => (pax ? [] : [[`days.${index}.subcommittees.${place}.pax`, 'required']])),
    ]),
  );

const asked = ({ pax, duration, configuration }: DraftRoom) => ({ pax: pax ?? 0, duration, configuration });

/** The days as a search has them. */
export const searchOf = (days: readonly DraftDay[]): SearchDay[] =>
  days.map(({ date, plenary, rooms, lunches, evening }) => {
    if (evening) return { date, plenary: asked(plenary), subcommittees: [], evening };
    const lunchPax = lunches ?? (plenary.duration === fullDay ? (plenary.pax ?? 0) : 0);
    return { date, ...(lunchPax > 0 && { lunchPax }), plenary: asked(plenary), subcommittees: rooms.map(asked) };
  });
