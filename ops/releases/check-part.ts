import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, tool } from '@plenary/build/steps';
import { type Archive, hashOf, versionOfFiles } from '@plenary/gateway/archives/archive';
import { droppedBy, withoutDrops } from '@plenary/gateway/contract/drops';
import { isPageName } from '@plenary/gateway/remote-name';
import type { ServiceDocument } from '@plenary/http/contract/service-document';
import { linkModules } from './link-modules.ts';
import { checkSources, must, passed, timed } from './must.ts';
import { readMadeCalls, readPromises } from './read-promises.ts';
import { compareServices } from './service-breaks.ts';
import { whoReleases } from './settings.ts';
import { rowsOfTrial, tryMigrations } from './try-migrations.ts';
import { packageOf } from './workspaces-needed.ts';

/** The build that a service is tried beside. */
export interface Beside {
  /** Null: the installed build. */
  version: string | null;
  folder: string;
}

interface Options {
  part: string;
  /** For a service: what is live where it will be released. */
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

    const tried = await tryBeside({ build, beside, drops, scratch });
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

/** Runs a build and the one before it on the same data. Throws where one of them breaks what the other needs. */
const tryBeside = async ({
  build,
  beside,
  drops,
  scratch,
}: {
  build: string;
  beside: Beside;
  drops: readonly string[];
  scratch: string;
}) => {
  linkModules(scratch);
  process.stdout.write(`\n▸ Try it beside ${beside.version ?? 'the installed build'}\n`);
  const data = path.join(scratch, 'data');
  const trial = await timed('trial', () => compareServices({ deployed: beside.folder, next: build, scratch: data }).catch(notReleased));
  const { deployed, next, added, broken } = trial.found;
  const kept = withoutDrops(broken, drops);
  if (kept.length > 0) throw new Error(`not released: it would break a promise\n  ${kept.join('\n  ')}`);
  const dropped = [...new Set(broken.flatMap((line) => droppedBy(line) ?? []))];
  const told = { contract: next.contract, before: deployed.contract, dropped };
  const { schema, database } = deployed;
  if (!schema || !database || added.length === 0) return { ...told, checks: [trial.check] };

  process.stdout.write(`\n▸ Migrations on ${rowsOfTrial} rows of each table: ${added.join(', ')}\n`);
  const tables = { deployed: beside.folder, next: build, database: database.name, schema, scratch: path.join(scratch, 'full') };
  const full = await timed('migrations', () => tryMigrations(tables).catch(notReleased));
  for (const { engine, took, empty } of full.found)
    process.stdout.write(`  ${engine} ${(took / 1_000).toFixed(1)} s${empty.length > 0 ? `, without rows: ${empty.join(', ')}` : ''}\n`);
  return { ...told, checks: [trial.check, full.check] };
};

const notReleased = (error: unknown): never => {
  throw new Error(`not released: ${error instanceof Error ? error.message : error}`, { cause: error });
};
