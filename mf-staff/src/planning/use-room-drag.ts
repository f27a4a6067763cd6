import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

interface Options<Grabbed> {
  /** The element around the cells, whose buttons have their position in `data-row` and `data-column`. */
  grid: RefObject<HTMLElement | null>;
  /** The row that it was let go over, in its own column. */
  onDrop: (grabbed: Grabbed, row: number) => void;
}

/** CSS pixels that a press may tremble. */
const slack = 4;

/**
 * Cells dragged by a mouse or pen to another row of their column: the cell under the pointer says so by `data-target`. Escape ends it. A finger
 * scrolls the board, and keys open the cell: both have its dialog.
 */
export const useRoomDrag = <Grabbed>({ grid, onDrop }: Options<Grabbed>) => {
  const drop = useRef(onDrop);
  const end = useRef<() => void>(null);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => () => end.current?.(), []);
  return useCallback(
    (event: PointerEvent<HTMLElement>, grabbed: Grabbed) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const { clientX, clientY, currentTarget: from } = event;
      let target: HTMLElement | null = null;
      const aim = (next: HTMLElement | null) => {
        delete target?.dataset.target;
        target = next;
        if (target) target.dataset.target = '';
      };
      const move = (moved: globalThis.PointerEvent) => {
        if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < slack) return;
        grid.current?.setAttribute('data-dragging', '');
        const over = document.elementFromPoint(moved.clientX, moved.clientY)?.closest<HTMLElement>('[data-row]') ?? null;
        const isAnother = over !== null && over.dataset.column === from.dataset.column && over.dataset.row !== from.dataset.row;
        aim(isAnother && grid.current?.contains(over) ? over : null);
      };
      const stop = () => {
        aim(null);
        grid.current?.removeAttribute('data-dragging');
        for (const [type, listener] of listeners) document.removeEventListener(type, listener);
      };
      const letGo = () => {
        const row = target?.dataset.row;
        stop();
        if (row !== undefined) drop.current(grabbed, Number(row));
      };
      end.current?.();
      end.current = stop;
      const press = ({ key }: KeyboardEvent) => {
        if (key === 'Escape') stop();
      };
      const listeners = Object.entries({ pointermove: move, pointerup: letGo, pointercancel: stop, keydown: press }) as [
        string,
        EventListener,
      ][];
      for (const [type, listener] of listeners) document.addEventListener(type, listener);
    },
    [grid],
  );
};
