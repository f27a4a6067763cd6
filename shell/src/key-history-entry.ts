/**
 * Gives the history entry of a new document its own key, which a reload and Back find again. The router calls the first
 * entry of every document `default`: an address opened in a tab would be scrolled to the position of the previous page.
 */
export const keyHistoryEntry = (history: History, newId: () => string): void => {
  if (!history.state?.key) history.replaceState({ ...history.state, key: newId() }, '');
};
