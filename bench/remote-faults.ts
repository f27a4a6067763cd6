import { type Browser, chromium } from '@playwright/test';
import { breakRemote, type Fault, faults } from '@plenary/service-kit/testing/break-remote';
import { browserLaunch } from '@plenary/service-kit/testing/browser-launch';
import { heading, ms, row } from './measure.ts';

const inNewPage = async <T>(browser: Browser, work: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<T>): Promise<T> => {
  const page = await browser.newPage({ locale: 'fr-FR' });
  try {
    return await work(page);
  } finally {
    await page.close();
  }
};

/** Milliseconds from the start of the navigation until the shell's bar, and until the fallback in the page's place. */
const timePage = (browser: Browser, origin: string, fault: Fault) =>
  inNewPage(browser, async (page) => {
    await breakRemote(page, { name: 'mf-booking', path: '/' }, fault);
    const start = performance.now();
    await page.goto(`${origin}/?countryCode=FRA`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    const bar = performance.now() - start;
    await page.getByRole('button', { name: 'Recharger' }).waitFor();
    return { bar, fallback: performance.now() - start };
  });

/** Milliseconds from the press on "connect" until the dialog that replaces the sign-in. */
const timeDialog = (browser: Browser, origin: string, fault: Fault) =>
  inNewPage(browser, async (page) => {
    await breakRemote(page, { name: 'mf-auth', path: '/authentication' }, fault);
    await page.goto(`${origin}/legal-notices`);
    const start = performance.now();
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('button', { name: 'Réessayer' }).waitFor();
    return performance.now() - start;
  });

/** Any remote in any fault (guarantees: shell within 1 s, fallback with its retry within 3.5 s). */
export const benchRemoteFaults = async (origin: string): Promise<void> => {
  heading('A remote with a fault: time until the shell, until the fallback with its retry');
  const browser = await chromium.launch(await browserLaunch());
  for (const fault of faults) {
    const { bar, fallback } = await timePage(browser, origin, fault);
    row(`mf-booking, ${fault}`, `shell ${ms(bar)}`, `fallback ${ms(fallback)}`);
    row(`mf-auth, ${fault}`, `fallback ${ms(await timeDialog(browser, origin, fault))}`);
  }
  await browser.close();
};
