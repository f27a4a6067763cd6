import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserRuns } from '@plenary/build/playwright';
import { freePort } from '@plenary/service-kit/free-port';
import { browserLaunch } from '@plenary/service-kit/testing/browser-launch';
import { checkJourneyGroups, journeyGroups } from './journey-groups.ts';

checkJourneyGroups(import.meta.dirname);

// The configuration is read again in every worker: they all have to meet the same port and the same bookings.
process.env.JOURNEYS_PORT ??= String(await freePort());
const port = process.env.JOURNEYS_PORT;
const sharedSeeds = process.env.JOURNEYS_SEEDS;
process.env.JOURNEYS_SEEDS ??= path.join(tmpdir(), `plenary-seeds-${process.pid}`);

export default defineConfig({
  ...browserRuns,
  testDir: '.',
  outputDir: '../test-results/journeys',
  use: {
    ...browserRuns.use,
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: await browserLaunch(),
  },
  projects: Object.entries(journeyGroups).map(([name, files]) => ({
    name,
    testMatch: files.map((file) => `${file}.test.ts`),
    // Tests of operations start whole platforms of their own: three at once would starve each other.
    ...(name === 'operations' && { workers: 2 }),
    use: { ...devices['Desktop Chrome'], channel: undefined, viewport: { width: 1280, height: 900 } },
  })),
  webServer: {
    command: 'node --import tsx e2e/serve-for-journeys.ts',
    cwd: '..',
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: port, LOG_LEVEL: 'info', ...(!sharedSeeds && { SEEDS_OF_THIS_RUN: process.env.JOURNEYS_SEEDS }) },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
