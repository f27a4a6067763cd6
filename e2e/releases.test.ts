import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Releases } from '@plenary/contracts/releases.schemas';
import { createSignedValues } from '@plenary/service-kit/signed-values';
import { act as actOnReleases } from '../ops/releases/act.ts';
import { startPlatform } from '../ops/supervisor/start-platform.ts';
import { installVersion } from './releases/install-version.ts';
import { startLoad } from './releases/steady-load.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

const venues = (page: Page) => page.getByRole('heading', { level: 2, name: '20 lieux' });
const fault = (page: Page) => page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' });
/** The version in the entry that a page has loaded; the installed build has none. A rendered page shows its venues before. */
const versionOn = async (page: Page) => {
  await page.waitForFunction(() => 'mf_booking' in window);
  return page.evaluate(() => Reflect.get(window, 'releasedAs') ?? 'installed');
};
const saying = (version: string) => (entry: string) => `window.releasedAs = '${version}';${entry}`;
const broken = () => "var mf_booking = { init() { throw new Error('a faulty release'); }, get() { throw new Error('not up'); } };";

const secret = 'a secret of this journey, of 32 bytes';
const groupsSigned = createSignedValues({ secret }, 'visitor-group');
const groupValue = (group: number) => groupsSigned.sign(String(group));
const cookieOfGroup = (group: number) => `plenary-group=${groupValue(group)}`;

/** Visitors by their groups: the first ones who are given a version. */
const visitorsOf = async (url: string, version: string, count: number): Promise<number[]> => {
  const found: number[] = [];
  for (let group = 0; found.length < count; group++) {
    const answer = await fetch(`${url}/remotes.json`, { headers: { cookie: cookieOfGroup(group) } });
    const remotes = (await answer.json()) as { name: string; version: string }[];
    if (remotes.some((remote) => remote.name === 'mf-booking' && remote.version === version)) found.push(group);
  }
  return found;
};

const openAs = async (browser: Browser, url: string, group: number) => {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-FR' });
  await context.addCookies([{ name: 'plenary-group', value: groupValue(group), url }]);
  return context.newPage();
};

/** The administrator's desk. */
const openDesk = async (browser: Browser, url: string) => {
  const desk = await browser.newPage({ baseURL: url, locale: 'fr-FR' });
  await signIn(desk, { email: 'admin@comet.example', baseURL: url });
  return { desk, releases: async (): Promise<Releases> => (await desk.request.get('/api/releases')).json() };
};

test('a release, a canary, its withdrawal and a rollback under up to fifty requests a second: no request fails, an open tab goes on', async ({
  browser,
}) => {
  // It takes two minutes alone, and more than the five of a journey where other platforms start beside it.
  test.slow();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'plenary-releases-'));
  const releasesDir = path.join(dataDir, 'releases');
  const platform = await startPlatform({
    environment: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ACTOR_SECRET: secret },
    onLog: () => {},
  });
  const { url } = platform;
  const act = (action: Parameters<typeof actOnReleases>[1]) =>
    actOnReleases('mf-booking', action, { DATA_DIR: dataDir, RELEASED_BY: 'a pipeline' } as NodeJS.ProcessEnv);
  /** The visitor of the steady load; a canary that fails is not theirs. */
  const quiet = 1;
  const load = startLoad(url, cookieOfGroup(quiet));
  try {
    const tab = await openAs(browser, url, quiet);
    await tab.goto('/');
    await expect(venues(tab)).toBeVisible();
    expect(await versionOn(tab)).toBe('installed');

    await test.step('a release is what the next page is given, and the open tab goes on with what it has', async () => {
      installVersion(releasesDir, '0.1.0', saying('0.1.0'));
      await act({ kind: 'release', version: '0.1.0', percent: null });
      const next = await openAs(browser, url, quiet);
      await next.goto('/');
      await expect(venues(next)).toBeVisible();
      expect(await versionOn(next)).toBe('0.1.0');
      await next.context().close();
      await tab.getByRole('link', { name: 'Belgique' }).click();
      await expect(tab.getByRole('heading', { level: 2, name: '5 lieux' })).toBeVisible();
      await tab.getByRole('article').first().getByRole('link').first().click();
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await versionOn(tab)).toBe('installed');
    });

    await test.step('a canary is given to its visitors alone, who keep it', async () => {
      installVersion(releasesDir, '0.2.0', saying('0.2.0'));
      await act({ kind: 'release', version: '0.2.0', percent: 50 });
      for (const version of ['0.2.0', '0.1.0']) {
        const [group = 0] = await visitorsOf(url, version, 1);
        const page = await openAs(browser, url, group);
        for (let visit = 0; visit < 2; visit++) {
          await page.goto('/');
          await expect(venues(page)).toBeVisible();
          expect(await versionOn(page)).toBe(version);
        }
        await page.context().close();
      }
      await act({ kind: 'withdraw' });
    });

    await test.step('a canary that fails is withdrawn by itself, and its visitors go on without a reload', async () => {
      installVersion(releasesDir, '0.3.0', broken);
      await act({ kind: 'release', version: '0.3.0', percent: 50 });
      for (const group of await visitorsOf(url, '0.1.0', 60))
        expect((await fetch(url, { headers: { accept: 'text/html', cookie: cookieOfGroup(group) } })).ok).toBe(true);
      const unlucky: Page[] = [];
      for (const group of await visitorsOf(url, '0.3.0', 5)) {
        const page = await openAs(browser, url, group);
        const reported = page.waitForResponse('**/api/monitoring/report');
        await page.goto('/');
        await expect(fault(page)).toBeVisible();
        await reported;
        unlucky.push(page);
      }
      const { releases } = await openDesk(browser, url);
      await expect.poll(async () => (await releases()).remotes.find(({ remote }) => remote === 'mf-booking')?.canary).toBeNull();
      expect((await releases()).trail[0]).toMatchObject({
        by: 'gateway',
        deed: 'withdraw',
        reason: expect.stringMatching(/^0\.3\.0: 5\/5/),
      });
      const [first] = unlucky;
      await first?.getByRole('button', { name: 'Recharger' }).click();
      await expect(venues(first as Page)).toBeVisible();
      expect(await versionOn(first as Page)).toBe('0.1.0');
      for (const page of unlucky) await page.context().close();
    });

    await test.step('an administrator rolls back, and the next page is given what was there before', async () => {
      const { desk } = await openDesk(browser, url);
      await desk.goto('/staff/releases');
      const booking = desk.getByRole('region', { name: 'Réservation' });
      await expect(booking.getByRole('row', { name: /^0\.3\.0/ })).toContainText('5');
      await expect(desk.getByRole('row', { name: /version d’essai retirée/ }).first()).toContainText('La plateforme, d’elle-même');
      await booking.getByRole('button', { name: /^Revenir à la version installée/ }).click();
      await desk.getByRole('dialog').getByRole('button', { name: 'Revenir en arrière' }).click();
      await expect(desk.getByRole('dialog')).toBeHidden();
      await desk.context().close();
      await tab.goto('/');
      await expect(venues(tab)).toBeVisible();
      expect(await versionOn(tab)).toBe('installed');
    });
    await tab.context().close();
  } finally {
    const { asked, failures } = await load.stop();
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  }
});
