import { useSyncExternalStore } from 'react';

/** Stays at this browser through a sign-out: `shell/src/preferences.ts` names it too. */
const place = 'plenary-desk-keys';
const off = 'off';
/** What holds where a browser forbids its storage. */
let isOff = false;
const listeners = new Set<() => void>();

/** Whether single letters and signs act on the desk (design: desk D12); people who speak to their machine switch them off (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => {
  try {
    return localStorage.getItem(place) !== off;
  } catch {
    return !isOff;
  }
};

const turn = (isOn: boolean): void => {
  isOff = !isOn;
  try {
    if (isOn) localStorage.removeItem(place);
    else localStorage.setItem(place, off);
  } catch {
    // The page that is open keeps it.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // Another tab of this browser turns them.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

export const useSingleKeys = () => ({ areOn: useSyncExternalStore(subscribe, areSingleKeysOn), turn });

/** Where letters are a text, or choose in an open list. */
const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="listbox"], [role="menu"]';

/** Whether a key without Ctrl, Alt or Command may act on the whole page: nothing is typed, no dialog is open, the keys are on. */
export const isSingleKey = (event: KeyboardEvent): boolean => {
  const { target, defaultPrevented, repeat, isComposing, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || repeat || isComposing || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return false;
  return !(target instanceof Element && target.closest(typing)) && !document.querySelector('[data-modal]');
};
