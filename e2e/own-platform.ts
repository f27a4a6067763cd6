import { rmSync } from 'node:fs';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { type Platform, startPlatform } from '../scripts/supervisor.ts';
import { test as quietTest } from './quiet-page.ts';

/** A test with a platform that no other test sees, for those that take parts of it away; each worker starts one. */
export const test = quietTest.extend<object, { platform: Platform }>({
  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const dataDir = scratchFolder('plenary-away-');
      const platform = await startPlatform({
        environment: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
        onLog: () => {},
      });
      await use(platform);
      await platform.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ platform }, use) => use(platform.url),
});
