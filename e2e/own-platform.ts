import { cpSync, rmSync } from 'node:fs';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { type Platform, startPlatform } from '../ops/supervisor/start-platform.ts';
import { awaitDemo } from './await-demo.ts';
import { journeyLimits } from './journey-limits.ts';
import { isTrouble } from './platform-trouble.ts';
import { seedsFolder } from './seed-demo.ts';
import { test as strictTest } from './strict-page.ts';

type Settings = Readonly<Record<string, string>>;

/** The demo's quotes hold prices: they follow these. */
const isPricedAnew = ({ PRODUCT_MODE = 'HOSPITALITY', CREDIT_MODE = 'COMPANY' }: Settings) =>
  PRODUCT_MODE !== 'HOSPITALITY' || CREDIT_MODE !== 'COMPANY';

/** Starts a platform with a data folder of its own; `stop` takes both away. `onLog` is given each line of its parts' logs. */
export const startOwnPlatform = async (settings: Settings, onLog: (line: string) => void = () => {}) => {
  const dataDir = scratchFolder('plenary-own-');
  if (seedsFolder && !isPricedAnew(settings)) cpSync(seedsFolder, dataDir, { recursive: true });
  const platform = await startPlatform({
    environment: { ...journeyLimits, ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings },
    onLog,
  });
  if (settings.SEED !== 'none') await awaitDemo(dataDir);
  const stop = async () => {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { platform, dataDir, stop };
};

/**
 * A test with a platform that no other file sees: for those that take parts of it away, and for the settings of a deployment. Each
 * worker that runs a test of the file starts one; `mode: 'default'` keeps them all in one.
 */
export const platformWith = (settings: Settings) =>
  strictTest.extend<object, { platform: Platform }>({
    platform: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
      async ({}, use) => {
        const { platform, stop } = await startOwnPlatform(settings, (line) => {
          if (isTrouble(line)) process.stderr.write(`${line}\n`);
        });
        await use(platform);
        await stop();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: ({ platform }, use) => use(platform.url),
  });
