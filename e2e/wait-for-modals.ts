import { expect, type Page } from '@playwright/test';

/** A modal on a touch screen stays invisible for half a second, until the keyboard of its first field has opened. */
export const waitForModals = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-modal][style*="opacity: 0"]')).toHaveCount(0);
};
