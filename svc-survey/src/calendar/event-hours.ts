import type { StepRow } from '../db/tables.ts';
import type { EventDay } from '../events/event-record.ts';

export interface DayHours {
  date: string;
  /** Local to the venue, `HH:mm`. */
  startTime: string;
  endTime: string;
}

const wholeDay = { startTime: '08:00', endTime: '18:00' };

/** From the earliest start to the latest end of a day's rooms, as the survey has them now. */
export const eventHours = (days: readonly EventDay[], steps: readonly StepRow[]): DayHours[] =>
  days.map(({ date, steps: keys }) => {
    const rooms = steps
      .filter(({ key }) => keys.includes(key) && /\/(plenary|subcommittee)\//.test(key))
      .map(({ answers }) => answers as { startTime: string | null; endTime: string | null });
    const starts = rooms.flatMap(({ startTime }) => startTime ?? []).sort();
    const ends = rooms.flatMap(({ endTime }) => endTime ?? []).sort();
    return { date, startTime: starts.at(0) ?? wholeDay.startTime, endTime: ends.at(-1) ?? wholeDay.endTime };
  });
