import { expect, type Locator, type Page } from '@playwright/test';
import { hasFocus, pressOn, tabTo, writeInto } from './by-keyboard.ts';

/** The way a test fills a form: with a pointer, or by keyboard alone. */
export interface InputMethod {
  write: (field: Locator, text: string) => Promise<void>;
  choose: (list: Locator, value: string) => Promise<void>;
  pick: (radio: Locator) => Promise<void>;
  /** Turns a checkbox. */
  tick: (box: Locator) => Promise<void>;
  press: (button: Locator) => Promise<void>;
}

export const pointer: InputMethod = {
  write: (field, text) => field.fill(text),
  choose: async (list, value) => void (await list.selectOption(value)),
  pick: (radio) => radio.check({ force: true }),
  tick: (box) => box.click({ force: true }),
  press: (button) => button.click(),
};

/** More than any list or group of the site offers. */
const maxChoices = 80;

export const keyboard = (page: Page): InputMethod => ({
  write: (field, text) => writeInto(page, field, text),
  async choose(list, value) {
    await tabTo(page, list);
    for (let press = 0; press < maxChoices && (await list.inputValue()) !== value; press++) await page.keyboard.press('ArrowDown');
    await expect(list).toHaveValue(value);
  },
  /** One of a group is a stop of the tab key; the arrows go on from there. */
  async pick(radio) {
    const group = radio.locator('xpath=ancestor::*[@role="radiogroup"]');
    const checked = group.locator('input:checked');
    await tabTo(page, (await checked.count()) > 0 ? checked : group.locator('input:enabled').first());
    for (let press = 0; press < maxChoices && !(await hasFocus(radio)); press++) await page.keyboard.press('ArrowDown');
    if (!(await radio.isChecked())) await page.keyboard.press('Space');
    await expect(radio).toBeChecked();
  },
  async tick(box) {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  },
  press: (button) => pressOn(page, button),
});
