import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contractBreaks } from '@plenary/http/contract/compare-contracts';
import type { ServiceDocument } from '@plenary/http/contract/service-document';
import { buildFolder } from '../builds.ts';
import { readDrops, withoutDrops } from '../contract/drops.ts';
import { lostCalls, madeBy, readCallers } from '../releases/lost-calls.ts';
import {
  brokenPromises,
  callsAhead,
  type DeployedCalls,
  type DeployedShell,
  exposedBy,
  type MadeCalls,
  unansweredOf,
  widgetsLacked,
} from '../releases/promises.ts';
import { type Registry, releasesOf } from '../releases/registry.ts';
import { takenPaths } from '../releases/taken-paths.ts';
import { lostByShell } from '../releases/users-of-shell.ts';
import { shellName } from '../remote-name.ts';
import { claimedPaths, type RemotePaths } from '../remote-pages.ts';
import { type ArchiveManifest, isRemoteManifest, type RemoteManifest, type ServiceManifest } from './archive.ts';

/** The running platform, that a release has to fit. Each throws where it cannot be told. */
export interface Baseline {
  /**
   * Calls that the deployed processes answer, but those of the part `beside`. A service that does not say what it answers is waited for
   * where some of the calls in need are missing.
   */
  calls(asked: { needed: readonly string[]; beside?: string }): Promise<DeployedCalls>;
  /** The live shell, and a canary of it. */
  shells(): Promise<readonly DeployedShell[]>;
  /** Where the pages of each remote are. */
  remotes(): Promise<readonly RemotePaths[]>;
  /** Answers of the running replicas of a service. */
  contractOf(service: string): Promise<ServiceDocument>;
}

interface Platform {
  registry: Registry;
  releasesDir: string;
  /** Folder of the installed builds. */
  webRoot: string;
  baseline: Baseline;
  /** Hears what was not compared, and did not have to be. */
  note(line: string): void;
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

/** What is deployed of the calls that a build makes. Services that are silent and that it does not call are noted. */
const deployedFor = async (part: string, endpoints: readonly string[], { baseline, note }: Platform, beside?: string) => {
  const { internal, ...told } = await baseline.calls({ needed: endpoints, ...(beside && { beside }) });
  const deployed = { ...told, paths: { ...told.paths, ...internal }, hasInternal: internal !== null };
  if (told.silent.length > 0 && unansweredOf(endpoints, deployed.paths).length === 0)
    note(`${told.silent.join(', ')} did not say what it answers: ${part} makes no call of it`);
  return deployed;
};

const againstRemote = async ({ part, promises }: RemoteManifest, platform: Platform): Promise<string[]> => {
  const { registry, releasesDir, webRoot, baseline } = platform;
  const { live } = releasesOf(registry, part);
  const [deployed, shells, remotes, before] = await Promise.all([
    deployedFor(part, promises.endpoints, platform),
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
const againstShell = async ({ part, promises }: RemoteManifest, platform: Platform): Promise<string[]> => {
  const { registry, releasesDir, webRoot, baseline } = platform;
  const { shared, provided, pages } = promises;
  const [deployed, remotes] = await Promise.all([deployedFor(part, promises.endpoints, platform), baseline.remotes()]);
  const names = remotes.map(({ name }) => name);
  return [
    ...callsAhead(promises, deployed.paths, deployed.silent),
    ...(provided
      ? await lostByShell({ shared, provided }, { releasesDir, webRoot }, registry, names)
      : ['it does not say what it provides']),
    ...(pages ? claimedPaths(shellName, pages, await takenPaths({ releasesDir, webRoot, registry, table: remotes })) : []),
  ];
};

const nameOf = (version: string | null) => version ?? 'the installed build';

const againstService = async (manifest: ServiceManifest, platform: Platform): Promise<string[]> => {
  const { registry, releasesDir, baseline } = platform;
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
    ...(await madeAhead(manifest, await madeBy(releasesDir, part, live), platform)),
  ];
};

const isInternal = (call: string) => call.includes('/internal/');

/**
 * Calls of other services that a build makes and that these do not answer, or otherwise. One that makes the same calls as the live version fits
 * as well as that, and is not kept from its release by a service that is away.
 */
const madeAhead = async ({ part, made }: ServiceManifest, live: MadeCalls | null, platform: Platform): Promise<string[]> => {
  if (!made || isDeepStrictEqual(made, live)) return [];
  const { paths, silent, hasInternal } = await deployedFor(part, made.endpoints, platform, part);
  if (hasInternal) return callsAhead(made, paths, silent);
  const calls = Object.fromEntries(Object.entries(made.calls).filter(([address]) => !isInternal(address)));
  return callsAhead({ endpoints: made.endpoints.filter((call) => !isInternal(call)), calls }, paths, silent);
};
