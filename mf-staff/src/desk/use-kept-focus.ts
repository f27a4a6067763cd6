import { type RefObject, useEffect, useRef } from 'react';

/**
 * A place that takes the focus when the focused element disappears on a rerender: a row that is done, a button that has worked.
 * Give the element `tabIndex={-1}`.
 */
export const useKeptFocus = <Place extends HTMLElement>(shown: unknown): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [shown]);
  return place;
};
