import table from './remote-paths.json' with { type: 'json' };

export type RemoteName = 'mf-auth' | 'mf-booking' | 'mf-client-area' | 'mf-survey' | 'mf-staff';

interface Row {
  name: RemoteName;
  /** Path prefixes of a remote; `/` matches only itself. */
  paths: string[];
}

const rows = table as Row[];

const liesUnder = (pathname: string, path: string) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

/** The remote of an address. The gateway reads the same table for its preload hints. */
export const remoteOf = (pathname: string): RemoteName | undefined =>
  rows.find(({ paths }) => paths.some((path) => liesUnder(pathname, path)))?.name;
