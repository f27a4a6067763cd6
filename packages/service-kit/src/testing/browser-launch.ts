import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../chromium/find-chromium.ts';
import { startableChromium } from '../chromium/unpack-chromium.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** How a browser of tests and measurements is started: the machine's Chromium, else the one from npm. Playwright's launch options. */
export const browserLaunch = async (): Promise<{ executablePath: string; args: string[]; env: Record<string, string> }> => {
  const found = await findChromium({
    executablePath: process.env.CHROMIUM_PATH,
    from: process.env.CHROMIUM_FROM === 'npm' ? 'npm' : 'anywhere',
  });
  const { executablePath, environment } = await startableChromium(found, path.join(tmpdir(), 'plenary-chromium'));
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { executablePath, args: flags, env: { ...Object.fromEntries(inherited), ...environment } };
};
