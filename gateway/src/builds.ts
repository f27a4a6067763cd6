import { createHash } from 'node:crypto';
import path from 'node:path';
import { createKeptFile } from './kept-file.ts';

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

/** What a page needs to know of the builds at this moment. */
export interface Builds {
  /** The shell's HTML. */
  template: string;
  /** Files of the shell that the first screen needs. */
  bootFiles: string[];
  table: RemotePaths[];
  /** Those that are there. */
  remotes: RemoteBuild[];
}

export const remoteFolder = (webRoot: string, name: string) => path.join(webRoot, name, 'dist');

/** Reads the builds as they are now: a remote is deployed by its files alone. Throws where the shell is not built. */
export const createReadBuilds = (webRoot: string) => {
  const shellFile = <T>(name: string, parse: (text: string) => T) => createKeptFile(path.join(remoteFolder(webRoot, 'shell'), name), parse);
  const template = shellFile('index.html', (text) => text);
  const bootFiles = shellFile('boot-files.json', (text): string[] => JSON.parse(text));
  const table = shellFile('remote-paths.json', (text): RemotePaths[] => JSON.parse(text));
  const manifests = new Map<string, () => Promise<RemoteBuild>>();

  const readRemote = async (name: string): Promise<RemoteBuild | null> => {
    const file = path.join(remoteFolder(webRoot, name), 'mf-manifest.json');
    const read = manifests.get(name) ?? createKeptFile(file, (text) => remoteBuild(name, text));
    manifests.set(name, read);
    return read().catch(() => null);
  };

  return async (): Promise<Builds> => {
    const rows = await table();
    const [remotes, html, files] = await Promise.all([Promise.all(rows.map(({ name }) => readRemote(name))), template(), bootFiles()]);
    return { template: html, bootFiles: files, table: rows, remotes: remotes.filter((remote) => remote !== null) };
  };
};
export type ReadBuilds = ReturnType<typeof createReadBuilds>;

const remoteBuild = (name: string, text: string): RemoteBuild => {
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
};

const liesUnder = (pathname: string, prefix: string) => pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`));

/** The remote that draws the page of an address. */
export const remoteOf = (table: readonly RemotePaths[], pathname: string): string | undefined =>
  table.find(({ paths }) => paths.some((prefix) => liesUnder(pathname, prefix)))?.name;

/** Every remote is announced, also one whose files are gone: the shell then shows its fallback and tries again later. */
export const announce = ({ table, remotes }: Pick<Builds, 'table' | 'remotes'>): AnnouncedRemote[] =>
  table.map(({ name }) => {
    const { version = 'none', integrity = '' } = remotes.find((build) => build.name === name) ?? {};
    return { name, version, manifest: `/remotes/${name}/mf-manifest.json`, integrity };
  });
