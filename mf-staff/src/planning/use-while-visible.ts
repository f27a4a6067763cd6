import { useEffect } from 'react';

const everyMinute = 60_000;

/** Runs `work` each minute while the page is visible, and at once when it becomes visible again. */
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
