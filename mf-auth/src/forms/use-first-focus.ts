import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when its step appears, so that the focus is never lost with the step before. */
export const useFirstFocus = <E extends HTMLElement>(): RefObject<E | null> => {
  const ref = useRef<E>(null);
  useEffect(() => {
    // After the effects of what surrounds the step: a dialog and a new page each take the focus themselves.
    queueMicrotask(() => ref.current?.focus());
  }, []);
  return ref;
};
