const name = 'plenaryPress';

interface KeptPress {
  pressed: HTMLElement | null;
  hear: (event: Event) => void;
}
type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Keeps the last press on a button of a page that cannot answer it yet: without that it is lost. Links need no script. */
export const keepPresses = (page: Page): void => {
  const kept: KeptPress = {
    pressed: null,
    hear: (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [type=submit]') : null;
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      kept.pressed = button;
    },
  };
  page.addEventListener('click', kept.hear, true);
  Reflect.set(page, name, kept);
};

/** The page answers by itself from now on, beginning with the kept press. */
export const repeatPress = (page: Page): void => {
  const kept = Reflect.get(page, name) as KeptPress | undefined;
  if (!kept) return;
  Reflect.deleteProperty(page, name);
  page.removeEventListener('click', kept.hear, true);
  if (kept.pressed?.isConnected) kept.pressed.click();
};
