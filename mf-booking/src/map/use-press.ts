import { type MouseEvent, useRef } from 'react';

/** Pixels that a pressed pointer may move. */
const still = 4;

/** Handlers of a button on the map: the end of a drag that began on it is no press. */
export function usePress(onPress: () => void) {
  const pressed = useRef<{ x: number; y: number }>(null);
  return {
    onMouseDown: (event: MouseEvent) => {
      pressed.current = { x: event.clientX, y: event.clientY };
    },
    onClick: (event: MouseEvent) => {
      // `detail` is 0 for the keyboard and for screen readers.
      const from = pressed.current;
      const isDrag = event.detail > 0 && from !== null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > still;
      if (!isDrag) onPress();
    },
  };
}
