import { root } from '@plenary/build/steps';
import { createReadBuilds } from '@plenary/gateway/builds';
import { reasonsAgainstAction } from '@plenary/gateway/releases/reasons-against-action';
import { refusedAs } from '@plenary/gateway/releases/refused-as';
import { createRegistry, type Registry, ReleaseRefused, releasesOf } from '@plenary/gateway/releases/registry';
import type { ReleaseAction, RemoteReleases } from '@plenary/gateway/releases/release-rules';
import type { ReleaseStore } from '@plenary/gateway/releases/release-store';
import { removeOld } from '@plenary/gateway/releases/remove-old';
import { reasonsAgainstCanary } from '@plenary/gateway/releases/running';
import { isPageName, isRemoteName } from '@plenary/gateway/remote-name';
import { awaitCanary, awaitRunning } from './await-running.ts';
import { releaseStore } from './release-store.ts';
import { whoReleases } from './settings.ts';

/** Applies an action to the releases of a remote or a service and answers the live version. Old, unused versions are removed. */
export const act = async (name: string, action: ReleaseAction, environment: NodeJS.ProcessEnv = process.env): Promise<void> => {
  const store = await releaseStore(environment);
  const { folder } = store;
  const registry = createRegistry(store);
  const at = new Date().toISOString();
  const by = whoReleases(environment);
  const isProcess = !isPageName(name);
  try {
    await keepPromises(folder, environment.WEB_ROOT ?? root, await registry.read(), { part: name, action });
    const state = releasesOf(await registry.act({ remote: name, action, by, at }), name);
    if (isProcess) await tellRunning(store, name, state);
    const removed = await removeOld({ registry, store, part: name, by, at });
    if (removed.length > 0) process.stdout.write(`  removed: ${removed.join(', ')}\n`);
    const canary = state.canary ? `, canary: ${state.canary.version} for ${state.canary.percent} %` : '';
    process.stdout.write(`✓ ${name} live: ${state.live ?? 'the installed build'}${canary}\n`);
  } catch (error) {
    throw error instanceof ReleaseRefused ? new Error(refusedAs[error.code], { cause: error }) : error;
  }
};

/** What is in use goes on to fit: calls, paths, and what the shell brings. */
const keepPromises = async (
  releasesDir: string,
  webRoot: string,
  registry: Registry,
  asked: { part: string; action: ReleaseAction },
): Promise<void> => {
  if ('percent' in asked.action && asked.action.percent !== null && !isPageName(asked.part)) {
    const against = await reasonsAgainstCanary(releasesDir, asked.part, Date.now(), asked.action.percent);
    if (against.length > 0) throw new Error(against.join('\n  '));
  }
  if (asked.action.kind === 'release') return;
  const released = Object.keys(registry.remotes).filter(isRemoteName);
  const versionOf = (name: string) => releasesOf(registry, name).live;
  const table = await createReadBuilds({ webRoot, releasesDir })({ versionOf, released }).then(
    (builds) => builds.table,
    () => [],
  );
  const reasons = await reasonsAgainstAction({ releasesDir, webRoot, registry, table, ...asked });
  if (reasons.length > 0) throw new Error(`refused: it does not fit what is in use\n  ${reasons.join('\n  ')}`);
};

const tellRunning = async (store: ReleaseStore, service: string, { live, canary }: RemoteReleases): Promise<void> => {
  const copies = canary
    ? await awaitCanary({ store, service, version: canary.version })
    : await awaitRunning({ store, service, version: live });
  const told =
    copies === 0 ? 'nothing here follows releases: start its copies anew' : `run by ${copies} ${copies === 1 ? 'copy' : 'copies'}`;
  process.stdout.write(`  ${told}\n`);
};
