import { eveningMinutesOf, minutesOf } from '@plenary/contracts/survey-times';
import { addDays } from '@plenary/service-kit/local-time';
import type { EventDay } from '../events/event-record.ts';
import { stepOfKey } from '../events/step-keys.ts';

export interface DayHours {
  date: string;
  /** Local to the venue, `HH:mm`. */
  startTime: string;
  /** At or before `startTime`: of the next day. */
  endTime: string;
}

interface AnsweredStep {
  key: string;
  answers: unknown;
}

const wholeDay = { startTime: '08:00', endTime: '18:00' };

/** Activities that decide arrival and departure; a lunch or a massage lies in between. */
const clockOf: Readonly<Record<string, (time: string) => number>> = {
  plenary: minutesOf,
  subcommittee: minutesOf,
  'team-building': minutesOf,
  afterwork: eveningMinutesOf,
};

/** From the earliest start to the latest end of a day's rooms, team building and afterwork, by the current survey. */
export const eventHours = (days: readonly Pick<EventDay, 'date' | 'steps'>[], steps: readonly AnsweredStep[]): DayHours[] =>
  days.map(({ date, steps: keys }) => {
    const starts: [number, string][] = [];
    const ends: [number, string][] = [];
    for (const { key, answers } of steps) {
      const clock = keys.includes(key) ? clockOf[stepOfKey(key).type] : undefined;
      const { startTime, endTime } = answers as { startTime?: string | null; endTime?: string | null };
      if (clock && startTime) starts.push([clock(startTime), startTime]);
      if (clock && endTime) ends.push([clock(endTime), endTime]);
    }
    const [[, startTime] = [0, wholeDay.startTime]] = starts.sort(byMinutes);
    const [, endTime] = ends.sort(byMinutes).at(-1) ?? [0, wholeDay.endTime];
    return { date, startTime, endTime };
  });

const byMinutes = ([one]: [number, string], [other]: [number, string]): number => one - other;

/** The day on which a day's event ends: an afterwork may last beyond midnight. */
export const endDateOf = ({ date, startTime, endTime }: DayHours): string => (endTime <= startTime ? addDays(date, 1) : date);
