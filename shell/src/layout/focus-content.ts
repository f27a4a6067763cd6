/** Brings the focus to the page's content where it has fallen out of the page: what had it is gone. */
export const focusContentWhereLost = (): void => {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) document.getElementById('content')?.focus({ preventScroll: true });
};
