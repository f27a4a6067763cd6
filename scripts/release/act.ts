import { rmSync } from 'node:fs';
import path from 'node:path';
import { createRegistry, ReleaseRefused, releasesOf } from '../../gateway/src/releases/registry.ts';
import { type Deed, removable } from '../../gateway/src/releases/release-rules.ts';
import { releasesDir, whoReleases } from './settings.ts';

const words: Record<ReleaseRefused['code'], string> = {
  'known-version': 'this very build has been released already: promote it, or roll back to it',
  'unknown-version': 'no such version is kept',
  'live-already': 'this version is live',
  'wrong-share': 'a canary is for 1 to 99 percent of the visitors',
  'no-canary': 'no canary runs',
  'nothing-before': 'nothing was live before',
  'in-use': 'the version is still in use',
  'stale-revision': 'somebody else changed the releases in this moment: look, and try again',
};

/** Does a deed to a remote's releases and tells what is live then. What is old and in nobody's hands is removed. */
export const act = async (remote: string, deed: Deed, environment: NodeJS.ProcessEnv = process.env): Promise<void> => {
  const folder = releasesDir(environment);
  const registry = createRegistry(folder);
  const at = new Date().toISOString();
  const by = whoReleases(environment);
  try {
    let state = releasesOf(await registry.act({ remote, deed, by, at }), remote);
    const old = removable(state, at);
    if (old.length > 0) {
      state = releasesOf(await registry.act({ remote, deed: { kind: 'remove', versions: old }, by, at }), remote);
      for (const version of old)
        for (const file of [version, `${version}.json`]) rmSync(path.join(folder, remote, file), { recursive: true, force: true });
      process.stdout.write(`  removed: ${old.join(', ')}\n`);
    }
    const canary = state.canary ? `, canary: ${state.canary.version} for ${state.canary.percent} %` : '';
    process.stdout.write(`✓ ${remote} live: ${state.live ?? 'the build of the web root'}${canary}\n`);
  } catch (error) {
    throw error instanceof ReleaseRefused ? new Error(words[error.code], { cause: error }) : error;
  }
};
