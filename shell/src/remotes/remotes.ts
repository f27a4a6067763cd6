import table from './remote-paths.json' with { type: 'json' };

export type RemoteName = 'mf-auth' | 'mf-booking' | 'mf-client-area' | 'mf-survey' | 'mf-staff';

interface Row {
  name: RemoteName;
  /** An address that is one of these or lies under it; `/` stands for itself alone. */
  paths: string[];
}

const rows = table as Row[];

const liesUnder = (pathname: string, path: string) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

/** Whose page an address is. The gateway reads the same table for its preload hints. */
export const remoteOf = (pathname: string): RemoteName | undefined =>
  rows.find(({ paths }) => paths.some((path) => liesUnder(pathname, path)))?.name;
