import { nextTask } from './next-task.ts';

const name = 'plenaryPress';

interface KeptPresses {
  button: HTMLElement | null;
  /** Checkboxes and switches in the order in which they were first pressed, with the state that they have had since. */
  boxes: Map<HTMLInputElement, boolean>;
  hear: (event: Event) => void;
}
type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

const isBox = (control: HTMLElement) => control instanceof HTMLInputElement && control.type === 'checkbox';

/**
 * Keeps what is pressed on a page that cannot answer yet and would lose it: the last button, and every checkbox and switch, which shows its
 * new state at once. Links need no script.
 */
export const keepPresses = (page: Page): void => {
  const kept: KeptPresses = {
    button: null,
    boxes: new Map(),
    hear: (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [type=submit], [type=checkbox]') : null;
      if (!control) return;
      event.stopPropagation();
      if (isBox(control)) {
        const box = control as HTMLInputElement;
        kept.boxes.set(box, box.checked);
        return;
      }
      event.preventDefault();
      kept.button = control;
    },
  };
  page.addEventListener('click', kept.hear, true);
  Reflect.set(page, name, kept);
};

/** The page answers by itself from now on, beginning with what was kept: the boxes, then the button, each in a task of its own. */
export const repeatPresses = async (page: Page): Promise<void> => {
  // Called within a commit, which no press may find under way: what it changes is to be shown at once.
  await nextTask();
  const kept = Reflect.get(page, name) as KeptPresses | undefined;
  if (!kept) return;
  Reflect.deleteProperty(page, name);
  page.removeEventListener('click', kept.hear, true);
  for (const [box, isTicked] of kept.boxes) {
    if (!box.isConnected) continue;
    // The press then turns it into what it was left at.
    box.checked = !isTicked;
    box.click();
    // What is pressed next reads what this press has changed.
    await nextTask();
  }
  if (kept.button?.isConnected) kept.button.click();
};
