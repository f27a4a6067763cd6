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

/** The package from npm is built for Linux alone. */
const isPackedFor = ({ platform, arch }: NodeJS.Process) => platform === 'linux' && arch === 'x64';

/**
 * How a browser of tests and measurements is started, as Playwright's launch options. It is the one from npm, a headless shell whose
 * version the lock names and which takes a quarter less time than the whole browser; `CHROMIUM_FROM=anywhere` prefers the machine's.
 */
export const browserLaunch = async (): Promise<{ executablePath: string; args: string[]; env: Record<string, string> }> => {
  const found = await findChromium({
    executablePath: process.env.CHROMIUM_PATH,
    from: process.env.CHROMIUM_FROM === 'anywhere' || !isPackedFor(process) ? 'anywhere' : 'npm',
  });
  const { executablePath, environment } = await startableChromium(found, path.join(tmpdir(), 'plenary-chromium'));
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { executablePath, args: flags, env: { ...Object.fromEntries(inherited), ...environment } };
};
