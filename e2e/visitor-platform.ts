import { startVisitorSystem, type VisitorStandIn } from '@plenary/service-kit/testing/visitor-stand-in';
import type { Platform } from '../ops/supervisor/start-platform.ts';
import { startOwnPlatform } from './own-platform.ts';
import { test as strictTest } from './strict-page.ts';

/** A platform whose guests are announced to a visitor system of this test. */
export const visitorPlatform = (mode: 'PROXYCLICK' | 'OCTOPUS') =>
  strictTest.extend<object, { visitors: { platform: Platform; desk: VisitorStandIn } }>({
    visitors: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
      async ({}, use) => {
        const desk = await startVisitorSystem();
        const { platform, stop } = await startOwnPlatform({ GUEST_MANAGEMENT_MODE: mode, ...desk.settings });
        await use({ platform, desk });
        await stop();
        await desk.stop();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: ({ visitors }, use) => use(visitors.platform.url),
  });
