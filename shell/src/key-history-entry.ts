/**
 * Gives the history entry of a new document a key of its own, which a reload and the way back find again. The router calls the first
 * entry of every document `default`: an address opened in a tab would be scrolled to where the page before it was left.
 */
export const keyHistoryEntry = (history: History, newId: () => string): void => {
  if (!history.state?.key) history.replaceState({ ...history.state, key: newId() }, '');
};
