import { type RefObject, useLayoutEffect } from 'react';

/** CSS pixels between a card and its cell, and to the edges of the window. */
const [gap, margin] = [6, 8];

/** Keeps a fixed card below its cell, above it where there is no room, also while what has the cell is scrolled. */
export const useBeside = (card: RefObject<HTMLElement | null>, cell: HTMLElement): void => {
  useLayoutEffect(() => {
    const panel = card.current;
    if (!panel) return;
    const place = () => {
      const { left, top, bottom } = cell.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = panel;
      const { clientWidth, clientHeight } = document.documentElement;
      const below = bottom + gap;
      const isBelow = below + height + margin <= clientHeight || top < clientHeight - bottom;
      panel.style.left = `${Math.round(Math.max(margin, Math.min(left, clientWidth - width - margin)))}px`;
      panel.style.top = `${Math.round(isBelow ? below : Math.max(margin, top - gap - height))}px`;
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  });
};
