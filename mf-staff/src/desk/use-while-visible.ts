import { useEffect } from 'react';

/** Runs `work` every so often while the page is visible, each minute by default, and at once when it becomes visible again. */
export const useWhileVisible = (work: () => void, { everyMilliseconds = 60_000 } = {}): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const isVisible = () => document.visibilityState === 'visible';
    const start = () => {
      clearInterval(timer);
      if (isVisible()) timer = setInterval(work, everyMilliseconds);
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
  }, [work, everyMilliseconds]);
};
