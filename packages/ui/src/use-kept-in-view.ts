import { type RefObject, useLayoutEffect } from 'react';

const margin = 16;

/** Shifts the panel sideways when the window's edge would cut it. */
const keepInView = (panel: HTMLElement) => {
  panel.style.translate = 'none';
  const { left, right } = panel.getBoundingClientRect();
  const room = document.documentElement.clientWidth - margin;
  const shift = left < margin ? margin - left : Math.min(0, Math.max(room - right, margin - left));
  panel.style.translate = shift === 0 ? 'none' : `${Math.round(shift)}px 0`;
};

/** Keeps a panel that hangs from its opener within the window, also when what is inside comes later or the window is turned. */
export const useKeptInView = (panelRef: RefObject<HTMLElement | null>, isActive: boolean): void => {
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!isActive || !panel) return;
    const place = () => keepInView(panel);
    place();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    observer?.observe(panel);
    observer?.observe(document.documentElement);
    return () => observer?.disconnect();
  }, [panelRef, isActive]);
};
