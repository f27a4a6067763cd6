import path from 'node:path';
import { droppedBy, withoutDrops } from '@plenary/gateway/contract/drops';
import type { ServiceDocument } from '@plenary/http/contract/service-document';
import { linkModules } from './link-modules.ts';
import { type Passed, timed } from './must.ts';
import { compareServices } from './service-breaks.ts';
import { tryBuild } from './try-build.ts';
import { rowsOfTrial, tryMigrations } from './try-migrations.ts';

/** The build that a process is tried beside: a version, or the installed build (null). Of a service that was made a moment ago there is none. */
export type Beside = { version: string | null; folder: string } | { version: 'nothing'; folder: null };

interface Options {
  build: string;
  beside: Beside;
  /** What it leaves out: `column quote.note`. */
  drops: readonly string[];
  scratch: string;
}

interface Tried {
  contract: ServiceDocument;
  /** Of the build before it. */
  before?: ServiceDocument;
  dropped: string[];
  checks: Passed[];
}

/** Runs a build of a process on data of its own. Throws with what is against its release. */
export const tryPart = (options: Options): Promise<Tried> => {
  linkModules(options.scratch);
  return options.beside.folder === null ? tryAlone(options) : tryBeside(options.beside, options);
};

/** Runs the first build on nothing, and again on what it left. */
const tryAlone = async ({ build, scratch }: Options): Promise<Tried> => {
  process.stdout.write('\n▸ Try it alone: it has no build yet that could be live\n');
  const start = () => tryBuild(build, path.join(scratch, 'data')).catch(notReleased);
  const trial = await timed('trial', async () => {
    await start();
    return start();
  });
  return { contract: trial.found.contract, dropped: [], checks: [trial.check] };
};

/** Runs a build and the one before it on the same data. Throws where one of them breaks what the other needs. */
const tryBeside = async (beside: { version: string | null; folder: string }, { build, drops, scratch }: Options): Promise<Tried> => {
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
