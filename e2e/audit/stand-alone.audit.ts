import { rmSync } from 'node:fs';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { axeViolations } from '../axe-violations.ts';
import { buildRemote, serveFolder } from '../stand-alone/serve-remote.ts';
import { statesOf } from '../stand-alone/states.ts';
import { expect, test } from '../strict-page.ts';
import { waitForModals } from '../wait-for-modals.ts';

// Moving elements have colours that are gone a moment later.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Ends what hangs, in milliseconds: a remote has up to sixty screens and states, and a busy machine takes seconds for each. */
const limitPerScreen = 20_000;

for (const [name, { accountOf, states }] of Object.entries(statesOf))
  test(`axe finds nothing on any screen of ${name} against its fakes, nor in its dialogs and failed forms`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/);
    const folder = scratchFolder(`plenary-${name}-`);
    let server: Awaited<ReturnType<typeof serveFolder>> | undefined;
    try {
      await buildRemote(name, folder);
      server = await serveFolder(folder);
      const origin = `http://127.0.0.1:${server.port}`;
      const check = (screen: string) =>
        test.step(screen, async () => {
          await waitForModals(page);
          expect.soft(await axeViolations(page), screen).toEqual([]);
        });
      const go = async (address = '/', account: string | null = null) => {
        // The page keeps the session over a load: its loaders see it from the start.
        await page.getByLabel('Session').selectOption({ label: account ?? 'visitor' });
        await page.goto(origin + address);
        await expect(page.locator('main h1, main pre, [role=dialog]').first()).toBeVisible();
      };

      await page.goto(origin);
      const options = page.getByLabel('Screen').locator('option:not([value=""])');
      await expect(options.first()).toBeAttached();
      const screens = await options.evaluateAll((all) =>
        all.map((option) => [option.textContent ?? '', option.getAttribute('value') ?? '']),
      );
      const addresses = new Map(screens as [string, string][]);
      expect(addresses.size).toBeGreaterThan(5);
      test.setTimeout((addresses.size + states.length) * limitPerScreen);
      for (const [label, address] of addresses) {
        // It draws landmarks of its own; the audit looks at it in the shell.
        if (label === 'Samples') continue;
        await go(address, accountOf(label));
        await check(label);
      }
      for (const { label, screen, account = accountOf(screen), reach } of states)
        await test.step(label, async () => {
          expect([...addresses.keys()]).toContain(screen);
          await go(addresses.get(screen), account);
          await reach(page);
          await check(label);
        });
    } finally {
      await server?.stop(0);
      rmSync(folder, { recursive: true, force: true });
    }
  });
