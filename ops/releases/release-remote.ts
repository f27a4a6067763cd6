import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, tool } from '@plenary/build/steps';
import { brokenPromises } from '@plenary/gateway/releases/promises';
import { createRegistry, releasesOf } from '@plenary/gateway/releases/registry';
import { callsOf } from '@plenary/http/contract/compare-contracts';
import { act } from './act.ts';
import { deployedCalls } from './deployed-calls.ts';
import { deployedShell } from './deployed-shell.ts';
import { layDown } from './lay-down.ts';
import { checkSources, must } from './must.ts';
import { readExposes, readPromises } from './read-promises.ts';
import { gatewayUrl, releasesDir, whoReleases } from './settings.ts';
import { packageOf } from './workspaces-needed.ts';

/** Checks and builds a remote, and releases it to all or to a share of the visitors. */
export const releaseRemote = async (remote: string, canary: number | null): Promise<void> => {
  const deployed = await deployedCalls(gatewayUrl(process.env), { secret: process.env.ACTOR_SECRET });
  const shell = await deployedShell(gatewayUrl(process.env));
  if (!shell.provided) process.stdout.write('  the deployed shell does not say what it provides: exports and tokens are not compared\n');
  const build = mkdtempSync(path.join(tmpdir(), `${remote}-`));
  try {
    await checkSources(remote);
    const rspack = ['build', '--config', path.join(root, remote, 'rspack.config.ts'), '--output-path', build];
    await must(`Build of ${remote}`, tool('rspack'), rspack, { NODE_ENV: 'production' });

    const folder = releasesDir(process.env);
    const { live } = releasesOf(await createRegistry(folder).read(), remote);
    const webRoot = process.env.WEB_ROOT ?? root;
    const promises = await readPromises(remote, build, callsOf(deployed));
    const broken = brokenPromises({
      next: promises,
      live: readExposes(live === null ? path.join(webRoot, remote, 'dist') : path.join(folder, remote, live)),
      shell: shell.shared,
      provided: shell.provided,
      deployed,
    });
    if (broken.length > 0) throw new Error(`not released: it would break a promise\n  ${broken.join('\n  ')}`);

    const release = { releasesDir: folder, remote, build, packageVersion: packageOf(remote).version, promises };
    const { version } = layDown({ ...release, by: whoReleases(process.env), at: new Date().toISOString() });
    await act(remote, { kind: 'release', version, percent: canary });
  } finally {
    rmSync(build, { recursive: true, force: true });
  }
};
