/** Moves the focus to the page's content if the focused element was removed. */
export const focusContentWhereLost = (): void => {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) document.getElementById('content')?.focus({ preventScroll: true });
};
