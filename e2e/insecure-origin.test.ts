import { chromium } from '@playwright/test';
import { makeSecret } from '@plenary/service-kit/made-secret';
import { browserLaunch } from '@plenary/service-kit/testing/browser-launch';
import { account, logIn } from './identity-steps.ts';
import { meetingDays } from './open-days.ts';
import { platformWith } from './own-platform.ts';
import { searchFor } from './search-form.ts';
import { expect } from './strict-page.ts';

const address = 'http://plenary.test';
const password = makeSecret();

/** A browser that finds the platform under a name that is neither localhost nor https. */
const test = platformWith({ PUBLIC_URL: address, SEED: 'demo', DEMO_PASSWORD: password }).extend({
  browser: [
    async ({ platform }, use) => {
      const { args, ...launch } = await browserLaunch();
      const browser = await chromium.launch({
        ...launch,
        args: [...args, `--host-resolver-rules=MAP plenary.test ${new URL(platform.url).host}`],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  baseURL: address,
});

test('over plain http under another name a visitor searches, signs in and sees the price of a venue', async ({ page, expectedErrors }) => {
  // The browser honours that header over https alone, and says so.
  expectedErrors.push(/Cross-Origin-Opener-Policy header has been ignored/);
  await page.goto('/');
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([false, 'undefined']);
  await expect(page.getByRole('heading', { level: 2, name: '20 lieux' })).toBeVisible();

  await searchFor(page, { days: meetingDays(), pax: 24, subcommittees: [] });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Adresse e-mail professionnelle' }).fill('claire@atelier-nord.example');
  await page.keyboard.press('Enter');
  await logIn(page, password);
  await expect(account(page, 'Claire')).toBeVisible();

  const priced = page.getByRole('article').filter({ hasText: 'HT, tout compris' }).first().getByRole('link');
  const venue = (await priced.textContent()) ?? '';
  await priced.click();
  await expect(page.getByRole('heading', { level: 1, name: venue })).toBeVisible();
  await expect(page.getByText('Disponible', { exact: true })).toBeVisible();
});
