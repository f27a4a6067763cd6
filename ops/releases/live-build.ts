import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import type { Archive } from '@plenary/gateway/archives/archive';
import { createRegistry, releasesOf } from '@plenary/gateway/releases/registry';
import { linkModules } from './link-modules.ts';
import { releaseStore } from './release-store.ts';
import type { Beside } from './try-part.ts';

/** The build of a process that is live by the folder of releases, or is installed. */
export const liveBuild = async (service: string, environment: NodeJS.ProcessEnv): Promise<Beside> => {
  const store = await releaseStore(environment);
  const { folder } = store;
  linkModules(folder);
  const { live } = releasesOf(await createRegistry(store).read(), service);
  const installed = path.join(environment.WEB_ROOT ?? root, service, 'dist');
  if (live !== null) return { version: live, folder: path.join(folder, service, live) };
  return existsSync(path.join(installed, 'main.mjs')) ? { version: null, folder: installed } : { version: 'nothing', folder: null };
};

/** The build in an archive, in a folder where it can run. */
export const archivedBuild = ({ manifest, files }: Archive, scratch: string): Beside => {
  const folder = path.join(scratch, manifest.version);
  linkModules(scratch);
  for (const [file, content] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return { version: manifest.version, folder };
};
