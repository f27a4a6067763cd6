import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serviceNames } from '@plenary/contracts/services';
import type { ServiceDocument } from '@plenary/http/contract/service-document';
import { readCounts } from '../releases/counts-folder.ts';
import { madeBy, serviceManifest } from '../releases/lost-calls.ts';
import type { Promises } from '../releases/promises.ts';
import { type Registry, releasesOf } from '../releases/registry.ts';
import { isPageName } from '../remote-name.ts';
import { hasMember } from './has-member.ts';

interface Asked {
  releasesDir: string;
  registry: Registry;
  part: string;
  /** As `Drop` has it. */
  what: string;
  /** Remotes of the site, released or not. */
  remotes: readonly string[];
  /** Days without a use that are asked for. */
  days: number;
  now: number;
}

const day = 86_400_000;
const readJson = async <T>(file: string): Promise<T | null> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => null,
  );
const withoutNames = (call: string) => call.replaceAll(/\{\w*\}/g, '{}');

/** Why something of a service's contract or database must not be dropped, a line each with who uses it; none: it may. */
export const reasonsToKeep = async (asked: Asked): Promise<string[]> => {
  const column = /^column (\w+)\.(\w+)$/.exec(asked.what);
  if (column) return usersOfColumn(asked, { table: column[1] ?? '', name: column[2] ?? '' });
  const [, call, member] = /^([A-Z]+ \/(?:api|internal)\/[^:\s]+)(?:: ((?:answer|body|query)[\w.[\]]*))?$/.exec(asked.what) ?? [];
  if (!call) return [`${asked.what}: name a call, a field or a column, as a refusal does`];
  const byProcesses = await processesThatCall(asked, call, member);
  // No browser makes it, and no gateway sees it.
  if (call.includes(' /internal/')) return byProcesses;
  return [...(await usersOfCall(asked, call, member)), ...byProcesses, ...(member ? [] : await usesOfCall(asked, call))];
};

/** Releases of remotes and of the shell that are kept: a browser may have any of them. */
const usersOfCall = async ({ releasesDir, registry, remotes }: Asked, call: string, member: string | undefined): Promise<string[]> => {
  const lines = [...new Set([...remotes, ...Object.keys(registry.remotes)])].filter(isPageName).map(async (name) => {
    const { live, before, versions } = releasesOf(registry, name);
    const isInstalled = live === null || before[0] === null;
    const kept = versions.map(async ({ version }) => {
      const manifest = await readJson<{ promises: Promises }>(path.join(releasesDir, name, `${version}.json`));
      return manifest && uses(manifest.promises, call, member) ? [`${name} ${version} uses it`] : [];
    });
    const unknown = isInstalled ? [`${name} as it is installed does not say what it calls: release it once`] : [];
    return [...unknown, ...(await Promise.all(kept)).flat()];
  });
  return (await Promise.all(lines)).flat();
};

/** Which fields a page reads cannot be seen: those of the contract that it was built against count as read. */
const uses = ({ endpoints, calls = {} }: Pick<Promises, 'endpoints' | 'calls'>, call: string, member: string | undefined): boolean => {
  const made = endpoints.find((one) => withoutNames(one) === withoutNames(call));
  if (!made || !member) return made !== undefined;
  const [method = '', address = ''] = call.split(' ');
  const [, methods] = Object.entries(calls).find(([one]) => withoutNames(one) === withoutNames(address)) ?? [];
  // A call without its contract may read anything.
  return methods === undefined || hasMember(methods[method.toLowerCase()], member);
};

const processes = [...serviceNames.map((name) => `svc-${name}`), 'gateway'];

/** Kept releases of the other services and of the gateway: each may be live again. */
const processesThatCall = async ({ releasesDir, registry, part }: Asked, call: string, member: string | undefined): Promise<string[]> => {
  const others = processes.filter((name) => name !== part);
  const lines = others.map(async (name) => {
    const { live, before, versions } = releasesOf(registry, name);
    const isInstalled = live === null || before[0] === null;
    const kept = versions.map(async ({ version }) => {
      const made = await madeBy(releasesDir, name, version);
      if (!made) return [`${name} ${version} does not say what it calls`];
      return uses(made, call, member) ? [`${name} ${version} uses it`] : [];
    });
    const unknown = isInstalled ? [`${name} as it is installed does not say what it calls: release it once`] : [];
    return [...unknown, ...(await Promise.all(kept)).flat()];
  });
  return (await Promise.all(lines)).flat();
};

const usesOfCall = async ({ releasesDir, days, now }: Asked, call: string): Promise<string[]> => {
  const files = (await readCounts(releasesDir)).flatMap(({ uses }) => uses ?? []);
  const counted = files.filter(({ calls }) => call in calls);
  const since = Math.min(...counted.map((file) => file.since));
  if (counted.length === 0) return ['no gateway counts its uses'];
  if (now - since < days * day)
    return [`its uses have been counted since ${new Date(since).toISOString().slice(0, 10)} only, not for ${days} days`];
  const first = new Date(now - days * day).toISOString().slice(0, 10);
  const made = counted.flatMap(({ calls }) => Object.entries(calls[call] ?? {})).filter(([on]) => on >= first);
  const count = made.reduce((sum, [, uses]) => sum + uses, 0);
  const [last] = made
    .map(([on]) => on)
    .sort()
    .reverse();
  return count > 0 ? [`it was called ${count} times in ${days} days, the last time on ${last}`] : [];
};

/** Versions of the service that are kept: each may be live again. */
const usersOfColumn = async (
  { releasesDir, registry, part }: Asked,
  { table, name }: { table: string; name: string },
): Promise<string[]> => {
  const { live, before, versions } = releasesOf(registry, part);
  const isInstalled = live === null || before.includes(null);
  const kept = [...versions.map(({ version }) => version), ...(isInstalled ? [null] : [])];
  const lines = kept.map(async (version) => {
    const manifest = await readJson<{ contract: ServiceDocument }>(serviceManifest(releasesDir, part, version));
    const named = `${part} ${version ?? 'as it is installed'}`;
    const tables = manifest?.contract['x-tables'];
    if (!tables) return [`${named} does not say which columns it uses`];
    return tables[table]?.includes(name) ? [`${named} uses it`] : [];
  });
  return (await Promise.all(lines)).flat();
};
