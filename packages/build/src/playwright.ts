import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

/** Runs of the whole product in a browser: the journeys, and the audit of the screens. */
export const browserRuns = {
  fullyParallel: true,
  // Pages wait for answers a third of the time: three of them keep two cores busy.
  workers: 3,
  // A test that passes on retry is a fault, and a retry hides it.
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], [path.join(import.meta.dirname, 'playwright/count-results.ts')]],
  // Limits end what hangs, and only that: no test measures speed, and a shared machine may be several times slower than yesterday.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: 60_000,
    // A trace takes a tenth of the time; a failed test has its last screenshot and the content of its page. `--trace=on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
} as const satisfies PlaywrightTestConfig;
