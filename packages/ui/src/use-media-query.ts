import { useSyncExternalStore } from 'react';

/** Whether a media query holds now; false on the server and where the environment has no matchMedia. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (change) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', change);
      return () => list?.removeEventListener('change', change);
    },
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
