import { pageStorage } from '../i18n/page-storage.ts';

const key = 'session-recording';
const changed = 'session-recording-consent';

/** Whether this browser's owner wants visits to be recorded; nobody does who has not said so. */
export const wantsRecording = (page: Pick<Window, 'localStorage'>): boolean => pageStorage(page).getItem(key) === 'yes';

export const chooseRecording = (page: Window, isWanted: boolean): void => {
  pageStorage(page).setItem(key, isWanted ? 'yes' : 'no');
  page.dispatchEvent(new Event(changed));
};

/** Records while it is wanted: begins and ends with the choice, in every tab. `start` answers how to end. */
export const recordWhileWanted = (page: Window, start: () => Promise<() => void>): void => {
  let running: Promise<() => void> | undefined;
  const follow = () => {
    const isWanted = wantsRecording(page);
    if (isWanted && !running) running = start();
    if (isWanted || !running) return;
    void running.then((end) => end());
    running = undefined;
  };
  page.addEventListener(changed, follow);
  page.addEventListener('storage', follow);
  follow();
};
