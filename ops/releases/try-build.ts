import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@plenary/build/steps';
import { addressSetting, serviceNames } from '@plenary/contracts/services';
import type { ServiceDocument } from '@plenary/http/contract/service-document';
import { type DatabaseSchema, readSchema } from '@plenary/service-kit/database/read-schema';
import { sqliteSource } from '@plenary/service-kit/database/sqlite-source';
import { startProcess } from '../supervisor/start-process.ts';

/** Findings about a service's build when it runs. */
export interface Tried {
  contract: ServiceDocument;
  /** Schema of its own database; null: it has none. */
  schema: DatabaseSchema | null;
  /** Its name, and the migrations that it has been through; null: it has none. */
  database: { name: string; migrations: string[] } | null;
}

const startWithin = 30_000;
/** An address that must not answer. */
const nobody = 'http://127.0.0.1:9';
const kept = ['PATH', 'HOME', 'TMPDIR', 'CHROMIUM_PATH'];

/** Nothing of the deployment is used: neither its databases nor its mails. */
export const trialEnvironment = (dataDir: string): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  ...{ DATA_DIR: dataDir, SEED: 'none', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' },
  ...Object.fromEntries(serviceNames.map((name) => [addressSetting(name), nobody])),
  ...{ WEB_ROOT: root, ACTOR_SECRET: 'a build that is tried is asked by nobody else' },
});

/** A service says itself what it answers; the gateway, with its own calls alone while nothing answers behind it, under its public address. */
const contractAt = async (origin: string, signal: AbortSignal): Promise<ServiceDocument> => {
  const own = await fetch(`${origin}/openapi.json`, { signal });
  const answer = own.headers.get('content-type')?.includes('json') && own.ok ? own : await fetch(`${origin}/api/openapi.json`, { signal });
  return (await answer.json()) as ServiceDocument;
};

const migrationsIn = async (file: string): Promise<string[]> => {
  const source = sqliteSource(file);
  return source.migrations().finally(() => source.close());
};

/**
 * Runs a build on a data folder, which may hold what another version left, until it is ready, and asks what it answers. Throws with
 * what it last said where it does not get ready.
 */
export const tryBuild = async (build: string, dataDir: string): Promise<Tried> => {
  mkdirSync(dataDir, { recursive: true });
  const entry = path.join(build, 'main.mjs');
  const { child, listening, lastLines } = startProcess({ entry, environment: trialEnvironment(dataDir), within: startWithin });
  const ended = once(child, 'exit');
  try {
    const port = await listening;
    const signal = AbortSignal.timeout(startWithin);
    const origin = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${origin}/readyz`, { signal })).ok) await pause(50);
    const contract = await contractAt(origin, signal);
    child.kill('SIGTERM');
    await ended;
    const file = readdirSync(dataDir).find((name) => name.endsWith('.sqlite'));
    if (!file) return { contract, schema: null, database: null };
    const at = path.join(dataDir, file);
    return { contract, schema: readSchema(at), database: { name: path.parse(file).name, migrations: await migrationsIn(at) } };
  } catch (error) {
    throw (error as Error).name === 'TimeoutError' ? new Error(['it does not get ready', ...lastLines()].join('\n')) : error;
  } finally {
    child.kill('SIGKILL');
  }
};
