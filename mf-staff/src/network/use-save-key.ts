import { usePageKey } from '../desk/use-page-key.ts';

/** Saves on Ctrl+S, or Cmd+S, instead of the browser's own saving of the page; in a dialog the key does nothing. */
export const useSaveKey = (onSave: () => void): void => {
  usePageKey((event) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!document.querySelector('[data-modal]')) onSave();
  });
};
