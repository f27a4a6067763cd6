import { addDays } from '@plenary/contracts/add-days';
import { useNavigate } from '@plenary/platform/router';
import { useEffect, useRef } from 'react';
import { isSingleKey } from '../desk/single-keys.ts';
import { usePageKey } from '../desk/use-page-key.ts';
import type { TodayData } from './load-today.ts';

interface Options extends Pick<TodayData, 'day' | 'today'> {
  /** Address of a day. */
  toDay: (day: string) => string;
}

/** The arrows left and right show the day before and after, T today (design: look 08); off with the single keys, and while something is typed. */
export const useDayKeys = ({ day, today, toDay }: Options): void => {
  const navigate = useNavigate();
  // The day that was asked for last may still be loading.
  const wanted = useRef(day);
  usePageKey((event) => {
    if (event.shiftKey || !isSingleKey(event)) return;
    const days: Readonly<Record<string, string>> = {
      ArrowLeft: addDays(wanted.current, -1),
      ArrowRight: addDays(wanted.current, 1),
      t: today,
    };
    const next = days[event.key];
    if (next === undefined || next === wanted.current) return;
    wanted.current = next;
    event.preventDefault();
    void navigate(toDay(next));
  });
  useEffect(() => {
    wanted.current = day;
  }, [day]);
};
