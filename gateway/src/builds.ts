import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A remote as the page and /remotes.json announce it. */
export interface AnnouncedRemote {
  name: string;
  version: string;
  manifest: string;
  /** Of the manifest. */
  integrity: string;
}

interface ManifestAssets {
  js: { sync: string[] };
  css: { sync: string[] };
}
interface Manifest {
  metaData: { buildInfo: { buildVersion: string }; remoteEntry: { name: string } };
  exposes: { name: string; assets: ManifestAssets }[];
}

export interface RemoteBuild extends AnnouncedRemote {
  scripts: string[];
  styles: string[];
}

/** Row of the shell's table: a remote and the addresses whose page it draws; `/` stands for itself alone. */
export interface RemotePaths {
  name: string;
  paths: string[];
}

export const remoteFolder = (webRoot: string, name: string) => path.join(webRoot, name, 'dist');

/** Reads what the last build of a remote wrote; null where there is none. */
export const readRemote = async (webRoot: string, name: string): Promise<RemoteBuild | null> => {
  try {
    const text = await readFile(path.join(remoteFolder(webRoot, name), 'mf-manifest.json'), 'utf8');
    const manifest: Manifest = JSON.parse(text);
    const exposed = manifest.exposes.find((part) => part.name === 'remote');
    const address = (file: string) => `/remotes/${name}/${file}`;
    return {
      name,
      version: manifest.metaData.buildInfo.buildVersion,
      manifest: address('mf-manifest.json'),
      integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
      scripts: [manifest.metaData.remoteEntry.name, ...(exposed?.assets.js.sync ?? [])].map(address),
      styles: (exposed?.assets.css.sync ?? []).map(address),
    };
  } catch {
    return null;
  }
};

export const readTable = async (webRoot: string): Promise<RemotePaths[]> =>
  JSON.parse(await readFile(path.join(remoteFolder(webRoot, 'shell'), 'remote-paths.json'), 'utf8'));

const liesUnder = (pathname: string, prefix: string) => pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`));

/** The remote that draws the page of an address. */
export const remoteOf = (table: readonly RemotePaths[], pathname: string): string | undefined =>
  table.find(({ paths }) => paths.some((prefix) => liesUnder(pathname, prefix)))?.name;

export const readRemotes = async (webRoot: string, table: readonly RemotePaths[]): Promise<RemoteBuild[]> => {
  const builds = await Promise.all(table.map(({ name }) => readRemote(webRoot, name)));
  return builds.filter((build) => build !== null);
};

/** Every remote is announced, also one whose files are gone: the shell then shows its fallback and tries again later. */
export const announce = (table: readonly RemotePaths[], builds: readonly RemoteBuild[]): AnnouncedRemote[] =>
  table.map(({ name }) => {
    const { version = 'none', integrity = '' } = builds.find((build) => build.name === name) ?? {};
    return { name, version, manifest: `/remotes/${name}/mf-manifest.json`, integrity };
  });
