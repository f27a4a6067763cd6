import { useRevalidator } from '@plenary/platform/router';
import { useEffect } from 'react';

const everyMilliseconds = 3_000;

/** Polls while invitations are being delivered, so that their arrival is seen; not in a hidden tab. */
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
