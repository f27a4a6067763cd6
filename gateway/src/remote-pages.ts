import * as z from 'zod';
import { shellName } from './remote-name.ts';

/** The file of a remote's build that says where its pages are. */
export const pagesFile = 'pages.json';

const prefix = z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/);
const label = z.string().min(1).max(60);

export const remotePages = z.object({
  /** Path prefixes, without an end slash; `/` is the start page alone. */
  paths: z.array(prefix).min(1).max(20),
  /** Lines that the remote adds to the menu of everybody who is signed in, or to that of staff. */
  menu: z
    .array(
      z.object({
        href: prefix,
        for: z.enum(['everybody', 'staff']),
        label: z.object({ fr: label, en: label, es: label, nl: label }),
      }),
    )
    .max(5)
    .optional(),
});

/** A remote's place on the site, as its build describes it (`src/pages.json` of its workspace). */
export type RemotePages = z.infer<typeof remotePages>;
export type MenuEntry = NonNullable<RemotePages['menu']>[number];

/** Throws where the text is none. */
export const readRemotePages = (text: string): RemotePages => remotePages.parse(JSON.parse(text));

const liesUnder = (pathname: string, path: string) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

/** A remote and its place on the site. */
export interface RemotePaths extends RemotePages {
  name: string;
}

/** The remote that draws the page of an address. */
export const remoteOf = (table: readonly RemotePaths[], pathname: string): string | undefined =>
  table.find(({ paths }) => paths.some((path) => liesUnder(pathname, path)))?.name;

/** Whether the shell or a remote has pages at an address, or under it; a shell that does not say where its own are may have one anywhere. */
export const hasPage = ({ table, shellPaths }: { table: readonly RemotePaths[]; shellPaths: readonly string[] | null }, pathname: string) =>
  shellPaths === null || remoteOf(table, pathname) !== undefined || shellPaths.some((path) => liesUnder(pathname, path));

/** Paths that the gateway answers itself, or leads to a service. */
const ofPlatform = ['/api', '/dev', '/healthz', '/internal', '/livez', '/metrics', '/pictures', '/readyz', '/remotes'];

/** Paths of a remote that are not its own to have: the same as others have, within one of theirs, or around one; a line each. */
export const claimedPaths = (name: string, { paths }: RemotePages, table: readonly RemotePaths[]): string[] => {
  const meets = (path: string, taken: string) => liesUnder(path, taken) || liesUnder(taken, path);
  const reserved = paths.filter((path) => ofPlatform.some((taken) => meets(path, taken)));
  const others = table
    .filter((row) => row.name !== name)
    .flatMap((row) =>
      row.paths.flatMap((taken) => paths.filter((path) => meets(path, taken)).map((path) => ({ owner: row.name, taken, path }))),
    );
  return [
    ...reserved.map((path) => `path of the platform itself: ${path}`),
    ...new Set(
      others.map(
        ({ owner, taken, path }) => `path of ${owner === shellName ? 'the shell' : 'another remote'}: ${path}, ${owner} has ${taken}`,
      ),
    ),
  ];
};
