import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contractBreaks } from '@plenary/http/contract/compare-contracts';
import type { Paths, ServiceDocument } from '@plenary/http/contract/service-document';
import { buildFolder } from '../builds.ts';
import { readDrops, withoutDrops } from '../contract/drops.ts';
import { lostCalls, madeBy, readCallers } from '../releases/lost-calls.ts';
import { brokenPromises, callsAhead, type DeployedShell, exposedBy, type MadeCalls, widgetsLacked } from '../releases/promises.ts';
import { type Registry, releasesOf } from '../releases/registry.ts';
import { takenPaths } from '../releases/taken-paths.ts';
import { lostByShell } from '../releases/users-of-shell.ts';
import { shellName } from '../remote-name.ts';
import { claimedPaths, type RemotePaths } from '../remote-pages.ts';
import { type ArchiveManifest, isRemoteManifest, type RemoteManifest, type ServiceManifest } from './archive.ts';

/** The running platform, that a release has to fit. Each throws where it cannot be told. */
export interface Baseline {
  /** Calls that the deployed services answer. */
  calls(): Promise<Paths>;
  /** The live shell, and a canary of it. */
  shells(): Promise<readonly DeployedShell[]>;
  /** Where the pages of each remote are. */
  remotes(): Promise<readonly RemotePaths[]>;
  /** Calls that the deployed processes but one answer, also those for each other; null: the platform does not tell those. */
  callsBeside(part: string): Promise<{ paths: Paths; internal: Paths | null }>;
  /** Answers of the running replicas of a service. */
  contractOf(service: string): Promise<ServiceDocument>;
}

interface Platform {
  registry: Registry;
  releasesDir: string;
  /** Folder of the installed builds. */
  webRoot: string;
  baseline: Baseline;
}

interface Asked extends Platform {
  manifest: ArchiveManifest;
}

const checksOfRemote = ['types', 'lint', 'tests', 'build'];
const checksOfService = [...checksOfRemote, 'trial'];

/** Why an archive must not be released on this platform now, a line each; none: it may. */
export const reasonsAgainst = async (asked: Asked): Promise<string[]> => {
  const { manifest } = asked;
  const passed = new Set(manifest.checks.map(({ name }) => name));
  const needed = isRemoteManifest(manifest) ? checksOfRemote : checksOfService;
  const unchecked = needed.filter((name) => !passed.has(name)).map((name) => `check that it has not passed: ${name}`);
  return [...unchecked, ...(await againstPart(asked))];
};

const againstPart = ({ manifest, ...asked }: Asked): Promise<string[]> => {
  if (!isRemoteManifest(manifest)) return againstService(manifest, asked);
  return manifest.part === shellName ? againstShell(manifest, asked) : againstRemote(manifest, asked);
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
  { registry, releasesDir, webRoot, baseline }: Platform,
): Promise<string[]> => {
  const { live } = releasesOf(registry, part);
  const [deployed, shells, remotes, before] = await Promise.all([
    baseline.calls(),
    baseline.shells(),
    baseline.remotes(),
    exposedIn(buildFolder({ webRoot, releasesDir }, part, live)),
  ]);
  return [
    ...brokenPromises({ next: promises, live: before, shells, deployed }),
    ...new Set(shells.flatMap((shell) => widgetsLacked(shell, part, promises))),
    ...(promises.pages ? claimedPaths(part, promises.pages, await takenPaths({ releasesDir, webRoot, registry, table: remotes })) : []),
  ];
};

/** A shell has to bring what every remote needs that pages are given beside it. */
const againstShell = async ({ promises }: RemoteManifest, { registry, releasesDir, webRoot, baseline }: Platform): Promise<string[]> => {
  const { shared, provided, pages } = promises;
  const [deployed, remotes] = await Promise.all([baseline.calls(), baseline.remotes()]);
  const names = remotes.map(({ name }) => name);
  return [
    ...callsAhead(promises, deployed),
    ...(provided
      ? await lostByShell({ shared, provided }, { releasesDir, webRoot }, registry, names)
      : ['it does not say what it provides']),
    ...(pages ? claimedPaths(shellName, pages, await takenPaths({ releasesDir, webRoot, registry, table: remotes })) : []),
  ];
};

const nameOf = (version: string | null) => version ?? 'the installed build';

const againstService = async (manifest: ServiceManifest, { registry, releasesDir, baseline }: Platform): Promise<string[]> => {
  const { part, contract, triedBeside, drops = [] } = manifest;
  const { live } = releasesOf(registry, part);
  // Only a trial shows that the two live with one database.
  if (triedBeside !== live) return [`tried beside ${nameOf(triedBeside)}, but ${nameOf(live)} is live: check it again`];
  const lost = lostCalls(part, contract, await readCallers(releasesDir, registry));
  const allowed = (await readDrops(releasesDir)).filter((drop) => drop.part === part).map(({ what }) => what);
  const notAllowed = drops.filter((what) => !allowed.includes(what)).map((what) => `${what}: nobody has let it be dropped (npm run drop)`);
  return [
    ...notAllowed,
    ...withoutDrops(contractBreaks(await baseline.contractOf(part), contract), allowed),
    ...lost,
    ...(await madeAhead(manifest, await madeBy(releasesDir, part, live), baseline)),
  ];
};

const isInternal = (call: string) => call.includes('/internal/');

/**
 * Calls of other services that a build makes and that these do not answer, or otherwise. One that makes the same calls as the live version fits
 * as well as that, and is not kept from its release by a service that is away.
 */
const madeAhead = async ({ part, made }: ServiceManifest, live: MadeCalls | null, baseline: Baseline): Promise<string[]> => {
  if (!made || isDeepStrictEqual(made, live)) return [];
  const { paths, internal } = await baseline.callsBeside(part);
  if (internal) return callsAhead(made, { ...paths, ...internal });
  const calls = Object.fromEntries(Object.entries(made.calls).filter(([address]) => !isInternal(address)));
  return callsAhead({ endpoints: made.endpoints.filter((call) => !isInternal(call)), calls }, paths);
};
