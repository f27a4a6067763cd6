import { type KeyboardEvent, useRef, useState } from 'react';

interface Place {
  row: number;
  column: number;
}

interface Options {
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

/** One cell of a grid is reached by Tab; arrow keys take the focus from it to the others, Page Up and Down a week at a time. */
export const useBoardKeys = ({ rows, columns, initial, drawn: [firstDrawn, lastDrawn], show }: Options) => {
  const [active, setActive] = useState(initial);
  const wantsFocus = useRef(false);
  const isDrawn = active.column >= firstDrawn && active.column <= lastDrawn;
  const stop = isDrawn ? active : { row: active.row, column: firstDrawn };

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-column]');
    if (!move || !cell) return;
    event.preventDefault();
    const row = within(Number(cell.dataset.row) + move.row, rows);
    const column = within(Number(cell.dataset.column) + move.column, columns);
    wantsFocus.current = true;
    setActive({ row, column });
    show(column);
  };
  /** What the cell's button needs. */
  const button = (row: number, column: number) => {
    const isStop = stop.row === row && stop.column === column;
    return {
      'data-row': row,
      'data-column': column,
      tabIndex: isStop ? 0 : -1,
      onFocus: () => setActive({ row, column }),
      ref: (element: HTMLButtonElement | null) => {
        if (!element || !isStop || !wantsFocus.current) return;
        wantsFocus.current = false;
        element.focus();
      },
    };
  };
  return { onKeyDown, button };
};
export type BoardButton = ReturnType<ReturnType<typeof useBoardKeys>['button']>;
