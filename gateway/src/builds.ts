import { createHash } from 'node:crypto';
import path from 'node:path';
import { createKeptFile } from './kept-file.ts';

/** A remote as the page and /remotes.json announce it. */
export interface AnnouncedRemote {
  name: string;
  version: string;
  manifest: string;
  /** Path of the manifest. */
  integrity: string;
  /** Hashes of the files in the manifest, by name; its entry has those of all chunks. Empty: the build has none. */
  hashes: Record<string, string>;
}

interface ManifestAssets {
  js: { sync: string[] };
  css: { sync: string[] };
}
interface Manifest {
  metaData: { buildInfo: { buildVersion: string }; remoteEntry: { name: string } };
  exposes: { name: string; assets: ManifestAssets }[];
}

/** A file of a remote that its first screen needs. */
export interface RemoteFile {
  address: string;
  integrity: string | undefined;
}
export interface RemoteBuild extends AnnouncedRemote {
  scripts: RemoteFile[];
  styles: RemoteFile[];
}

/** Row of the shell's table: a remote and the addresses of its pages; `/` matches itself alone. */
export interface RemotePaths {
  name: string;
  paths: string[];
}

/** The builds as a page needs them at this moment. */
export interface Builds {
  /** The shell's HTML. */
  template: string;
  /** Files of the shell that the first screen needs. */
  bootFiles: string[];
  table: RemotePaths[];
  /** The existing builds. */
  remotes: RemoteBuild[];
}

export const remoteFolder = (webRoot: string, name: string) => path.join(webRoot, name, 'dist');
export const releaseFolder = (releasesDir: string, name: string, version: string) => path.join(releasesDir, name, version);

interface Places {
  webRoot: string;
  releasesDir: string;
}

/**
 * Reads the builds as they are now: a remote is deployed by its files alone. `versionOf` names the release of a remote that a page
 * is given; null: the build in the web root. Throws where the shell is not built.
 */
export const createReadBuilds = ({ webRoot, releasesDir }: Places) => {
  const shellFile = <T>(name: string, parse: (text: string) => T) => createKeptFile(path.join(remoteFolder(webRoot, 'shell'), name), parse);
  const template = shellFile('index.html', (text) => text);
  const bootFiles = shellFile('boot-files.json', (text): string[] => JSON.parse(text));
  const table = shellFile('remote-paths.json', (text): RemotePaths[] => JSON.parse(text));
  const builds = new Map<string, () => Promise<RemoteBuild>>();

  const readRemote = async (name: string, version: string | null): Promise<RemoteBuild | null> => {
    const key = `${name}/${version ?? ''}`;
    const folder = version === null ? remoteFolder(webRoot, name) : releaseFolder(releasesDir, name, version);
    const read = builds.get(key) ?? createReadRemote({ name, version, folder });
    builds.set(key, read);
    return read().catch(() => null);
  };

  return async (versionOf: (name: string) => string | null): Promise<Builds> => {
    const rows = await table();
    const wanted = Promise.all(rows.map(({ name }) => readRemote(name, versionOf(name))));
    const [remotes, html, files] = await Promise.all([wanted, template(), bootFiles()]);
    return { template: html, bootFiles: files, table: rows, remotes: remotes.filter((remote) => remote !== null) };
  };
};
export type ReadBuilds = ReturnType<typeof createReadBuilds>;

interface RemotePlace {
  name: string;
  version: string | null;
  folder: string;
}

const createReadRemote = ({ name, version, folder }: RemotePlace) => {
  const readManifest = createKeptFile(path.join(folder, 'mf-manifest.json'), (text) => ({ text, manifest: JSON.parse(text) as Manifest }));
  const readIntegrity = createKeptFile(path.join(folder, 'integrity.json'), (text): Record<string, string> => JSON.parse(text));
  return async (): Promise<RemoteBuild> => {
    // A development build names no hashes.
    const [{ text, manifest }, integrity] = await Promise.all([readManifest(), readIntegrity().catch(() => ({}))]);
    return remoteBuild({ name, version, text, manifest, integrity });
  };
};

interface Read extends Pick<RemotePlace, 'name' | 'version'> {
  text: string;
  manifest: Manifest;
  /** Hash of each file of the build. */
  integrity: Record<string, string>;
}

const remoteBuild = ({ name, version, text, manifest, integrity }: Read): RemoteBuild => {
  const exposed = manifest.exposes.find((part) => part.name === 'remote');
  const scripts = [manifest.metaData.remoteEntry.name, ...(exposed?.assets.js.sync ?? [])];
  const styles = exposed?.assets.css.sync ?? [];
  const address = (file: string) => `/remotes/${name}/${version === null ? '' : `${version}/`}${file}`;
  const remoteFile = (file: string): RemoteFile => ({ address: address(file), integrity: integrity[file] });
  return {
    name,
    version: version ?? manifest.metaData.buildInfo.buildVersion,
    manifest: address('mf-manifest.json'),
    // In the web root files change one after the other; hashed names never change, and this one is the file that was read.
    integrity: (version === null ? undefined : integrity['mf-manifest.json']) ?? sha256(text),
    hashes: Object.fromEntries([...scripts, ...styles].flatMap((file) => (integrity[file] ? [[file, integrity[file]]] : []))),
    scripts: scripts.map(remoteFile),
    styles: styles.map(remoteFile),
  };
};

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const liesUnder = (pathname: string, prefix: string) => pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`));

/** The remote that draws the page of an address. */
export const remoteOf = (table: readonly RemotePaths[], pathname: string): string | undefined =>
  table.find(({ paths }) => paths.some((prefix) => liesUnder(pathname, prefix)))?.name;

/** Every remote is announced, also one whose files are gone: the shell then shows its fallback and tries again later. */
export const announce = ({ table, remotes }: Pick<Builds, 'table' | 'remotes'>): AnnouncedRemote[] =>
  table.map(({ name }) => {
    const build = remotes.find((one) => one.name === name);
    const { version = 'none', integrity = '', hashes = {} } = build ?? {};
    return { name, version, manifest: build?.manifest ?? `/remotes/${name}/mf-manifest.json`, integrity, hashes };
  });
