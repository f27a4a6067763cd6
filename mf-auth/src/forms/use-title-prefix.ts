import { useEffect } from 'react';

/** Puts words before the page's title while there is something to mend, so that the tab and screen readers say so first. */
export const useTitlePrefix = (prefix: string | null): void => {
  useEffect(() => {
    if (!prefix) return;
    const { title } = document;
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [prefix]);
};
