import { addDays } from '@plenary/contracts/add-days';
import { formatDay } from '@plenary/contracts/format';
import type { Localized } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import { daysBetween, daysPerPart, isWeekend } from './board-days.ts';
import { type DayLunches, halves, type Slot } from './board-slots.ts';
import type { PlanningData } from './load-planning.ts';
import type { useBoardParts } from './use-board-parts.ts';

/** CSS pixels that a day takes. */
const dayWidth = 128;

export interface ShownDay {
  day: string;
  /** Formatted text, for screen readers. */
  dayName: string;
  /** CSS pixels from the board's first day. */
  start: number;
  /** Index of the column of its first half, from 0. */
  column: number;
  /** The slots held around that day; undefined while they are loading. */
  slots: ReadonlyMap<string, Slot> | undefined;
  /** The last request for its slots failed. */
  hasFailed: boolean;
  /** Why the venue is closed on it. */
  closedName: Localized | undefined;
  /** Covers of the restaurant; undefined: none that day. */
  lunches: DayLunches | undefined;
  isClosed: boolean;
}

interface Options {
  scroller: RefObject<HTMLElement | null>;
  /** Its first day, its number of days, and the day it opens at. */
  range: Pick<PlanningData, 'first' | 'count' | 'from'>;
  fetched: Pick<ReturnType<typeof useBoardParts>, 'parts' | 'failed' | 'want'>;
}

/** Index of the column of the first half of a day. */
const columnOf = (index: number) => index * halves.length;

/** The days in sight of a board that scrolls sideways; their slots are fetched part by part as they come into sight. */
export const useShownDays = ({ scroller, range: { first, count, from }, fetched: { parts, failed, want } }: Options) => {
  const { locale } = usePlatform();
  const fromIndex = daysBetween(first, from);
  const days = useVirtualizer({
    horizontal: true,
    count,
    overscan: 4,
    estimateSize: () => dayWidth,
    getScrollElement: () => scroller.current,
    initialOffset: fromIndex * dayWidth,
  });
  const drawn = days.getVirtualItems();
  const wanted = [...new Set(drawn.map(({ index }) => Math.floor(index / daysPerPart)))].join();
  useEffect(() => {
    for (const one of wanted.split(',')) want(Number(one));
  }, [wanted, want]);

  const shownDays = drawn.map(({ index, start }): ShownDay => {
    const day = addDays(first, index);
    const part = Math.floor(index / daysPerPart);
    const { slots, closed, lunches } = parts.get(part) ?? {};
    return {
      day,
      dayName: formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      start,
      column: columnOf(index),
      slots,
      hasFailed: failed.has(part),
      closedName: closed?.get(day),
      lunches: lunches?.get(day),
      isClosed: isWeekend(day) || closed?.has(day) === true,
    };
  });
  return {
    shownDays,
    /** Width of all days, drawn or not. */
    width: days.getTotalSize(),
    columns: columnOf(count),
    initialColumn: columnOf(fromIndex),
    drawnColumns: [columnOf(drawn[0]?.index ?? 0), columnOf((drawn.at(-1)?.index ?? 0) + 1) - 1] as const,
    showColumn: (column: number) => days.scrollToIndex(Math.floor(column / halves.length)),
  };
};
