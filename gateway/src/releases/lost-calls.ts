import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { callsOf } from '@plenary/http/contract/compare-contracts';
import type { Paths, ServiceDocument } from '@plenary/http/contract/service-document';
import { isPageName } from '../remote-name.ts';
import { processParts, serviceOf, serviceParts } from '../services.ts';
import { callsAhead, type MadeCalls, type Promises } from './promises.ts';
import { type Registry, releasesOf, versionsInUse } from './registry.ts';

/** A release of a remote or of the shell, and the calls that it makes. */
export interface Caller {
  name: string;
  version: string;
  endpoints: readonly string[];
  /** Contracts of these calls, as it was built against them; absent: a release from before they were kept. */
  calls?: Paths;
  /** Whether visitors are given it now. */
  isInUse?: boolean;
}

/** File of what a version of a service answers; of the installed build it is what it was at the last release. */
export const serviceManifest = (releasesDir: string, service: string, version: string | null): string =>
  path.join(releasesDir, service, `${version ?? 'installed'}.json`);

const withoutNames = (call: string) => call.replaceAll(/\{\w*\}/g, '{}');
const isOf = (service: string, call: string) => `svc-${serviceOf(call.split(' ')[1] ?? '')}` === service;

/** A line about what is deployed, as one about a version that is to be. */
const byIt = (line: string) =>
  line
    .replace(/^.*?: /, '')
    .replace(/ yet$/, ' by it')
    .replace(/ by what is deployed$/, ' by it');

/**
 * Calls to a service that releases of remotes make and a version of it does not answer, a line each; of those that visitors are given also fields.
 */
export const lostCalls = (service: string, { paths }: Pick<ServiceDocument, 'paths'>, callers: readonly Caller[]): string[] => {
  const answered = new Set(callsOf(paths).map(withoutNames));
  return callers.flatMap(({ name, version, endpoints, calls = {}, isInUse }) => {
    const own = Object.fromEntries(Object.entries(calls).filter(([address]) => isOf(service, `- ${address}`)));
    return [
      ...endpoints
        .filter((call) => isOf(service, call) && !answered.has(withoutNames(call)))
        .map((call) => `call that ${name} ${version} makes: ${call}`),
      ...(isInUse ? callsAhead({ endpoints: [], calls: own }, paths).map((line) => `${name} ${version} needs it: ${byIt(line)}`) : []),
    ];
  });
};

/** Calls and fields that a build of a remote needs of the live services and that these do not answer, a line each, as far as these have ever said it. */
export const lackedOfServices = async (
  releasesDir: string,
  registry: Pick<Registry, 'remotes'>,
  needs: Pick<Promises, 'endpoints' | 'calls'>,
): Promise<string[]> => {
  const lines = serviceParts.map(async (service) => {
    const known = await readJson<{ contract: ServiceDocument }>(serviceManifest(releasesDir, service, releasesOf(registry, service).live));
    if (!known) return [];
    const isOwn = (address: string) => isOf(service, `- ${address}`);
    const endpoints = needs.endpoints.filter((call) => isOwn(call.split(' ')[1] ?? ''));
    const calls = Object.fromEntries(Object.entries(needs.calls ?? {}).filter(([address]) => isOwn(address)));
    return callsAhead({ endpoints, calls }, known.contract.paths);
  });
  return (await Promise.all(lines)).flat();
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

/** The releases of remotes and of the shell that a browser may have: all stored ones. */
export const readCallers = async (releasesDir: string, { remotes }: Pick<Registry, 'remotes'>): Promise<Caller[]> => {
  const kept = Object.entries(remotes).flatMap(([name, { live, canary, versions }]) =>
    isPageName(name) ? versions.map(({ version }) => ({ name, version, isInUse: version === live || version === canary?.version })) : [],
  );
  return Promise.all(
    kept.map(async (one) => {
      const manifest = await readJson<{ promises: Promises }>(path.join(releasesDir, one.name, `${one.version}.json`));
      const { endpoints = [], calls } = manifest?.promises ?? {};
      return { ...one, endpoints, ...(calls && { calls }) };
    }),
  );
};

/** Calls and fields that remotes would lose if a version of a service were live; unknown for one that was never released from here. */
export const lostBy = async (
  releasesDir: string,
  registry: Pick<Registry, 'remotes'>,
  { service, version }: { service: string; version: string | null },
): Promise<string[]> => {
  const manifest = await readJson<{ contract: ServiceDocument }>(serviceManifest(releasesDir, service, version));
  return manifest ? lostCalls(service, manifest.contract, await readCallers(releasesDir, registry)) : [];
};

const answeredBy = ({ paths, 'x-internal': internal }: ServiceDocument) => ({ ...paths, ...internal });

/** Of the calls that a process makes, those that are among `answered`. */
const madeAmong = ({ endpoints, calls }: MadeCalls, answered: ReadonlySet<string>): MadeCalls => {
  const own = endpoints.filter((call) => answered.has(withoutNames(call)));
  const addresses = new Set(own.map((call) => withoutNames(call.split(' ')[1] ?? '')));
  return { endpoints: own, calls: Object.fromEntries(Object.entries(calls).filter(([address]) => addresses.has(withoutNames(address)))) };
};

/**
 * Calls and fields of a service that the other processes in use need, and that another version of it does not answer, a line each. Unknown for a
 * version that was never released from here, and for processes that do not say what they call.
 */
export const lostByProcesses = async (
  releasesDir: string,
  registry: Pick<Registry, 'remotes'>,
  { service, version }: { service: string; version: string | null },
): Promise<string[]> => {
  const read = (one: string | null) => readJson<{ contract: ServiceDocument }>(serviceManifest(releasesDir, service, one));
  const [now, then] = await Promise.all([read(releasesOf(registry, service).live), read(version)]);
  if (!now || !then) return [];
  const answered = new Set(callsOf(answeredBy(now.contract)).map(withoutNames));
  const users = processParts.filter((part) => part !== service).flatMap((part) => versionsInUse(part, releasesOf(registry, part)));
  const lines = users.map(async (user) => {
    const made = await madeBy(releasesDir, user.part, user.version);
    const lost = made ? callsAhead(madeAmong(made, answered), answeredBy(then.contract)) : [];
    return lost.map((line) => `${user.part} ${user.version} needs it: ${byIt(line)}`);
  });
  return (await Promise.all(lines)).flat();
};
