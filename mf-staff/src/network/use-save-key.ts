import { useEffect, useEffectEvent } from 'react';

/** Saves on Ctrl+S, or Cmd+S, instead of the browser's own saving of the page; in a dialog the key does nothing. */
export const useSaveKey = (onSave: () => void): void => {
  const save = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!document.querySelector('[data-modal]')) onSave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => save(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
