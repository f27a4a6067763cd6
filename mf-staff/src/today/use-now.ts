import { useCallback, useState } from 'react';
import { useWhileVisible } from '../desk/use-while-visible.ts';

/** The instant in milliseconds, each minute a new one while the page is visible. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useWhileVisible(useCallback(() => setNow(Date.now()), []));
  return now;
};
