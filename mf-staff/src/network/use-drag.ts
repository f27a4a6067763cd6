import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';

interface Way {
  x: number;
  y: number;
}

interface Options<Value> {
  /** What is dragged over. */
  box: RefObject<HTMLElement | null>;
  value: Value;
  /** The value after a way, in percent of the box. */
  after: (value: Value, by: Way) => Value;
  onChange: (value: Value) => void;
}

const keys: Readonly<Record<string, Way>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const largeStep = 5;

/** Handlers of something that is dragged by a pointer, or moved by the arrow keys: by one percent, with Shift by five. */
export const useDrag = <Value>({ box, value, after, onChange }: Options<Value>) => {
  const start = useRef<{ x: number; y: number; value: Value } | null>(null);
  const end = () => {
    start.current = null;
  };
  return {
    onPointerDown: ({ clientX: x, clientY: y, pointerId, currentTarget }: PointerEvent) => {
      currentTarget.setPointerCapture(pointerId);
      start.current = { x, y, value };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const size = box.current?.getBoundingClientRect();
      if (!start.current || !size) return;
      const by = { x: ((clientX - start.current.x) / size.width) * 100, y: ((clientY - start.current.y) / size.height) * 100 };
      onChange(after(start.current.value, by));
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent) => {
      const by = keys[event.key];
      if (!by) return;
      event.preventDefault();
      const step = event.shiftKey ? largeStep : 1;
      onChange(after(value, { x: by.x * step, y: by.y * step }));
    },
  };
};
