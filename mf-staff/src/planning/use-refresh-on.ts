import { useEffect, useRef } from 'react';

/** Refreshes whenever something has changed since the first look: a block ends options, or gives their slots back. */
export const useRefreshOn = (value: unknown, refresh: () => Promise<void>): void => {
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    void refresh();
  }, [value, refresh]);
};
