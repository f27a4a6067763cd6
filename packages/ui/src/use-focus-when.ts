import { type RefObject, useEffect, useRef } from 'react';

/** Gives an element the focus once it answers a press: the button that had the focus is gone by then. */
export const useFocusWhen = <E extends HTMLElement>(isAnswer: boolean): RefObject<E | null> => {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (isAnswer) ref.current?.focus();
  }, [isAnswer]);
  return ref;
};
