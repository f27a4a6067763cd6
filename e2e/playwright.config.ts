import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from '@plenary/service-kit/testing/browser-launch';

// The configuration is read again in every worker: they all have to meet the same port and the same bookings.
process.env.JOURNEYS_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = process.env.JOURNEYS_PORT;
process.env.JOURNEYS_SEEDS ??= path.join(tmpdir(), `plenary-seeds-${process.pid}`);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  // Two cores, two browsers and up to three platforms: a service that is short of time answers 503, as it promises. What fails now and
  // then is told as flaky, what fails three times is a fault.
  retries: 2,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: 15_000,
    // A picture of each frame would take more than half of the browser's time; a test that fails gets one at its end.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: await browserLaunch(),
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], channel: undefined, viewport: { width: 1280, height: 900 } } }],
  webServer: {
    command: 'node --import tsx e2e/serve-for-journeys.ts',
    cwd: '..',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: port, LOG_LEVEL: 'info' },
    timeout: 150_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
