import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brokenPromises } from '../gateway/src/releases/promises.ts';
import { createRegistry, releasesOf } from '../gateway/src/releases/registry.ts';
import { act } from './release/act.ts';
import { readArguments } from './release/arguments.ts';
import { deployedCalls } from './release/deployed-calls.ts';
import { layDown } from './release/lay-down.ts';
import { readExposes, readManifest, readPromises, sharedBy } from './release/read-promises.ts';
import { runCommand } from './release/run-command.ts';
import { gatewayUrl, releasesDir, whoReleases } from './release/settings.ts';
import { packageOf, workspacesNeeded } from './release/workspaces-needed.ts';
import { root, step, tool } from './steps.ts';

const must = async (...[title, ...rest]: Parameters<typeof step>): Promise<void> => {
  const { code } = await step(title, ...rest);
  if (code !== 0) throw new Error(`not released: ${title.toLowerCase()} failed`);
};

/** `npm run release -- mf-booking [--canary 10]` */
await runCommand(async () => {
  const { remote, canary } = readArguments(process.argv.slice(2));
  const deployed = await deployedCalls(gatewayUrl(process.env));
  const needed = workspacesNeeded(remote);
  const build = mkdtempSync(path.join(tmpdir(), `${remote}-`));
  try {
    for (const folder of needed) await must(`Types of ${folder}`, tool('tsc'), ['--noEmit', '-p', folder]);
    await must(`Tests of ${needed.join(', ')}`, tool('jest'), [
      '--maxWorkers=2',
      '--selectProjects',
      ...needed.map((folder) => path.basename(folder)),
    ]);
    const rspack = ['build', '--config', path.join(root, remote, 'rspack.config.ts'), '--output-path', build];
    await must(`Build of ${remote}`, tool('rspack'), rspack, { NODE_ENV: 'production' });

    const folder = releasesDir(process.env);
    const { live } = releasesOf(await createRegistry(folder).read(), remote);
    const webRoot = process.env.WEB_ROOT ?? root;
    const promises = await readPromises(remote, build, deployed);
    const broken = brokenPromises({
      next: promises,
      live: readExposes(live === null ? path.join(webRoot, remote, 'dist') : path.join(folder, remote, live)),
      shell: sharedBy(readManifest(path.join(webRoot, 'shell/dist'))),
      deployed,
    });
    if (broken.length > 0) throw new Error(`not released: it would break a promise\n  ${broken.join('\n  ')}`);

    const release = { releasesDir: folder, remote, build, packageVersion: packageOf(remote).version, promises };
    const { version } = layDown({ ...release, by: whoReleases(process.env), at: new Date().toISOString() });
    await act(remote, { kind: 'release', version, percent: canary });
  } finally {
    rmSync(build, { recursive: true, force: true });
  }
});
