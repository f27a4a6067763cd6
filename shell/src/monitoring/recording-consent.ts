import { pageStorage } from '../i18n/page-storage.ts';

const key = 'session-recording';
const changed = 'session-recording-consent';

export interface RecordingRule {
  /** The default without a choice. */
  unlessRefused: boolean;
}

/** Whether visits of this browser are recorded: the visitor's choice, else the deployment's default. */
export const wantsRecording = (page: Pick<Window, 'localStorage'>, { unlessRefused }: RecordingRule): boolean => {
  const chosen = pageStorage(page).getItem(key);
  return chosen === null ? unlessRefused : chosen === 'yes';
};

export const chooseRecording = (page: Window, isWanted: boolean): void => {
  pageStorage(page).setItem(key, isWanted ? 'yes' : 'no');
  page.dispatchEvent(new Event(changed));
};

/**
 * Records while allowed: starts and ends with the choice, in every tab. `start` returns its end; if it fails, the error is
 * reported and the next choice, in any tab, tries again.
 */
export const recordWhileWanted = (page: Window, rule: RecordingRule, start: () => Promise<() => void>): void => {
  let running: Promise<() => void> | undefined;
  const begin = () => {
    const beginning = start();
    beginning.catch((error: unknown) => {
      if (running === beginning) running = undefined;
      page.reportError(error);
    });
    return beginning;
  };
  const follow = () => {
    const isWanted = wantsRecording(page, rule);
    if (isWanted && !running) running = begin();
    if (isWanted || !running) return;
    running.then(
      (end) => end(),
      () => {},
    );
    running = undefined;
  };
  page.addEventListener(changed, follow);
  page.addEventListener('storage', follow);
  follow();
};
