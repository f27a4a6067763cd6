import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether what is in an element is higher than it: then it has to be reachable by keyboard. */
export const useScrollable = <E extends HTMLElement>(): { ref: RefObject<E | null>; isScrollable: boolean } => {
  const ref = useRef<E>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScrollable(element.scrollHeight > element.clientHeight));
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { ref, isScrollable };
};
