import { expect, type Page } from '@playwright/test';

/** A modal on a touch screen stays unseen until the keyboard of its first field may have come: half a second. */
export const whenWhole = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-modal][style*="opacity: 0"]')).toHaveCount(0);
};
