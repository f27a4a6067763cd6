import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DeployedShell, type FederationManifest, type Provided, sharedBy } from './promises.ts';

const readJson = async <T>(folder: string, name: string): Promise<T> => JSON.parse(await readFile(path.join(folder, name), 'utf8'));

/** What a build of the shell brings. Throws where there is none. */
export const readShell = async (folder: string): Promise<DeployedShell> => ({
  shared: sharedBy(await readJson<FederationManifest>(folder, 'mf-manifest.json')),
  // It may be from before it said so.
  provided: await readJson<Provided>(folder, 'provided.json').catch(() => null),
});

/** Libraries that a build of a remote needs; null: there is no build. */
export const readSharedBy = async (folder: string) =>
  readJson<FederationManifest>(folder, 'mf-manifest.json')
    .then(sharedBy)
    .catch(() => null);
