import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, tool } from '@plenary/build/steps';
import { lostCalls, readCallers } from '@plenary/gateway/releases/lost-calls';
import { createRegistry, releasesOf } from '@plenary/gateway/releases/registry';
import { act } from './act.ts';
import { layDownService, noteInstalled } from './lay-down-service.ts';
import { linkModules } from './link-modules.ts';
import { checkSources, must } from './must.ts';
import { compareServices } from './service-breaks.ts';
import { releasesDir, whoReleases } from './settings.ts';
import { packageOf } from './workspaces-needed.ts';

/** Checks, builds and tries a service next to the live version, and makes it live. */
export const releaseService = async (service: string): Promise<void> => {
  const folder = releasesDir(process.env);
  const scratch = mkdtempSync(path.join(tmpdir(), `${service}-`));
  try {
    await checkSources(service);
    const build = path.join(scratch, 'build');
    const rspack = ['build', '--config', path.join(root, service, 'rspack.config.ts'), '--output-path', build];
    await must(`Build of ${service}`, tool('rspack'), rspack, { NODE_ENV: 'production' });

    linkModules(scratch);
    linkModules(folder);
    const registry = await createRegistry(folder).read();
    const { live } = releasesOf(registry, service);
    const deployed = live === null ? path.join(process.env.WEB_ROOT ?? root, service, 'dist') : path.join(folder, service, live);
    process.stdout.write(`\n▸ Try it beside ${live ?? 'the installed build'}\n`);
    const compared = await compareServices({ deployed, next: build, scratch: path.join(scratch, 'data') }).catch((error: unknown) => {
      throw new Error(`not released: ${error instanceof Error ? error.message : error}`, { cause: error });
    });
    const broken = [...compared.broken, ...lostCalls(service, compared.next.contract, await readCallers(folder, registry))];
    if (broken.length > 0) throw new Error(`not released: it would break a promise\n  ${broken.join('\n  ')}`);

    if (live === null) noteInstalled(folder, service, compared.deployed.contract);
    const release = { releasesDir: folder, service, build, packageVersion: packageOf(service).version, contract: compared.next.contract };
    const { version } = layDownService({ ...release, by: whoReleases(process.env), at: new Date().toISOString() });
    await act(service, { kind: 'release', version, percent: null });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};
