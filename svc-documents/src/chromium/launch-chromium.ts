import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '@plenary/service-kit/chromium/find-chromium';
import { startableChromium } from '@plenary/service-kit/chromium/unpack-chromium';
import { type Browser, launch } from 'puppeteer-core';
import { PrinterUnavailable } from './printer-unavailable.ts';

export type LaunchBrowser = () => Promise<Browser>;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // In addition to the interception of each page: no host name resolves.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--font-render-hinting=none',
];

export interface ChromiumSettings {
  executablePath: string | undefined;
  from: 'anywhere' | 'npm';
  /** Folder in which a packed Chromium is unpacked and has its home. */
  folder: string;
}

/** Starts a Chromium that knows nothing of this process: a bare environment, no port, gone when this process is. Throws PrinterUnavailable. */
export const chromiumLauncher =
  ({ executablePath, from, folder }: ChromiumSettings): LaunchBrowser =>
  async () => {
    const found = await findChromium({ executablePath, from }).catch((error: Error) => {
      throw new PrinterUnavailable('no-chromium', error.message);
    });
    try {
      const chromium = await startableChromium(found, folder);
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
