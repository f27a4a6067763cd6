import path from 'node:path';
import type { Builds, RemoteBuild } from '../builds.ts';
import { createKeptFile } from '../kept-file.ts';
import type { DrawnPage } from './messages.ts';

/** A script that the page is made alive with. */
interface LateFile {
  href: string;
  integrity?: string;
}

export interface PageFiles {
  /** The page's first script, which stands in it. */
  first: string;
  /** All style sheets of what is on the page, in their order. */
  styles: string;
  /** The shell's own script is the first. */
  late: LateFile[];
}

/** Address of the files of a remote's build, with a slash at its end. */
export const addressOfBuild = (remote: RemoteBuild) => remote.manifest.replace(/mf-manifest\.json$/, '');
const fileOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
const mainScript = /<script [^>]*src="([^"]+)"[^>]*><\/script>/;

/** The script of the shell that its HTML starts with. */
export const mainOf = (template: string): string => {
  const [, main] = mainScript.exec(template) ?? [];
  if (!main) throw new Error('the shell has no script');
  return main;
};

/** Addresses in a style sheet are relative to it, and the sheet will stand in a page. */
const withBase = (styles: string, base: string) =>
  styles.replaceAll(/url\((?!["']?(?:data:|\/|https?:))["']?([^"')]+)["']?\)/g, (_, file: string) => `url(${base}${file})`);

/** Reads what a rendered page brings along, each file once as long as it does not change. */
export const createReadFiles = () => {
  const texts = new Map<string, () => Promise<string>>();
  const read = (file: string): Promise<string> => {
    const known = texts.get(file) ?? createKeptFile(file, (text) => text);
    texts.set(file, known);
    return known();
  };
  const filesOf = async (folder: string, modules: readonly string[]): Promise<string[]> => {
    const table: Record<string, string[]> = JSON.parse(await read(path.join(folder, 'page-files.json')));
    return modules.flatMap((module) => table[module] ?? []);
  };

  return async (builds: Builds, remote: RemoteBuild | undefined, { modules }: DrawnPage): Promise<PageFiles> => {
    const { template, bootFiles } = builds;
    const shell = builds.shell.folder;
    const own = await filesOf(shell, modules);
    const ofRemote = remote ? [...remote.scripts, ...remote.styles].map(({ address }) => fileOf(address)) : [];
    if (remote) ofRemote.push(...(await filesOf(remote.folder, modules)));
    const places = [
      ...[...bootFiles, ...own].map((file) => ({ folder: shell, base: '/', file, integrity: undefined })),
      ...ofRemote.map((file) => ({
        folder: remote?.folder ?? '',
        base: remote ? addressOfBuild(remote) : '',
        file,
        integrity: remote?.integrities[file],
      })),
    ];
    const sheets = [
      ...new Map(places.filter(({ file }) => file.endsWith('.css')).map((place) => [place.base + place.file, place])).values(),
    ];
    const scripts = [
      ...new Map(places.filter(({ file }) => file.endsWith('.js')).map((place) => [place.base + place.file, place])).values(),
    ];
    const [first, ...styles] = await Promise.all([
      read(path.join(shell, 'server/first.js')),
      ...sheets.map(async ({ folder, base, file }) => withBase(await read(path.join(folder, file)), base)),
    ]);
    const late = scripts.map(({ base, file, integrity }) => ({ href: base + file, ...(integrity && { integrity }) }));
    return { first, styles: styles.join(''), late: [{ href: mainOf(template) }, ...late] };
  };
};
