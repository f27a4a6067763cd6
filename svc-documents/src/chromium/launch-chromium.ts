import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, launch } from 'puppeteer-core';
import { PrinterUnavailable } from '../printing/printer-unavailable.ts';
import { type FoundChromium, findChromium } from './find-chromium.ts';
import { type StartableChromium, unpackChromium } from './unpack-chromium.ts';

export type LaunchBrowser = () => Promise<Browser>;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Behind the interception of each page: no name resolves, whatever asks.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--font-render-hinting=none',
];

export interface ChromiumSettings {
  executablePath: string | undefined;
  from: 'anywhere' | 'npm';
  /** Where a packed Chromium is unpacked and where the browser finds its home. */
  folder: string;
}

/** Starts a Chromium that knows nothing of this process: a bare environment, no port, gone when this process is. Throws PrinterUnavailable. */
export const chromiumLauncher =
  ({ executablePath, from, folder }: ChromiumSettings): LaunchBrowser =>
  async () => {
    const found = await findChromium({ executablePath, from });
    try {
      const chromium = await startable(found, folder);
      const home = path.resolve(folder, 'chromium-home');
      await mkdir(home, { recursive: true });
      return await launch({
        executablePath: chromium.executablePath,
        args: flags,
        pipe: true,
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
        timeout: 10_000,
        env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: home, LANG: 'C.UTF-8', TZ: 'UTC', ...chromium.environment },
      });
    } catch (cause) {
      throw new PrinterUnavailable('chromium-does-not-start', 'Chromium does not start', { cause });
    }
  };

const startable = async (found: FoundChromium, folder: string): Promise<StartableChromium> =>
  found.kind === 'installed'
    ? { executablePath: found.executablePath, environment: {} }
    : unpackChromium({ packageEntry: found.packageEntry, folder });
