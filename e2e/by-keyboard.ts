import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has. */
const maxStops = 250;

export const hasFocus = (locator: Locator): Promise<boolean> => locator.evaluate((element) => element === document.activeElement);

/** Goes on with the tab key until an element has the focus. */
export const tabTo = async (page: Page, locator: Locator): Promise<void> => {
  await expect(locator).toBeVisible();
  for (let stop = 0; stop < maxStops; stop++) {
    if (await hasFocus(locator)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${locator} can’t be reached with the tab key`);
};

/** Goes to a button or link, and presses it. */
export const pressOn = async (page: Page, locator: Locator): Promise<void> => {
  await tabTo(page, locator);
  await page.keyboard.press('Enter');
};

/** Goes to a field, and writes over what is in it. */
export const writeInto = async (page: Page, locator: Locator, text: string): Promise<void> => {
  await tabTo(page, locator);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

/** The accessible name of the focused element. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

/** Repeats a key until what has the focus is called so. */
export const pressUntil = async (page: Page, key: string, words: string): Promise<void> => {
  for (let press = 0; press < 40; press++) {
    if ((await focusedName(page)).includes(words)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${words} can’t be reached with ${key}`);
};

/** The focus is somewhere in the page: a next press of the tab key goes on from there. */
export const expectFocusKept = async (page: Page): Promise<void> => {
  await expect(page.locator('body')).not.toBeFocused();
};

/** Records focused elements from now on, for `neverFocused`; a document that is reloaded loses the record. */
export const noteFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => (target as HTMLElement).setAttribute('data-was-focused', ''));
  });

/** Controls of a form that the tab key should have stopped at and never did: one of each group of radio buttons suffices. */
export const neverFocused = (form: Locator): Promise<string[]> =>
  form.evaluate((root) => {
    const controls = [...root.querySelectorAll<HTMLInputElement>('input, select, textarea, button')];
    const wasFocused = (control: Element) => control.hasAttribute('data-was-focused');
    const isReached = (control: HTMLInputElement) =>
      control.type === 'radio' ? controls.some((other) => other.name === control.name && wasFocused(other)) : wasFocused(control);
    return controls
      .filter((control) => control.tabIndex >= 0 && !control.disabled && !isReached(control))
      .map(({ id, textContent }) => id || textContent);
  });
