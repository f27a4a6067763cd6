import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Place {
  row: number;
  column: number;
}

interface Options {
  /** The element around the cells, whose buttons have their position in `data-row` and `data-column`. */
  grid: RefObject<HTMLElement | null>;
  rows: number;
  columns: number;
  /** The cell that Tab reaches at first. */
  initial: Place;
  /** First and last column that are drawn. */
  drawn: readonly [number, number];
  /** Brings a column onto the screen. */
  show: (column: number) => void;
}

const week = 21;
const moves: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: 0, column: -week },
  PageDown: { row: 0, column: week },
};

const within = (number: number, count: number) => Math.min(count - 1, Math.max(0, number));

const placeOf = (element: EventTarget): Place | undefined => {
  const { row, column } = (element as HTMLElement).dataset;
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
};

/**
 * One cell of a grid is reached by Tab; arrow keys take the focus from it to the others, Page Up and Down a week at a time. The cells
 * themselves know nothing of it but `stop`, the place of the one that Tab reaches.
 */
export const useBoardKeys = ({ grid, rows, columns, initial, drawn: [firstDrawn, lastDrawn], show }: Options) => {
  const [active, setActive] = useState(initial);
  const wanted = useRef<Place>(null);
  const isDrawn = active.column >= firstDrawn && active.column <= lastDrawn;
  const stop = isDrawn ? active : { row: active.row, column: firstDrawn };

  // The cell that is to have the focus may be drawn some frames later.
  useEffect(() => {
    if (!wanted.current) return;
    const { row, column } = wanted.current;
    grid.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    const place = placeOf(event.target);
    if (!move || !place) return;
    event.preventDefault();
    const next = { row: within(place.row + move.row, rows), column: within(place.column + move.column, columns) };
    wanted.current = next;
    setActive(next);
    show(next.column);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (!place) return;
    wanted.current = null;
    setActive(place);
  };
  /** Takes the focus to the cell that Tab reaches. */
  const focusStop = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  return { stop, onKeyDown, onFocus, focusStop };
};
