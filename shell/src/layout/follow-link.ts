import type { MouseEvent } from 'react';

/** Goes to a page of this site without a reload; a press for another tab or window is left to the browser. */
export const followLink = (event: MouseEvent<Element>, go: (address: string) => unknown): void => {
  const address = event.currentTarget.getAttribute('href');
  if (!address || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void go(address);
};
