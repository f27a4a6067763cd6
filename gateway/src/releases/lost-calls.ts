import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { callsOf } from '@plenary/http/contract/compare-contracts';
import type { ServiceDocument } from '@plenary/http/contract/service-document';
import { serviceOf } from '../services.ts';
import type { MadeCalls, Promises } from './promises.ts';
import type { Registry } from './registry.ts';

/** A release of a remote and the calls that it makes. */
export interface Caller {
  name: string;
  version: string;
  endpoints: readonly string[];
}

/** File of what a version of a service answers; of the installed build it is what it was at the last release. */
export const serviceManifest = (releasesDir: string, service: string, version: string | null): string =>
  path.join(releasesDir, service, `${version ?? 'installed'}.json`);

const withoutNames = (call: string) => call.replaceAll(/\{\w*\}/g, '{}');
const isOf = (service: string, call: string) => `svc-${serviceOf(call.split(' ')[1] ?? '')}` === service;

/** Calls to a service that releases of remotes make and a version of it does not answer, a line each. */
export const lostCalls = (service: string, { paths }: Pick<ServiceDocument, 'paths'>, callers: readonly Caller[]): string[] => {
  const answered = new Set(callsOf(paths).map(withoutNames));
  return callers.flatMap(({ name, version, endpoints }) =>
    endpoints
      .filter((call) => isOf(service, call) && !answered.has(withoutNames(call)))
      .map((call) => `call that ${name} ${version} makes: ${call}`),
  );
};

const readJson = async <T>(file: string): Promise<T | null> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : JSON.parse(text);
};

/** Calls of others that a version of a process makes; null: it does not say. */
export const madeBy = async (releasesDir: string, part: string, version: string | null): Promise<MadeCalls | null> =>
  (await readJson<{ made?: MadeCalls }>(serviceManifest(releasesDir, part, version)))?.made ?? null;

/** The releases of remotes that a browser may have: all stored ones. */
export const readCallers = async (releasesDir: string, { remotes }: Pick<Registry, 'remotes'>): Promise<Caller[]> => {
  const kept = Object.entries(remotes).flatMap(([name, { versions }]) =>
    name.startsWith('mf-') ? versions.map(({ version }) => ({ name, version })) : [],
  );
  return Promise.all(
    kept.map(async (one) => {
      const manifest = await readJson<{ promises: Promises }>(path.join(releasesDir, one.name, `${one.version}.json`));
      return { ...one, endpoints: manifest?.promises.endpoints ?? [] };
    }),
  );
};

/** Calls that remotes would lose if a version of a service were live; unknown for one that was never released from here. */
export const lostBy = async (
  releasesDir: string,
  registry: Pick<Registry, 'remotes'>,
  { service, version }: { service: string; version: string | null },
): Promise<string[]> => {
  const manifest = await readJson<{ contract: ServiceDocument }>(serviceManifest(releasesDir, service, version));
  return manifest ? lostCalls(service, manifest.contract, await readCallers(releasesDir, registry)) : [];
};
