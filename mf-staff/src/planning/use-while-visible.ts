import { useEffect } from 'react';

const everyMinute = 60_000;

/** Does something each minute in which the page is looked at, and at once when somebody comes back to it. */
export const useWhileVisible = (work: () => void): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const isVisible = () => document.visibilityState === 'visible';
    const start = () => {
      clearInterval(timer);
      if (isVisible()) timer = setInterval(work, everyMinute);
    };
    const turn = () => {
      if (isVisible()) work();
      start();
    };
    start();
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [work]);
};
