import { createHash } from 'node:crypto';
import path from 'node:path';
import { createKeptFile } from './kept-file.ts';
import { type MenuEntry, pagesFile, type RemotePages, type RemotePaths, readRemotePages } from './remote-pages.ts';

/** A remote as the page and /remotes.json announce it. */
export interface AnnouncedRemote {
  name: string;
  version: string;
  manifest: string;
  /** Path of the manifest. */
  integrity: string;
  /** Hashes of the files in the manifest, by name; its entry has those of all chunks. Empty: the build has none. */
  hashes: Record<string, string>;
  /** Where its pages are, as path prefixes; `/` matches itself alone. */
  paths: readonly string[];
  /** Entries that it adds to the menus of signed-in users. */
  menu: readonly MenuEntry[];
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
export interface RemoteBuild extends Omit<AnnouncedRemote, 'paths' | 'menu'> {
  scripts: RemoteFile[];
  styles: RemoteFile[];
  folder: string;
  /** Hash of each file of the build. */
  integrities: Record<string, string>;
  /** Null: a build from before remotes said where their pages are. */
  pages: RemotePages | null;
}

/** The build of the shell that a page is given. */
interface ShellBuild {
  version: string;
  folder: string;
  /** A canary of the shell runs: its pages say whether they start. */
  isTried: boolean;
}

/** The builds as a page needs them at this moment. */
export interface Builds {
  shell: ShellBuild;
  /** The shell's HTML. */
  template: string;
  /** Files of the shell that the first screen needs. */
  bootFiles: string[];
  table: RemotePaths[];
  /** Paths of the shell's own pages; null: a shell from before it said where they are. */
  shellPaths: readonly string[] | null;
  /** The existing builds. */
  remotes: RemoteBuild[];
}

export const remoteFolder = (webRoot: string, name: string) => path.join(webRoot, name, 'dist');
export const releaseFolder = (releasesDir: string, name: string, version: string) => path.join(releasesDir, name, version);

interface Places {
  webRoot: string;
  releasesDir: string;
}

interface Wanted {
  /** The release of the shell or of a remote that a page is given; null: the build in the web root. */
  versionOf: (name: string) => string | null;
  /** Remotes that have releases: one that is new is on the site without another shell. */
  released: readonly string[];
  isShellTried?: boolean;
}

/** The folder of a build of the shell or of a remote; null: of the one in the web root. */
export const buildFolder = ({ webRoot, releasesDir }: Places, name: string, version: string | null): string =>
  version === null ? remoteFolder(webRoot, name) : releaseFolder(releasesDir, name, version);

/** Reads the builds as they are now: a remote is deployed by its files alone. Throws where the shell is not built. */
export const createReadBuilds = ({ webRoot, releasesDir }: Places) => {
  const installed = remoteFolder(webRoot, 'shell');
  const readInstalledShell = createReadShell({ version: null, folder: installed });
  const shells = new Map<string, ReturnType<typeof createReadShell>>();
  // Which remotes are installed beside the shell in the web root; a release of the shell is of the shell alone.
  const table = createKeptFile(path.join(installed, 'remote-paths.json'), (text): RemotePaths[] => JSON.parse(text));
  const builds = new Map<string, () => Promise<RemoteBuild>>();
  /** The last description of a remote: its pages keep their place while its files are gone. */
  const said = new Map<string, RemotePages>();

  const readRemote = async (name: string, version: string | null): Promise<RemoteBuild | null> => {
    const key = `${name}/${version ?? ''}`;
    const folder = buildFolder({ webRoot, releasesDir }, name, version);
    const read = builds.get(key) ?? createReadRemote({ name, version, folder });
    builds.set(key, read);
    return read().catch(() => null);
  };

  /** A release whose files are gone must not take every page with it. */
  const readShell = (version: string | null) => {
    if (version === null) return readInstalledShell();
    const read = shells.get(version) ?? createReadShell({ version, folder: releaseFolder(releasesDir, 'shell', version) });
    shells.set(version, read);
    return read().catch(readInstalledShell);
  };

  return async ({ versionOf, released, isShellTried = false }: Wanted): Promise<Builds> => {
    const known = await table();
    const others = released.filter((name) => !known.some((row) => row.name === name)).map((name) => ({ name, paths: [] }));
    const rows: RemotePaths[] = [...known, ...others];
    const wanted = Promise.all(rows.map(({ name }) => readRemote(name, versionOf(name))));
    const [read, { build, ...shell }] = await Promise.all([wanted, readShell(versionOf('shell'))]);
    const remotes = read.filter((remote) => remote !== null);
    for (const { name, pages } of remotes) if (pages) said.set(name, pages);
    const all = rows.map((row) => ({ ...row, ...said.get(row.name) }));
    return { shell: { ...build, isTried: isShellTried }, ...shell, table: all, remotes };
  };
};
export type ReadBuilds = ReturnType<typeof createReadBuilds>;

const createReadShell = ({ version, folder }: { version: string | null; folder: string }) => {
  const file = <T>(name: string, parse: (text: string) => T) => createKeptFile(path.join(folder, name), parse);
  const template = file('index.html', (text) => text);
  const bootFiles = file('boot-files.json', (text): string[] => JSON.parse(text));
  const pages = file(pagesFile, readRemotePages);
  const built = file('mf-manifest.json', (text): string => (JSON.parse(text) as Manifest).metaData.buildInfo.buildVersion);
  return async () => {
    const [html, files, own, named] = await Promise.all([
      template(),
      bootFiles(),
      pages().catch(() => null),
      version ?? built().catch(() => 'installed'),
    ]);
    const build = { version: named, folder };
    return { build, template: html, bootFiles: files, shellPaths: own?.paths ?? null };
  };
};

interface RemotePlace {
  name: string;
  version: string | null;
  folder: string;
}

const createReadRemote = ({ name, version, folder }: RemotePlace) => {
  const readManifest = createKeptFile(path.join(folder, 'mf-manifest.json'), (text) => ({ text, manifest: JSON.parse(text) as Manifest }));
  const readIntegrity = createKeptFile(path.join(folder, 'integrity.json'), (text): Record<string, string> => JSON.parse(text));
  const readPages = createKeptFile(path.join(folder, pagesFile), readRemotePages);
  return async (): Promise<RemoteBuild> => {
    const [{ text, manifest }, integrity, pages] = await Promise.all([
      readManifest(),
      // A development build names no hashes.
      readIntegrity().catch(() => ({})),
      readPages().catch(() => null),
    ]);
    return remoteBuild({ name, version, folder, text, manifest, integrity, pages });
  };
};

interface Read extends RemotePlace {
  text: string;
  manifest: Manifest;
  /** Hash of each file of the build. */
  integrity: Record<string, string>;
  pages: RemotePages | null;
}

const remoteBuild = ({ name, version, folder, text, manifest, integrity, pages }: Read): RemoteBuild => {
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
    folder,
    integrities: integrity,
    pages,
  };
};

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Every remote is announced, also one whose files are gone: the shell then shows its fallback and tries again later. */
export const announce = ({ table, remotes }: Pick<Builds, 'table' | 'remotes'>): AnnouncedRemote[] =>
  table.map(({ name, paths, menu = [] }) => {
    const build = remotes.find((one) => one.name === name);
    const { version = 'none', integrity = '', hashes = {} } = build ?? {};
    return { name, version, manifest: build?.manifest ?? `/remotes/${name}/mf-manifest.json`, integrity, hashes, paths, menu };
  });
