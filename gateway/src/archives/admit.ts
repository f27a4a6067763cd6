import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contractBreaks } from '@plenary/http/contract/compare-contracts';
import type { Paths, ServiceDocument } from '@plenary/http/contract/service-document';
import { releaseFolder, remoteFolder } from '../builds.ts';
import { lostCalls, readCallers } from '../releases/lost-calls.ts';
import { brokenPromises, type DeployedShell, exposedBy } from '../releases/promises.ts';
import { type Registry, releasesOf } from '../releases/registry.ts';
import { claimedPaths, type RemotePaths } from '../remote-pages.ts';
import { type ArchiveManifest, isRemoteManifest, type RemoteManifest, type ServiceManifest } from './archive.ts';

/** The running platform, that a release has to fit. Each throws where it cannot be told. */
export interface Baseline {
  /** Calls that the deployed services answer. */
  calls(): Promise<Paths>;
  shell(): Promise<DeployedShell>;
  /** Where the pages of each remote are. */
  remotes(): Promise<readonly RemotePaths[]>;
  /** Answers of the running replicas of a service. */
  contractOf(service: string): Promise<ServiceDocument>;
}

interface Asked {
  manifest: ArchiveManifest;
  registry: Registry;
  releasesDir: string;
  /** Folder of the installed builds. */
  webRoot: string;
  baseline: Baseline;
}

const checksOfRemote = ['types', 'lint', 'tests', 'build'];
const checksOfService = [...checksOfRemote, 'trial'];

/** Why an archive must not be released on this platform now, a line each; none: it may. */
export const reasonsAgainst = async (asked: Asked): Promise<string[]> => {
  const { manifest } = asked;
  const passed = new Set(manifest.checks.map(({ name }) => name));
  const needed = isRemoteManifest(manifest) ? checksOfRemote : checksOfService;
  const unchecked = needed.filter((name) => !passed.has(name)).map((name) => `check that it has not passed: ${name}`);
  return [...unchecked, ...(await (isRemoteManifest(manifest) ? againstRemote(manifest, asked) : againstService(manifest, asked)))];
};

const exposedIn = async (build: string) => {
  try {
    return { exposes: exposedBy(JSON.parse(await readFile(path.join(build, 'mf-manifest.json'), 'utf8'))) };
  } catch {
    return null;
  }
};

const againstRemote = async (
  { part, promises }: RemoteManifest,
  { registry, releasesDir, webRoot, baseline }: Asked,
): Promise<string[]> => {
  const { live } = releasesOf(registry, part);
  const [deployed, { shared, provided }, remotes, before] = await Promise.all([
    baseline.calls(),
    baseline.shell(),
    baseline.remotes(),
    exposedIn(live === null ? remoteFolder(webRoot, part) : releaseFolder(releasesDir, part, live)),
  ]);
  return [
    ...brokenPromises({ next: promises, live: before, shell: shared, provided, deployed }),
    ...(promises.pages ? claimedPaths(part, promises.pages, remotes) : []),
  ];
};

const nameOf = (version: string | null) => version ?? 'the installed build';

const againstService = async (manifest: ServiceManifest, { registry, releasesDir, baseline }: Asked): Promise<string[]> => {
  const { part, contract, triedBeside } = manifest;
  const { live } = releasesOf(registry, part);
  // Only a trial shows that the two live with one database.
  if (triedBeside !== live) return [`tried beside ${nameOf(triedBeside)}, but ${nameOf(live)} is live: check it again`];
  const lost = lostCalls(part, contract, await readCallers(releasesDir, registry));
  return [...contractBreaks(await baseline.contractOf(part), contract), ...lost];
};
