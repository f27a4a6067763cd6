import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

interface Options<Grabbed> {
  /** The element around the cells, whose buttons have their position in `data-row` and `data-column`. */
  grid: RefObject<HTMLElement | null>;
  /** Whether what was grabbed can be let go over a cell; both by the `data-` attributes of their buttons. */
  takes: (grabbed: Grabbed, cells: { from: DOMStringMap; over: DOMStringMap }) => boolean;
  onDrop: (grabbed: Grabbed, over: DOMStringMap) => void;
}

/** CSS pixels that a press may tremble. */
const slack = 4;

/**
 * Cells dragged by a mouse or pen to others that take them: the cell under the pointer says so by `data-target`. Escape ends it. A finger scrolls
 * the board, and keys open the cell: both have its dialog.
 */
export const useRoomDrag = <Grabbed>({ grid, takes, onDrop }: Options<Grabbed>) => {
  const drop = useRef(onDrop);
  const accepts = useRef(takes);
  const end = useRef<() => void>(null);
  useEffect(() => {
    drop.current = onDrop;
    accepts.current = takes;
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
        const isTaken =
          over !== null && grid.current?.contains(over) && accepts.current(grabbed, { from: from.dataset, over: over.dataset });
        aim(isTaken ? over : null);
      };
      const stop = () => {
        aim(null);
        grid.current?.removeAttribute('data-dragging');
        for (const [type, listener] of listeners) document.removeEventListener(type, listener);
      };
      const letGo = () => {
        const over = target?.dataset;
        stop();
        if (over) drop.current(grabbed, over);
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
