import type { Page } from '@playwright/test';

/** Keeps the scripts of a page from it until they are let go: what stands there meanwhile is what the server rendered. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/main\.[0-9a-f]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
