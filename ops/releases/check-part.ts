import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, tool } from '@plenary/build/steps';
import { type Archive, hashOf, versionOfFiles } from '@plenary/gateway/archives/archive';
import { isPageName } from '@plenary/gateway/remote-name';
import type { ServiceDocument } from '@plenary/http/contract/service-document';
import { checkSources, must, passed } from './must.ts';
import { readMadeCalls, readPromises } from './read-promises.ts';
import { whoReleases } from './settings.ts';
import { type Beside, tryPart } from './try-part.ts';
import { packageOf } from './workspaces-needed.ts';

interface Options {
  part: string;
  /** For a process: what is live where it will be released. */
  beside: Beside;
  /** What the next version of a service leaves out: `column quote.note`. */
  drops?: readonly string[];
  environment: NodeJS.ProcessEnv;
}

export interface CheckedPart extends Archive {
  /** Contract of the build that a service was tried beside. */
  before?: ServiceDocument;
}

/** Files of a build by their names. Browsers are given no source maps. */
const readFiles = (folder: string, takes: (file: string) => boolean): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .filter(takes)
      .sort()
      .map((file) => [file, readFileSync(path.join(folder, file))]),
  );

const git = (...words: string[]): string | null => {
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
};

/** Checks, builds and, where it is a process, tries a part of this checkout. Throws with the first check that it does not pass. */
export const checkPart = async ({ part, beside, drops = [], environment }: Options): Promise<CheckedPart> => {
  const scratch = mkdtempSync(path.join(tmpdir(), `${part}-`));
  const build = path.join(scratch, 'build');
  const isProcess = !isPageName(part);
  try {
    const commit = git('rev-parse', 'HEAD');
    const isCommitted = commit !== null && git('status', '--porcelain') === '';
    const checks = await checkSources(part);
    const rspack = ['build', '--config', path.join(root, part, 'rspack.config.ts'), '--output-path', build];
    checks.push(await passed('build', () => must(`Build of ${part}`, tool('rspack'), rspack, { NODE_ENV: 'production' })));

    const content = readFiles(build, (file) => isProcess || !file.endsWith('.map'));
    const files = Object.fromEntries([...content].map(([file, bytes]) => [file, hashOf(bytes)]));
    const checked = { part, version: versionOfFiles(packageOf(part).version, files), commit, isCommitted, checks, files };
    const by = { checkedAt: new Date().toISOString(), checkedBy: whoReleases(environment) };
    if (!isProcess) return { manifest: { ...checked, ...by, promises: await readPromises(part, build) }, files: content };

    const tried = await tryPart({ build, beside, drops, scratch });
    checks.push(...tried.checks);
    return {
      manifest: {
        ...{ ...checked, ...by, contract: tried.contract, triedBeside: beside.version },
        ...{ drops: tried.dropped, made: await readMadeCalls(part) },
      },
      files: content,
      before: tried.before,
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};
