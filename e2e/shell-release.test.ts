import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Releases } from '@plenary/contracts/releases.schemas';
import { createSignedValues } from '@plenary/service-kit/signed-values';
import { act as actOnReleases } from '../ops/releases/act.ts';
import { canaryVisitors } from '../ops/releases/testing/canary-visitors.ts';
import { startPlatform } from '../ops/supervisor/start-platform.ts';
import { installShell } from './releases/install-shell.ts';
import { startLoad } from './releases/steady-load.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

const secret = 'a secret of this journey, of 32 bytes';
const groupsSigned = createSignedValues({ secret }, 'visitor-group');
const signedGroup = (group: number) => groupsSigned.sign(String(group));

const venues = (page: Page) => page.getByRole('heading', { level: 2, name: '20 lieux' });
const shellOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'shellIs') ?? 'installed');
const openAs = async (browser: Browser, url: string, group: number) => {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-FR' });
  await context.addCookies([{ name: 'plenary-group', value: signedGroup(group), url }]);
  return context.newPage();
};

test('the shell is released, tried on a share, withdrawn by itself and rolled back under load: no request fails', async ({ browser }) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'plenary-shell-'));
  const releasesDir = path.join(dataDir, 'releases');
  const platform = await startPlatform({
    environment: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ACTOR_SECRET: secret },
    onLog: () => {},
  });
  const { url } = platform;
  const act = (action: Parameters<typeof actOnReleases>[1]) =>
    actOnReleases('shell', action, { DATA_DIR: dataDir, RELEASED_BY: 'a pipeline' } as NodeJS.ProcessEnv);
  /** The visitor of the steady load; a canary that fails is not theirs. */
  const [quiet = 0] = canaryVisitors('shell', '0.3.0', false, 1);
  const load = startLoad(url, `plenary-group=${signedGroup(quiet)}`);
  const begun = performance.now();
  try {
    const tab = await openAs(browser, url, quiet);
    await tab.goto('/');
    await expect(venues(tab)).toBeVisible();

    await test.step('the next page has the release, and the open tab goes on with what it has', async () => {
      installShell(releasesDir, '0.2.0', 'aaaa0002', (script) => `window.shellIs = '0.2.0';${script}`);
      await act({ kind: 'release', version: '0.2.0', percent: null });
      const next = await openAs(browser, url, quiet);
      await next.goto('/');
      await expect(venues(next)).toBeVisible();
      await next.waitForFunction(() => 'shellIs' in window);
      await next.context().close();
      await tab.getByRole('link', { name: 'Belgique' }).click();
      await expect(tab.getByRole('heading', { level: 2, name: '5 lieux' })).toBeVisible();
      expect(await shellOn(tab)).toBe('installed');
    });

    await test.step('a canary that does not start is withdrawn by itself', async () => {
      installShell(releasesDir, '0.3.0', 'aaaa0003', () => "throw new Error('a faulty shell');");
      await act({ kind: 'release', version: '0.3.0', percent: 50 });
      for (const group of canaryVisitors('shell', '0.3.0', false, 60))
        expect((await fetch(url, { headers: { accept: 'text/html', cookie: `plenary-group=${signedGroup(group)}` } })).ok).toBe(true);
      for (const group of canaryVisitors('shell', '0.3.0', true, 5)) {
        const page = await openAs(browser, url, group);
        const reported = page.waitForResponse('**/api/monitoring/report');
        await page.goto('/');
        await reported;
        await page.context().close();
      }
      const desk = await openAs(browser, url, quiet);
      await signIn(desk, { email: 'admin@comet.example', baseURL: url });
      const releases = async (): Promise<Releases> => (await desk.request.get('/api/releases')).json();
      const shell = async () => (await releases()).remotes.find(({ remote }) => remote === 'shell');
      await expect.poll(async () => (await shell())?.canary).toBeNull();
      expect((await shell())?.live).toBe('0.2.0');
      expect((await releases()).trail[0]).toMatchObject({ by: 'gateway', remote: 'shell', deed: 'withdraw' });
      await desk.context().close();
    });

    await test.step('a rollback leads back to the installed shell', async () => {
      await act({ kind: 'rollback' });
      await tab.goto('/');
      await expect(venues(tab)).toBeVisible();
      expect(await shellOn(tab)).toBe('installed');
    });
    await tab.context().close();
  } finally {
    const { asked, failures } = await load.stop();
    process.stdout.write(`  shell: ${((performance.now() - begun) / 1_000).toFixed(1)} s, ${asked} requests, ${failures.length} failed\n`);
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  }
});
