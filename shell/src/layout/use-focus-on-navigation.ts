import { useLocation } from '@plenary/platform/router';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the new page's content when the path changes, so that it is never lost. A page that sets
 * the focus in its own content keeps it there.
 */
export const useFocusOnNavigation = () => {
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = ref.current;
    const focused = document.activeElement;
    if (main && focused !== main && main.contains(focused)) return;
    main?.focus({ preventScroll: true });
  }, [pathname]);
  return ref;
};
