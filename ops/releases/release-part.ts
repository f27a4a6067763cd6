import { root } from '@plenary/build/steps';
import { type Baseline, reasonsAgainst } from '@plenary/gateway/archives/admit';
import { isRemoteManifest } from '@plenary/gateway/archives/archive';
import { noteInstalled } from '@plenary/gateway/archives/lay-down';
import { createRegistry } from '@plenary/gateway/releases/registry';
import { reasonsAgainstCanary } from '@plenary/gateway/releases/running';
import { isPageName, isRemoteName } from '@plenary/gateway/remote-name';
import { act } from './act.ts';
import { allowedDrops } from './allow-drop.ts';
import { checkPart } from './check-part.ts';
import { deployedCalls } from './deployed-calls.ts';
import { deployedRemotes, deployedShell } from './deployed-shell.ts';
import { liveBuild } from './live-build.ts';
import { releaseStore } from './release-store.ts';
import { gatewayUrl, whoReleases } from './settings.ts';

/** Checks and builds a part of this checkout, and releases it into the folder of releases: to all, or to a share of the visitors. */
export const releasePart = async (part: string, canary: number | null, environment = process.env): Promise<void> => {
  const gateway = gatewayUrl(environment);
  const isOfPage = isPageName(part);
  const store = await releaseStore(environment);
  const against = canary === null || isOfPage ? [] : await reasonsAgainstCanary(store.folder, part, Date.now(), canary);
  if (against.length > 0) throw new Error(against.join('\n  '));
  // Before the checks take their time: whether the platform answers.
  const secret = environment.ACTOR_SECRET;
  const [shell, remotes] = isOfPage
    ? await Promise.all([deployedShell(gateway), deployedRemotes(gateway), deployedCalls(gateway, { secret })])
    : [{ shared: [], provided: null }, []];
  if (isRemoteName(part) && !shell.provided)
    process.stdout.write('  the deployed shell does not say what it provides: exports and tokens are not compared\n');

  const beside = await liveBuild(part, environment);
  if (!isOfPage && beside.folder === null) throw new Error(`${part} runs nowhere yet: install the platform with it first`);
  const {
    manifest,
    files,
    before = { paths: {} },
  } = await checkPart({ part, beside, drops: await allowedDrops(environment, part), environment });
  await store.follow();
  const registry = await createRegistry(store).read();
  const calls: Baseline['calls'] = async (asked) => {
    const told = await deployedCalls(gateway, { secret, ...asked });
    if (asked.beside && !told.internal)
      process.stdout.write('  calls between services are not compared: set the ACTOR_SECRET of the platform here too\n');
    return told;
  };
  const baseline = { calls, shells: async () => [shell], remotes: async () => remotes, contractOf: async () => before };
  const note = (line: string) => void process.stdout.write(`  ${line}\n`);
  const platform = { registry, releasesDir: store.folder, webRoot: environment.WEB_ROOT ?? root, baseline, note };
  const reasons = await reasonsAgainst({ manifest, ...platform });
  if (reasons.length > 0) throw new Error(`not released: it would break a promise\n  ${reasons.join('\n  ')}`);

  if (!isRemoteManifest(manifest) && beside.version === null) await noteInstalled(store, part, before);
  const releasedAt = new Date().toISOString();
  const archive = await store.keep({ manifest: { ...manifest, releasedAt, releasedBy: whoReleases(environment) }, files });
  await act(part, { kind: 'release', version: manifest.version, percent: canary, ...(archive && { archive }) }, environment);
};
