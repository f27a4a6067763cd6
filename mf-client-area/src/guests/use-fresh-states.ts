import { useRevalidator } from '@plenary/platform/router';
import { useEffect } from 'react';

const everyMilliseconds = 3_000;

/** Asks again while invitations are on their way, so that their arrival is seen; not in a tab that nobody looks at. */
export const useFreshStates = (isWaiting: boolean): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, everyMilliseconds);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
};
