import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Takes the focus to the field above or below, in the same column; a select keeps its own arrow keys. */
export const moveInGrid = (table: HTMLTableElement | null, event: KeyboardEvent): void => {
  const by = steps[event.key];
  const field = event.target;
  if (by === undefined || !table || !(field instanceof HTMLInputElement)) return;
  const cell = field.closest('td');
  // The failure message of a row has a row of its own.
  const rows = [...(table.tBodies[0]?.rows ?? [])].filter((one) => one.querySelector('input'));
  const row = cell?.parentElement as HTMLTableRowElement;
  const next = rows[rows.indexOf(row) + by]?.cells[cell?.cellIndex ?? -1]?.querySelector('input');
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
};
