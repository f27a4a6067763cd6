import type { RetentionMonth } from '@plenary/contracts/retention.schemas';
import type { Source } from '../desk/ask-all.ts';
import { fetchRetention } from './api.ts';

type Run = RetentionMonth['runs'][number];

export interface RetentionData {
  /** UTC month: `2026-11`. */
  month: string;
  /** Null: this month is the current one. */
  nextMonth: string | null;
  /** Null: nothing ran before. */
  previousMonth: string | null;
  /** The days with a run, newest first, with the run of each service. */
  days: { day: string; runs: Partial<Record<Source, Run>> }[];
  /** Services that did not answer. */
  away: readonly Source[];
}

/** The month that is so many months later. */
export const monthAfter = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7);
};

/** The removals of the month in the address; without one, of the current month. */
export const loadRetention = async ({ request: { url, signal } }: { request: Request }): Promise<RetentionData> => {
  const current = new Date().toISOString().slice(0, 7);
  const asked = new URL(url).searchParams.get('month') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : current;
  const { found, away } = await fetchRetention(month, signal);
  const days = [...new Set(found.flatMap(({ answer }) => answer.runs.map(({ day }) => day)))].sort().reverse();
  return {
    month,
    nextMonth: month < current ? monthAfter(month, 1) : null,
    previousMonth: found.some(({ answer }) => answer.hasEarlier) ? monthAfter(month, -1) : null,
    days: days.map((day) => ({
      day,
      runs: Object.fromEntries(found.map(({ source, answer }) => [source, answer.runs.find((run) => run.day === day)])),
    })),
    away,
  };
};
