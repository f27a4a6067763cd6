import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** There is no Chromium to start. */
class ChromiumMissing extends Error {}

/** A Chromium on this machine, or the npm package that brings one packed. */
export type FoundChromium = { kind: 'installed'; executablePath: string } | { kind: 'packed'; packageEntry: string };

export interface FindChromiumOptions {
  /** Setting `CHROMIUM_PATH`: only this one is taken. */
  executablePath: string | undefined;
  /** Setting `CHROMIUM_FROM`: `npm` passes over the system's. */
  from: 'anywhere' | 'npm';
  systemPaths?: readonly string[];
}

const usualPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to start: the one named by the settings, else the system's, else the npm package's. Throws ChromiumMissing. */
export const findChromium = async ({ executablePath, from, systemPaths = usualPaths }: FindChromiumOptions): Promise<FoundChromium> => {
  if (executablePath) {
    if (await isExecutable(executablePath)) return { kind: 'installed', executablePath };
    throw new ChromiumMissing('CHROMIUM_PATH names no executable file');
  }
  for (const candidate of from === 'npm' ? [] : systemPaths)
    if (await isExecutable(candidate)) return { kind: 'installed', executablePath: candidate };
  const packageEntry = resolvePackage();
  if (packageEntry) return { kind: 'packed', packageEntry };
  throw new ChromiumMissing('no Chromium on this machine: install one or set CHROMIUM_PATH');
};

const isExecutable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

const resolvePackage = (): string | undefined => {
  try {
    // import.meta.dirname, unlike import.meta.url, is the bundle's own place in a bundled service.
    return createRequire(path.join(import.meta.dirname, 'here')).resolve('@sparticuz/chromium');
  } catch {
    return undefined;
  }
};
